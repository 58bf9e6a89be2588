import type { Language } from '#contract/plain/languages.ts';

// The language that this build speaks, for what is formatted with Intl and for the document.

export const language: Language = 'en';
export const locale = 'en-GB';
/** Beginning of the addresses of all pages. */
export const prefix = '' as string;
export const direction: 'ltr' | 'rtl' = 'ltr';
