// The colours of the drawings: the site's colour tokens, and the tones for skin and hair.

export const ink = '#14211f';

export const pine = {
  950: '#062220',
  900: '#0a2e2b',
  800: '#0c3f3a',
  700: '#0e4f49',
  600: '#14665e',
  500: '#2f8175',
  400: '#63a799',
  300: '#97c8bc',
  200: '#bfded6',
  100: '#dceee9',
  50: '#eef7f4',
} as const;

export const sand = { 0: '#fffdf9', 50: '#fbf7f0', 100: '#f3ebdd', 200: '#e8dcc6', 300: '#d6c6a9' } as const;

export const sun = { 400: '#f2b84b', 300: '#f6cd7c', 200: '#f9dda0', 100: '#fcf0d6' } as const;

export const blush = { 100: '#f9e8dc', 200: '#f3d3c0', 300: '#e7b193', 400: '#d18a64' } as const;

export interface Skin {
  base: string;
  /** The skin in shade. */
  shade: string;
}

export const skin = {
  peach: { base: '#e7b193', shade: '#d59873' },
  amber: { base: '#d18a64', shade: '#b9734d' },
  chestnut: { base: '#b06a46', shade: '#965636' },
  umber: { base: '#8a4d31', shade: '#713c25' },
} as const satisfies Record<string, Skin>;

export const hair = { black: '#2a211d', brown: '#4a3026', grey: '#b4aea4' } as const;
