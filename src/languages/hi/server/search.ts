import type { WeekDay } from '#contract/clinic.ts';

export const canGoWith = (conditions: string) => `इनके साथ हो सकता है: ${conditions}`;
export const treatedWith = (treatments: string) => `इनसे इलाज होता है: ${treatments}`;
export const withConditions = (conditions: string) => `यहाँ की बीमारियाँ और तकलीफ़ें: ${conditions}`;
export const minutes = (count: number) => `${count} मिनट`;

export const titles = {
  hours: 'खुलने का समय',
  place: 'हमारा पता',
  access: 'पार्किंग और अंदर आने का रास्ता',
  prices: 'फ़ीस',
  payment: 'भुगतान के तरीके और बीमा',
  languages: 'भाषाएँ',
  contact: 'फ़ोन और ई-मेल',
};

export const askUs = (phone: string) => `हमसे पूछें: ${phone}`;
export const pricesFrom = (price: string) => `${price} से शुरू`;

export const weekDays: Record<WeekDay, string> = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
};

export const daysFromTo = (first: string, last: string) => `${first} से ${last}`;
export const timesFromTo = (opens: string, closes: string) => `${opens} से ${closes} तक`;
export const and = (parts: readonly string[]) => parts.join(' और ');
export const openOn = (days: string, times: string) => `${days}: ${times}`;
export const closedOn = (days: string) => `${days}: बंद`;
export const allHours = (rows: readonly string[]) => rows.join('। ');
