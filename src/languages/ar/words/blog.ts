import { plural } from '#contract/plain/plural.ts';

export const list = { more: 'مقالات أخرى', older: 'مقالات أقدم', newest: 'أحدث المقالات' } as const;
export const readMore = 'اقرأوا المزيد';
export const opening = 'جارٍ الفتح';
export const minutesToRead = (minutes: number) =>
  plural('ar', minutes, {
    one: 'قراءة في دقيقة واحدة',
    two: 'قراءة في دقيقتين',
    few: `قراءة في ${minutes} دقائق`,
    other: `قراءة في ${minutes} دقيقة`,
  });
export const nextArticle = 'المقال التالي';
export const healthPages = 'صفحات صحية';
export const allArticles = 'كل المقالات';
export const seeAllArticles = 'عرض كل المقالات';
export const notFound = 'لم نجد هذا المقال.';
