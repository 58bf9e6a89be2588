// Heads, drawn 100 units high around the origin. Profiles look to the right; faces stay without features.

import { axis, type Point, points } from '../geometry.ts';
import type { Skin } from '../palette.ts';
import { blob, circle, ellipse, path, place, sweep } from '../primitives.ts';

type HairCut = 'short' | 'bun' | 'bob' | 'tail';

interface HeadPose {
  at: Point;
  height: number;
  skin: Skin;
  hair: string;
  cut: HairCut;
  turn?: number;
  /** Looks to the left. */
  mirror?: boolean;
  /** Whether ears are visible from behind. */
  ears?: boolean;
}

const PROFILE =
  'M28-41C36-33 40-23 39-13C41-5 46 2 48 7C49 11 45 13 40.5 13C42 16 43 19 41 22C43 25 42 29 39 31' +
  'C41 37 39 45 30 48C18 51 4 47-6 38C-14 42-26 38-32 30C-46 12-50-8-45-24C-38-45-14-51 4-50C14-50 22-46 28-41Z';

const PROFILE_HAIR: Record<HairCut, string> = {
  short:
    'M29-38C22-37 13-31 11-20C10-12 9-6 5-4C2-3-2-4-4-7C-12-10-18-2-15 8C-13 16-18 26-24 33C-40 26-52 4-49-19' +
    'C-45-46-20-57 4-54C17-53 27-46 29-38Z',
  bun:
    'M30-39C24-34 14-30 11-21C9-13 6-8 0-8C-10-11-17-3-14 7C-13 16-19 25-27 33C-42 22-51 2-49-18' +
    'C-45-46-20-57 4-54C17-53 28-47 30-39Z',
  bob:
    'M29-40C24-34 16-28 14-18C12-4 15 10 9 26C6 36 2 44-3 50C-18 56-38 52-48 44C-54 26-54 0-50-19' +
    'C-45-46-20-57 4-54C17-53 28-47 29-40Z',
  tail:
    'M30-39C24-34 14-30 11-21C9-13 6-8 0-8C-10-11-17-3-14 7C-13 14-19 22-27 29C-42 18-51 2-49-18' +
    'C-45-46-20-57 4-54C17-53 28-47 30-39Z',
};

const knot = (hair: string): string => circle([-50, -38], 19, hair);
const tail = (hair: string): string =>
  path('M-40-34C-60-36-76-14-72 14C-70 34-74 46-80 56C-62 54-52 40-53 18C-54 0-48-12-38-14Z', hair);

/** A head seen from the side. */
export function profileHead({ at, height, skin, hair, cut, turn = 0, mirror = false }: HeadPose): string {
  const ear = cut === 'bob' ? '' : ellipse([-6, 4], 6.5, 10, skin.shade);
  const behind = cut === 'bun' ? knot(hair) : cut === 'tail' ? tail(hair) : '';
  return place(behind + path(PROFILE, skin.base) + path(PROFILE_HAIR[cut], hair) + ear, at, {
    turn,
    scale: height / 100,
    mirror,
  });
}

/** The silhouette of the same head, for earlier positions. */
export const profileShadow = (
  { at, height, turn = 0, mirror = false }: Omit<HeadPose, 'skin' | 'hair' | 'cut'>,
  fill: string,
): string => place(path(PROFILE, fill), at, { turn, scale: height / 100, mirror });

/** A head seen from behind. */
export function backHead({ at, height, skin, hair, cut, turn = 0, ears: shown = true }: HeadPose): string {
  const ears = shown ? ellipse([-40, 6], 6, 11, skin.base) + ellipse([40, 6], 6, 11, skin.base) : '';
  const skull = points('0 -50, 27 -41, 40 -14, 38 14, 26 36, 0 43, -26 36, -38 14, -40 -14, -27 -41');
  const crop = points('0 -51, 28 -42, 42 -14, 39 10, 30 24, 14 29, 0 30, -14 29, -30 24, -39 10, -42 -14, -28 -42');
  const locks = points('0 -51, 28 -42, 43 -12, 44 24, 46 50, 22 58, 0 59, -22 58, -46 50, -44 24, -43 -12, -28 -42');
  const parts = {
    short: ears + blob(skull, skin.base) + blob(crop, hair),
    bob: blob(locks, hair),
    bun: ears + blob(skull, hair) + circle([0, -60], 20, hair),
    tail: ears + blob(skull, hair) + path(sweep(axis('0 -26 12, 3 20 15, -2 62 13, 3 96 3')), hair),
  };
  return place(parts[cut], at, { turn, scale: height / 100 });
}
