import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'ta';
export const locale = 'ta-IN';
export const prefix = '/ta';
export const direction: 'ltr' | 'rtl' = 'ltr';
