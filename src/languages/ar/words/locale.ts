import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'ar';
/** Digits are 0 to 9, as in phone numbers, prices and references that people read to one another. */
export const locale = 'ar-EG-u-nu-latn';
export const prefix = '/ar';
export const direction: 'ltr' | 'rtl' = 'rtl';
