import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of words with the English one: what is missing or surplus is an error. */
export type Checked = [
  Complete<typeof import('#words/booking.ts'), typeof import('./booking.ts')>,
  Complete<typeof import('#words/booking-parts.ts'), typeof import('./booking-parts.ts')>,
  Complete<typeof import('#words/error-page.ts'), typeof import('./error-page.ts')>,
  Complete<typeof import('#words/forms.ts'), typeof import('./forms.ts')>,
  Complete<typeof import('#words/hours.ts'), typeof import('./hours.ts')>,
  Complete<typeof import('#words/language-switch.ts'), typeof import('./language-switch.ts')>,
  Complete<typeof import('#words/locale.ts'), typeof import('./locale.ts')>,
  Complete<typeof import('#words/search.ts'), typeof import('./search.ts')>,
  Complete<typeof import('#words/site.ts'), typeof import('./site.ts')>,
  Complete<typeof import('#words/slideshow.ts'), typeof import('./slideshow.ts')>,
  Complete<typeof import('#words/times.ts'), typeof import('./times.ts')>,
  Complete<typeof import('#words/visit.ts'), typeof import('./visit.ts')>,
];
