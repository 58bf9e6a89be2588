import { plural } from '#contract/plain/plural.ts';
import type { SearchKind } from '#contract/search.ts';

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
export const bestAnswer = 'أنسب إجابة';
export const groups: Record<SearchKind, string> = {
  condition: 'الحالات',
  symptom: 'ما قد تشعرون به',
  problem: 'حجز موعد من أجل',
  treatment: 'العلاجات',
  article: 'المقالات',
  area: 'أجزاء الجسم',
  clinic: 'عن العيادة',
  person: 'فريقنا',
  page: 'عن العيادة',
};
