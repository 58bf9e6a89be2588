export const summary = (clinic: string) => `${clinic}: வருகை`;
export const cancelled = (summary: string) => `ரத்து: ${summary}`;
export const description = (reference: string, phone: string) =>
  `கோரிக்கை எண் ${reference}. வர முடியாவிட்டால், ${phone} என்ற எண்ணுக்கு போன் செய்யுங்கள்.`;
export const descriptionWith = (practitioner: string, reference: string, phone: string) =>
  `${practitioner} அவர்களிடம். கோரிக்கை எண் ${reference}. வர முடியாவிட்டால், ${phone} என்ற எண்ணுக்கு போன் செய்யுங்கள்.`;
