import type { WeekDay } from '#contract/clinic.ts';

// Words of search results, and what search answers about the clinic.

export const canGoWith = (conditions: string) => `Can go with ${conditions}`;
export const treatedWith = (treatments: string) => `Treated with ${treatments}`;
export const withConditions = (conditions: string) => `With ${conditions}`;
export const minutes = (count: number) => `${count} minutes`;

/** Titles of the answers about the clinic. */
export const titles = {
  hours: 'Opening hours',
  place: 'Where we are',
  access: 'Parking and access',
  prices: 'Prices',
  payment: 'Ways to pay and insurance',
  languages: 'Languages',
  contact: 'Phone and e-mail',
};

export const askUs = (phone: string) => `Ask us: ${phone}`;
export const pricesFrom = (price: string) => `From ${price}`;

export const weekDays: Record<WeekDay, string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

export const daysFromTo = (first: string, last: string) => `${first} to ${last}`;
export const timesFromTo = (opens: string, closes: string) => `${opens} to ${closes}`;
export const and = (parts: readonly string[]) => parts.join(' and ');
export const openOn = (days: string, times: string) => `${days} ${times}`;
export const closedOn = (days: string) => `${days} closed`;
export const allHours = (rows: readonly string[]) => rows.join('. ');
