// The figure on which visitors touch where it hurts, from the front and from behind: 760 by 800.
// `src/web/figure/joints.ts` knows where its joints are.

import { standingBack, standingFront } from '../body/standing.ts';
import { pine } from '../palette.ts';
import { ellipse, place } from '../primitives.ts';

const shadow = (): string => ellipse([0, 753], 96, 9, pine[300], { opacity: 0.5 });

export const bodyFinder = (): string =>
  place(shadow() + standingFront(), [190, 26]) + place(shadow() + standingBack(), [570, 26]);
