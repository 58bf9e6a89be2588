import knee from '#web/art/hero-knee.svg?no-inline';
import shoulder from '#web/art/hero-shoulder.svg?no-inline';
import spine from '#web/art/hero-spine.svg?no-inline';

/** Headlines of at most seven words. */
export const slides = [
  {
    id: 'slide-1',
    headline: 'Every degree of movement counts.',
    sentence: 'We measure how you move today, then plan small steps with you.',
    art: shoulder,
  },
  {
    id: 'slide-2',
    headline: 'A calmer back starts with listening.',
    sentence: 'Tell us where it hurts and when. We look, explain, and begin gently.',
    art: spine,
  },
  {
    id: 'slide-3',
    headline: 'Steady knees, one bend at a time.',
    sentence: 'After an injury or an operation, we rebuild strength at your pace.',
    art: knee,
  },
] as const;

export type Slide = (typeof slides)[number];
