import { defaultHue, hues } from './hues.ts';

/** Choices of a clinic; the first of each is the default. */
export const looks = {
  hue: hues,
  typefaces: ['warm', 'classic', 'clear'],
  corners: ['round', 'soft', 'square'],
  hero: ['behind', 'below', 'framed'],
} as const;

export type Look = { [Part in keyof typeof looks]: (typeof looks)[Part][number] };

export const defaultLook: Look = { hue: defaultHue, typefaces: 'warm', corners: 'round', hero: 'behind' };

export const isDefaultLook = (look: Look) =>
  (Object.keys(looks) as (keyof Look)[]).every((part) => look[part] === defaultLook[part]);
