import type { WeekDay } from '#contract/clinic.ts';

export const canGoWith = (conditions: string) => `यासोबत असू शकते: ${conditions}`;
export const treatedWith = (treatments: string) => `यावरचे उपचार: ${treatments}`;
export const withConditions = (conditions: string) => `इथले आजार आणि त्रास: ${conditions}`;
export const minutes = (count: number) => `${count} मिनिटे`;

export const titles = {
  hours: 'उघडे असण्याची वेळ',
  place: 'आमचा पत्ता',
  access: 'पार्किंग आणि आत येण्याचा रस्ता',
  prices: 'फी',
  payment: 'पैसे देण्याच्या पद्धती आणि विमा',
  languages: 'भाषा',
  contact: 'फोन आणि ई-मेल',
};

export const askUs = (phone: string) => `आम्हाला विचारा: ${phone}`;
export const pricesFrom = (price: string) => `${price} पासून`;

export const weekDays: Record<WeekDay, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगळवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

export const daysFromTo = (first: string, last: string) => `${first} ते ${last}`;
export const timesFromTo = (opens: string, closes: string) => `${opens} ते ${closes}`;
export const and = (parts: readonly string[]) => parts.join(' आणि ');
export const openOn = (days: string, times: string) => `${days}: ${times}`;
export const closedOn = (days: string) => `${days}: बंद`;
export const allHours = (rows: readonly string[]) => rows.join('. ');
