export const languages = 'اللغات';
export const closeOffer = 'إغلاق';
