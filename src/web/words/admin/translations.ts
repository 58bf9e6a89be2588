import type { TranslationKind } from '#contract/plain/translated-fields.ts';

// The pages on which the clinic has its texts translated.

/** Records that can be translated, in the order of their list. */
export const kinds = {
  sign: 'Signs',
  'clinic-profile': 'Clinic',
  practitioner: 'Practitioners',
  texts: 'Words of pages',
  problem: 'Problems',
  treatment: 'Treatments',
  condition: 'Conditions',
  symptom: 'Symptoms',
  blog: 'Blogs',
  'gallery-item': 'Gallery',
  opening: 'Career',
  notice: 'Notices',
  page: 'Pages',
  'message-template': 'Messages',
} satisfies Record<TranslationKind, string>;

export const translations = 'Translations';
export const allTranslations = 'All translations';
export const allTranslated = 'Everything is translated.';
export const lead = '{kind}. Visitors read English where a translation is missing. {link}';
export const editOriginal = 'Edit the original';
export const saveTranslation = 'Save translation';
export const notSaved = 'Not saved yet. What you type is stored in this browser.';
export const allSaved = 'Everything is saved.';
export const older = 'Older than the original';
export const missing = 'Missing';
export const stillFits = 'The translation still fits the changed original.';
export const notChecked = 'Not yet checked: visitors read the English as well.';
export const check = 'Checked';
export const checkedBy = (person: string, day: string) => `Checked by ${person} on ${day}.`;
export const canBeChecked = 'It can be checked once every text is translated and saved.';
export const aboutPictures =
  'The original has pictures that are not in the translation yet. Once they are, choose each one to describe it in this language.';
export const addPictures = (count: number) =>
  count === 1 ? 'Add the picture of the original' : `Add the ${count} pictures of the original`;
