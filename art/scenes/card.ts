// The link preview for other sites: 1200 by 630, without text, because the clinic's name may change.

import { sand } from '../palette.ts';
import { place, rect } from '../primitives.ts';
import { heroShoulder } from './hero.ts';
import { logo } from './marks.ts';

export const shareCard = (): string =>
  [
    rect([0, 0], 1200, 630, sand[50]),
    place(heroShoulder(), [356, 0], { scale: 630 / 760 }),
    place(logo(), [96, 219], { scale: 6 }),
  ].join('');
