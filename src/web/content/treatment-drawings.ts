import knee from '#web/art/hero-knee.svg?no-inline';
import shoulder from '#web/art/hero-shoulder.svg?no-inline';
import spine from '#web/art/hero-spine.svg?no-inline';

/** The drawing of a treatment. */
export function drawingOf({ kind }: { kind: 'therapy' | 'service' | 'advice' }) {
  return { therapy: shoulder, service: spine, advice: knee }[kind];
}
