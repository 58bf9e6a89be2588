import { plural } from '#contract/plain/plural.ts';

export const welcome = 'مرحبًا بكم';
export const slide = 'شريحة';
export const carousel = 'عرض شرائح';
export const slideOf = (place: number, count: number) => `${place} من ${count}`;
export const showOnFigure = 'حددوا المكان على رسم الجسم';
export const atAGlance = 'نظرة سريعة';
export const years = 'سنوات الخبرة';
export const offers = 'علاجات وخدمات';
export const outOfFive = 'من 5 نجوم';
export const fromReviews = (count: number) =>
  plural('ar', count, {
    one: 'من رأي واحد',
    two: 'من رأيين',
    few: `من ${count} آراء`,
    many: `من ${count} رأيًا`,
    other: `من ${count} رأي`,
  });
export const allReviews = 'كل الآراء';
