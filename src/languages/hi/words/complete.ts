import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of words with the English one: what is missing or surplus is an error. */
export type Checked = [
  //
  Complete<typeof import('#words/error-page.ts'), typeof import('./error-page.ts')>,
  Complete<typeof import('#words/language-switch.ts'), typeof import('./language-switch.ts')>,
  Complete<typeof import('#words/locale.ts'), typeof import('./locale.ts')>,
  Complete<typeof import('#words/visit.ts'), typeof import('./visit.ts')>,
];
