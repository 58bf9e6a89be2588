import { plural } from '#contract/plain/plural.ts';

export const filter = { conditions: 'بحث في الحالات', symptoms: 'بحث في الأعراض' } as const;
export const toLetter = {
  conditions: 'الانتقال إلى حرف: الحالات',
  symptoms: 'الانتقال إلى حرف: الأعراض',
} as const;
export const entries = (count: number) => `العدد: ${count}`;
export const shownOf = (shown: number, count: number) => `${shown} من ${count}`;
export const skipList = 'تخطي هذه القائمة';
export const goWith = (count: number) =>
  plural('ar', count, {
    one: 'حالة واحدة قد ترافق هذا العرض: {symptom}',
    two: 'حالتان قد ترافقان هذا العرض: {symptom}',
    few: `${count} حالات قد ترافق هذا العرض: {symptom}`,
    other: `${count} حالة قد ترافق هذا العرض: {symptom}`,
  });
export const showAll = 'عرض كل الحالات';
export const therapies = (count: number) =>
  plural('ar', count, {
    one: 'علاج واحد',
    two: 'علاجان',
    few: `${count} علاجات`,
    many: `${count} علاجًا`,
    other: `${count} علاج`,
  });
export const services = (count: number) =>
  plural('ar', count, { one: 'خدمة واحدة', two: 'خدمتان', few: `${count} خدمات`, other: `${count} خدمة` });
export const more = (count: number) => `عرض ${count} أخرى`;
