import { plural } from '#contract/plain/plural.ts';

export const minutesShort = (minutes: number) => `${minutes} د`;
export const minutes = (count: number) =>
  plural('ar', count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${count} دقائق`, other: `${count} دقيقة` });
export const bookThis = 'حجز هذا العلاج';
export const whenNotTo = 'متى لا يناسب';
export const description = (name: string, said: string) => `${name} في {place}: ${said}`;
export const whatToExpect = 'ما تتوقعونه، وكيف تحجزون.';
