import type { Role } from './roles.ts';

/** Pairs of text and ground, and the contrast that every theme promises for it, in light and dark (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Pair {
  roles: readonly Role[];
  on: readonly Role[];
  ratio: number;
}

const grounds = ['ground', 'surface', 'band', 'tint', 'tint-soft', 'sun-tint', 'blush'] as const satisfies Role[];
const strong = ['band-strong', 'tint-strong'] as const satisfies Role[];
const deep = ['deep', 'deep-raised', 'deep-active', 'deepest'] as const satisfies Role[];

const text = 4.5;
/** Large text, outlines of controls, and what is drawn to be seen. */
const large = 3;

export const pairs: readonly Pair[] = [
  {
    roles: ['text', 'text-soft', 'heading', 'link', 'danger'],
    on: [...grounds, ...strong, 'danger-ground'],
    ratio: text,
  },
  { roles: ['accent', 'action-text'], on: grounds, ratio: text },
  { roles: ['on-deep', 'on-deep-soft'], on: deep, ratio: text },
  { roles: ['control', 'control-strong'], on: ['on-control'], ratio: text },
  { roles: ['control', 'control-strong', 'accent-mid', 'sun-edge'], on: grounds, ratio: large },
  { roles: ['action', 'action-hover', 'action-pressed'], on: ['on-action'], ratio: text },
  { roles: ['action'], on: ['ground', 'surface', 'band', 'tint', 'sun-tint', 'blush'], ratio: large },
  { roles: ['danger'], on: ['on-danger'], ratio: text },
  { roles: ['sun'], on: ['on-sun'], ratio: text },
  { roles: ['sun'], on: deep, ratio: large },
  { roles: ['blush-edge'], on: ['deep'], ratio: large },
  { roles: ['line-strong'], on: ['ground', 'surface', 'band', 'tint', 'tint-soft', 'sun-tint'], ratio: large },
];
