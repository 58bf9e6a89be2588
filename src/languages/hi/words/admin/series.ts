import type { WeekDay } from '#contract/clinic.ts';
import { weekDays } from '../hours.ts';

export const numberOfVisits = 'कितनी विज़िट';
export const firstDay = 'पहला दिन';
export const daysOfTheWeek = 'हफ़्ते के दिन';
export const showTheDates = 'तारीखें दिखाएँ';
export const changeThePlan = 'प्लान बदलें';
export const series = 'सीरीज़';
export const leaveItOut = 'इसे छोड़ दें';
export const cancelThisAndAll = 'यह और आगे की सभी विज़िट रद्द करें…';
export const cancelThem = 'रद्द करें';
export const keepThem = 'रहने दें';
export const bookASeries = 'सीरीज़ बुक करें';
export const timeOn = (day: WeekDay) => `${weekDays[day]} का समय`;
export const bookASeriesFor = '{name} के लिए सीरीज़ बुक करें';
export const bookVisits = (visits: number) => `${visits} विज़िट बुक करें`;
export const allCanBeBooked = (visits: number) => `सभी ${visits} विज़िट बुक हो सकती हैं।`;
export const someClash = (visits: number, clashes: number) =>
  `${visits} विज़िट में से ${clashes} तय समय पर नहीं हो ${clashes === 1 ? 'सकती' : 'सकतीं'}। दूसरा समय चुनें, फिर भी बुक करें, या उसे छोड़ दें।`;
export const insteadOf = (moment: string) => `${moment} की जगह`;
export const bookAnyway = (moment: string) => `फिर भी बुक करें: ${moment}`;
export const attendedOf = (attended: number, count: number) => `${count} में से ${attended} बार आए`;
export const cancelVisits = (visits: number) => `${visits} विज़िट रद्द करें?`;
export const cancelFromTo = (from: string, to: string) => `${from} से ${to} तक। आप इसे 30 सेकंड तक वापस ले सकते हैं।`;
