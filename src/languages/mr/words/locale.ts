import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'mr';
export const locale = 'mr-IN';
export const prefix = '/mr';
export const direction: 'ltr' | 'rtl' = 'ltr';
