import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of words of the admin area with the English one: what is missing or surplus is an error. */
export type Checked = [
  Complete<typeof import('#words/admin/blogs.ts'), typeof import('./blogs.ts')>,
  Complete<typeof import('#words/admin/calendar.ts'), typeof import('./calendar.ts')>,
  Complete<typeof import('#words/admin/careers.ts'), typeof import('./careers.ts')>,
  Complete<typeof import('#words/admin/closures.ts'), typeof import('./closures.ts')>,
  Complete<typeof import('#words/admin/conditions.ts'), typeof import('./conditions.ts')>,
  Complete<typeof import('#words/admin/editor.ts'), typeof import('./editor.ts')>,
  Complete<typeof import('#words/admin/feeds.ts'), typeof import('./feeds.ts')>,
  Complete<typeof import('#words/admin/gallery.ts'), typeof import('./gallery.ts')>,
  Complete<typeof import('#words/admin/hours.ts'), typeof import('./hours.ts')>,
  Complete<typeof import('#words/admin/language-choice.ts'), typeof import('./language-choice.ts')>,
  Complete<typeof import('#words/admin/leave.ts'), typeof import('./leave.ts')>,
  Complete<typeof import('#words/admin/leave-fields.ts'), typeof import('./leave-fields.ts')>,
  Complete<typeof import('#words/admin/messages.ts'), typeof import('./messages.ts')>,
  Complete<typeof import('#words/admin/notices.ts'), typeof import('./notices.ts')>,
  Complete<typeof import('#words/admin/pages.ts'), typeof import('./pages.ts')>,
  Complete<typeof import('#words/admin/pictures.ts'), typeof import('./pictures.ts')>,
  Complete<typeof import('#words/admin/reviews.ts'), typeof import('./reviews.ts')>,
  Complete<typeof import('#words/admin/rooms.ts'), typeof import('./rooms.ts')>,
  Complete<typeof import('#words/admin/series.ts'), typeof import('./series.ts')>,
  Complete<typeof import('#words/admin/symptoms.ts'), typeof import('./symptoms.ts')>,
  Complete<typeof import('#words/admin/today.ts'), typeof import('./today.ts')>,
  Complete<typeof import('#words/admin/treatments.ts'), typeof import('./treatments.ts')>,
  Complete<typeof import('#words/admin/visits.ts'), typeof import('./visits.ts')>,
];
