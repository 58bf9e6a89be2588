import type { Complete } from '#contract/plain/languages.ts';

/** Compares each module of messages with the English one: what is missing or surplus is an error. */
export type Checked = [
  //
  Complete<typeof import('#contract/messages/contact.ts'), typeof import('./contact.ts')>,
  Complete<typeof import('#contract/messages/messages.ts'), typeof import('./messages.ts')>,
  Complete<typeof import('#contract/messages/patient-links.ts'), typeof import('./patient-links.ts')>,
  Complete<typeof import('#contract/messages/urgencies.ts'), typeof import('./urgencies.ts')>,
];
