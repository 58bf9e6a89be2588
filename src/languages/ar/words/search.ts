import { plural } from '#contract/plain/plural.ts';
import type { SearchKind } from '#contract/search.ts';

export const suggestions = 'اقتراحات';
export const countSuggestions = (count: number) =>
  plural('ar', count, {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: `${count} اقتراحات`,
    many: `${count} اقتراحًا`,
    other: `${count} اقتراح`,
  });
export const moreUrgentSigns = 'علامات أخرى تحتاج إلى مساعدة قريبًا';

export const kinds: Record<SearchKind, string> = {
  condition: 'حالة',
  symptom: 'عرض',
  problem: 'مشكلة',
  treatment: 'علاج',
  article: 'مقال',
  area: 'جزء من الجسم',
  clinic: 'عن العيادة',
  person: 'أخصائي',
  page: 'عن العيادة',
};
