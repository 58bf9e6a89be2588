import type { Family } from './roles.ts';

/** How a hue differs from the first one: degrees by which a family is turned, and how much of its chroma it has. */
type Turns = Partial<Record<Family, { turn?: number; chroma?: number }>>;

/** The hues that a clinic may choose from; the first is the default. */
export const hues = ['pine', 'sea', 'violet', 'plum', 'moss', 'cocoa'] as const;
export type Hue = (typeof hues)[number];

export const defaultHue: Hue = 'pine';

export const turns: Record<Hue, Turns> = {
  pine: {},
  sea: { primary: { turn: 60, chroma: 1.35 }, neutral: { turn: 165, chroma: 0.4 } },
  violet: { primary: { turn: 103, chroma: 1.3 }, neutral: { turn: 225, chroma: 0.4 }, action: { turn: -35 } },
  plum: {
    primary: { turn: 155, chroma: 1.15 },
    neutral: { turn: -30, chroma: 0.8 },
    action: { turn: 14, chroma: 0.85 },
  },
  moss: { primary: { turn: -58, chroma: 0.95 }, neutral: { turn: 22 } },
  // Brown clothes would look like skin.
  cocoa: { primary: { turn: -133, chroma: 0.75 }, action: { turn: 165, chroma: 0.62 }, clothes: { turn: 20 } },
};
