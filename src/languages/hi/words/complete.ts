import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of words with the English one: what is missing or surplus is an error. */
export type Checked = [
  //
  Complete<typeof import('#words/locale.ts'), typeof import('./locale.ts')>,
];
