/** Parts of a theme that have a hue of their own. Clothes are those of people in drawings. */
export type Family = 'primary' | 'neutral' | 'action' | 'sun' | 'danger' | 'clothes';

/** A colour of the first hue in each scheme, and the family that gives it another hue. */
type RoleColours = readonly [light: string, lightFamily: Family, dark: string, darkFamily: Family];

const both = (family: Family, light: string, dark: string): RoleColours => [light, family, dark, family];
/** Paper is neutral in light and in the clinic's colour in dark; with text it is the other way round. */
const paper = (light: string, dark: string): RoleColours => [light, 'neutral', dark, 'primary'];
const writing = (light: string, dark: string): RoleColours => [light, 'primary', dark, 'neutral'];

/** The colours of the first hue, as styles/tokens.css has them; a test compares both. */
export const roleColours = {
  ground: paper('#fbf7f0', '#0b1f1d'),
  surface: paper('#fffdf9', '#12302d'),
  band: paper('#f3ebdd', '#0f2926'),
  'band-strong': paper('#e8dcc6', '#26443f'),
  tint: both('primary', '#dceee9', '#1a403b'),
  'tint-soft': both('primary', '#eef7f4', '#163834'),
  'tint-strong': both('primary', '#bfded6', '#265650'),
  'sun-tint': both('sun', '#fcf0d6', '#3a331f'),
  blush: both('neutral', '#f9e8dc', '#2d2a25'),
  deep: both('primary', '#0a2e2b', '#123b37'),
  'deep-raised': both('primary', '#0c3f3a', '#184844'),
  'deep-active': both('primary', '#0e4f49', '#1f5c55'),
  deepest: both('primary', '#062220', '#071614'),
  'danger-ground': both('danger', '#fdf0ec', '#40201d'),
  'on-deep': both('neutral', '#fbf7f0', '#fbf7f0'),
  'on-deep-soft': both('primary', '#c9d6d0', '#c9d6d0'),
  'line-on-deep': both('primary', '#2c5550', '#356660'),
  'on-control': both('primary', '#ffffff', '#0b1f1d'),
  'on-action': both('primary', '#ffffff', '#14211f'),
  'on-sun': both('primary', '#14211f', '#14211f'),
  'on-danger': both('danger', '#ffffff', '#2b0b08'),
  text: writing('#14211f', '#f3ebdd'),
  'text-soft': both('primary', '#46544f', '#b9c8c1'),
  heading: writing('#0a2e2b', '#f8f2e6'),
  link: both('primary', '#0e4f49', '#9ed3c6'),
  accent: both('primary', '#14665e', '#8cc7b9'),
  'accent-mid': both('primary', '#2f8175', '#63a799'),
  'accent-soft': both('primary', '#97c8bc', '#3b7268'),
  control: both('primary', '#14665e', '#84c5b6'),
  'control-strong': both('primary', '#0e4f49', '#9ed3c6'),
  action: both('action', '#b4472a', '#d9694a'),
  'action-hover': both('action', '#963a22', '#e5805f'),
  'action-pressed': both('action', '#7a2f1b', '#ee9877'),
  'action-text': both('action', '#963a22', '#f09a7d'),
  'blush-edge': both('action', '#d18a64', '#d18a64'),
  sun: both('sun', '#f2b84b', '#f2b84b'),
  'sun-edge': both('sun', '#8f6614', '#c9973a'),
  danger: both('danger', '#a61b1b', '#ffaba0'),
  line: paper('#e4dac8', '#2a4a46'),
  'line-strong': both('primary', '#7c8983', '#7c9990'),
  tick: both('primary', '#63a799', '#4d8c80'),
} as const satisfies Record<string, RoleColours>;

export type Role = keyof typeof roleColours;
export const roles = /* @__PURE__ */ Object.keys(roleColours) as Role[];
