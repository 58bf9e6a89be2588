import type { Language } from '#contract/plain/languages.ts';

export const language: Language = 'ar';
export const locale = 'ar-EG';
export const prefix = '/ar';
export const direction: 'ltr' | 'rtl' = 'rtl';
