import { plural } from '#contract/plain/plural.ts';

export const resultsFor = (query: string) => `نتائج البحث عن ${query}`;
export const results = 'النتائج';
export const found = (count: number) =>
  plural('ar', count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${count} نتائج`,
    other: `${count} نتيجة`,
  });
export const orPartOfBody = 'أو اختاروا الجزء من جسمكم';
export const bookFor = 'حجز موعد: {query}';
export const askUs = 'اسألونا: يمكننا أن نخبركم بمن يساعدكم.';
export const nearest = 'أقرب النتائج';
