import type { Complete } from '#contract/plain/languages.ts';

export type Checked = [
  Complete<typeof import('#words/admin/language-choice.ts'), typeof import('./language-choice.ts')>,
];
