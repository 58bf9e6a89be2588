import { plural } from '#contract/plain/plural.ts';

export const years = (number: number) =>
  plural('ar', number, { one: 'سنة واحدة', two: 'سنتين', few: `${number} سنوات`, other: `${number} سنة` });
export const months = (number: number) =>
  plural('ar', number, {
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${number} أشهر`,
    many: `${number} شهرًا`,
    other: `${number} شهر`,
  });
export const days = (number: number) =>
  plural('ar', number, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${number} أيام`,
    many: `${number} يومًا`,
    other: `${number} يوم`,
  });
export const untilErased = 'إلى أن تطلبوا منا محوها';
export const forPeriod = (period: string) => `لمدة ${period}، أو إلى أن تطلبوا منا محوها`;
