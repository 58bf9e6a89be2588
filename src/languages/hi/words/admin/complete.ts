import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of words of the admin area with the English one: what is missing or surplus is an error. */
export type Checked = [
  Complete<typeof import('#words/admin/calendar.ts'), typeof import('./calendar.ts')>,
  Complete<typeof import('#words/admin/closures.ts'), typeof import('./closures.ts')>,
  Complete<typeof import('#words/admin/feeds.ts'), typeof import('./feeds.ts')>,
  Complete<typeof import('#words/admin/hours.ts'), typeof import('./hours.ts')>,
  Complete<typeof import('#words/admin/language-choice.ts'), typeof import('./language-choice.ts')>,
  Complete<typeof import('#words/admin/leave.ts'), typeof import('./leave.ts')>,
  Complete<typeof import('#words/admin/leave-fields.ts'), typeof import('./leave-fields.ts')>,
  Complete<typeof import('#words/admin/rooms.ts'), typeof import('./rooms.ts')>,
  Complete<typeof import('#words/admin/series.ts'), typeof import('./series.ts')>,
  Complete<typeof import('#words/admin/today.ts'), typeof import('./today.ts')>,
  Complete<typeof import('#words/admin/visits.ts'), typeof import('./visits.ts')>,
];
