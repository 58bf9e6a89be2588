import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'hi';
export const locale = 'hi-IN';
export const prefix = '/hi';
export const direction: 'ltr' | 'rtl' = 'ltr';
