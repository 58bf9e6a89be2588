import type { Aim } from '#contract/plain/treatment-texts.ts';
import knee from '#web/art/hero-knee.svg?no-inline';
import shoulder from '#web/art/hero-shoulder.svg?no-inline';
import spine from '#web/art/hero-spine.svg?no-inline';

const drawings: Record<Aim, string> = {
  move: shoulder,
  pain: spine,
  recover: knee,
  steady: knee,
  family: spine,
  place: shoulder,
};

/** The drawing of a treatment, by what it is for. */
export const drawingOf = ({ aim }: { aim: Aim | null }) => drawings[aim ?? 'move'];
