import type { WeekDay } from '#contract/clinic.ts';
import { plural } from '#contract/plain/plural.ts';

export const canGoWith = (conditions: string) => `قد يرافق: ${conditions}`;
export const treatedWith = (treatments: string) => `تُعالج بـ: ${treatments}`;
export const withConditions = (conditions: string) => `فيه: ${conditions}`;
export const minutes = (count: number) =>
  plural('ar', count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${count} دقائق`, other: `${count} دقيقة` });

export const titles = {
  hours: 'ساعات العمل',
  place: 'أين نحن',
  access: 'موقف السيارات والدخول',
  prices: 'الأسعار',
  payment: 'طرق الدفع والتأمين',
  languages: 'اللغات',
  contact: 'الهاتف والبريد الإلكتروني',
};

export const askUs = (phone: string) => `اسألونا: \u200e${phone}`;
export const pricesFrom = (price: string) => `ابتداءً من ${price}`;

export const weekDays: Record<WeekDay, string> = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
};

export const daysFromTo = (first: string, last: string) => `من ${first} إلى ${last}`;
export const timesFromTo = (opens: string, closes: string) => `من ${opens} إلى ${closes}`;
export const and = (parts: readonly string[]) => parts.join(' و');
export const openOn = (days: string, times: string) => `${days}: ${times}`;
export const closedOn = (days: string) => `${days}: مغلق`;
export const allHours = (rows: readonly string[]) => rows.join('. ');
