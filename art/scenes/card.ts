// The link preview for other sites: 1200 by 630. The server writes the clinic's name and the page's title into the left half.

import { sand } from '../palette.ts';
import { place, rect } from '../primitives.ts';
import { heroShoulder } from './hero.ts';

export const shareCard = (): string =>
  [rect([0, 0], 1200, 630, sand[50]), place(heroShoulder(), [-60, 0], { scale: 630 / 800 })].join('');
