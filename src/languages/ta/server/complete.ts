import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of the server's words with the English one: what is missing or surplus is an error. */
export type Checked = [
  Complete<typeof import('#server/words/calendar.ts'), typeof import('./calendar.ts')>,
  Complete<typeof import('#server/words/mail.ts'), typeof import('./mail.ts')>,
  Complete<typeof import('#server/words/plain-pages.ts'), typeof import('./plain-pages.ts')>,
  Complete<typeof import('#server/words/privacy.ts'), typeof import('./privacy.ts')>,
  Complete<typeof import('#server/words/search.ts'), typeof import('./search.ts')>,
];
