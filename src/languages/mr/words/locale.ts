import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'mr';
export const locale = 'mr-IN-u-nu-latn'; // digits from 0 to 9
export const prefix = '/mr';
export const direction: 'ltr' | 'rtl' = 'ltr';
