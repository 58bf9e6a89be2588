import { plural } from '#contract/plain/plural.ts';

export const minutes = (count: number) =>
  plural('ar', count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${count} دقائق`, other: `${count} دقيقة` });
export const bookThis = 'حجز هذا العلاج';
export const whenNotTo = 'متى لا يناسب';
export const description = (name: string, said: string) => `${name} في {place}: ${said}`;
export const whatToExpect = 'ما تتوقعونه، وكيف تحجزون.';
export const usualLength = 'تستغرق الزيارة {minutes}، ما لم يُذكر غير ذلك.';
export const time = 'المدة';
export const price = 'السعر';
export const givenBy = 'من يقدمه';
export const everyone = 'كل أعضاء فريقنا';
export const usedFor = 'يُستخدم من أجل';
export const moreTreatments = 'علاجات أخرى';
