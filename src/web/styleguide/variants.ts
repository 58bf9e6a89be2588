import { hues } from '#contract/plain/themes/hues.ts';

/** Switches of the page in its address; the first choice of each is what shows without it. */
export const switches = {
  scheme: ['system', 'light', 'dark'],
  hue: ['clinic', ...hues],
  dir: ['ltr', 'rtl'],
  text: ['100', '200'],
  open: ['nothing', 'dialog', 'wide', 'question', 'sheet', 'toasts'],
} as const;

export type Variant = { [Name in keyof typeof switches]: (typeof switches)[Name][number] };

export const switchNames = Object.keys(switches) as (keyof Variant)[];

/** Ignores what no switch has. */
export function readVariant(params: URLSearchParams): Variant {
  const chosen = switchNames.map((name) => {
    const choices: readonly string[] = switches[name];
    return [name, choices.find((choice) => choice === params.get(name)) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as Variant;
}

/** Variants of which `npm run compare` takes pictures, as what follows the question mark. */
export const comparedVariants: readonly string[] = [
  ...hues.flatMap((hue) => ['light', 'dark'].map((scheme) => `scheme=${scheme}&hue=${hue}`)),
  ...['light', 'dark'].flatMap((scheme) => switches.open.slice(1).map((open) => `scheme=${scheme}&open=${open}`)),
  'scheme=light&dir=rtl',
  'scheme=dark&dir=rtl',
  'scheme=light&text=200',
];
