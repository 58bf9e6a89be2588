import { type ClinicCountry, clinicCountries } from '#contract/plain/countries.ts';

/** A public holiday; `day` is an ISO date. */
export interface Holiday {
  day: string;
  name: string;
}

interface HolidayList {
  /** The law or calendar that names these days. */
  source: string;
  /** The last year that was compared with the dates that the government publishes; undefined for none. */
  comparedUntil?: number;
  /** Holidays that the list does not have, as a sentence. */
  missing: string;
  daysOf: (year: number) => Holiday[];
}

/** The last year that is offered. Before a release, compare it with the official calendars, and raise it. */
const lastHolidayYear = 2028;

const nextDay = (day: string, days: number) => {
  const time = new Date(`${day}T00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
};

/** Day of the week, 0 for Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

const two = (number: number) => String(number).padStart(2, '0');
const on = (month: number, date: number, name: string) => (year: number) => ({
  day: `${year}-${two(month)}-${two(date)}`,
  name,
});

const [monday, thursday] = [0, 3];

/** The first, second ... such weekday of a month; from the end for -1. */
const weekday = (place: number, which: number, month: number, name: string) => (year: number) => {
  const first = place > 0 ? `${year}-${two(month)}-01` : nextDay(`${year}-${two(month + 1)}-01`, -7);
  return { day: nextDay(first, ((which - weekdayOf(first) + 7) % 7) + 7 * Math.max(0, place - 1)), name };
};

/** Easter Sunday, by the anonymous Gregorian algorithm. */
function easterOf(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
}

const easter = (days: number, name: string) => (year: number) => ({ day: nextDay(easterOf(year), days), name });

type Rule = (year: number) => Holiday;

const allOf =
  (...rules: Rule[]) =>
  (year: number) =>
    rules.map((rule) => rule(year));

const newYear = on(1, 1, 'New Year’s Day');
const goodFriday = easter(-2, 'Good Friday');
const easterMonday = easter(1, 'Easter Monday');
const christmas = on(12, 25, 'Christmas Day');
const boxingDay = on(12, 26, 'Boxing Day');

/** The United Kingdom replaces holidays that fall on a weekend. */
const substitutes = (year: number): Holiday[] =>
  [
    { holiday: newYear(year), day: weekday(1, monday, 1, '')(year).day },
    { holiday: christmas(year), day: `${year}-12-27` },
    { holiday: boxingDay(year), day: `${year}-12-28` },
  ].flatMap(({ holiday, day }) =>
    weekdayOf(holiday.day) > 4 ? [{ day, name: `${holiday.name} (substitute day)` }] : [],
  );

/** The United States observe a Saturday's holiday on Friday, and a Sunday's on Monday. */
const observed = ({ day, name }: Holiday) => {
  const [saturday, sunday] = [5, 6];
  const days = { [saturday]: -1, [sunday]: 1 }[weekdayOf(day)];
  return days ? [{ day: nextDay(day, days), name: `${name} (observed)` }] : [];
};

const federalHolidays = allOf(
  newYear,
  weekday(3, monday, 1, 'Martin Luther King Jr. Day'),
  weekday(3, monday, 2, 'Washington’s Birthday'),
  weekday(-1, monday, 5, 'Memorial Day'),
  on(6, 19, 'Juneteenth'),
  on(7, 4, 'Independence Day'),
  weekday(1, monday, 9, 'Labor Day'),
  weekday(2, monday, 10, 'Columbus Day'),
  on(11, 11, 'Veterans Day'),
  weekday(4, thursday, 11, 'Thanksgiving Day'),
  christmas,
);

const lists: Readonly<Record<ClinicCountry, HolidayList>> = {
  IN: {
    source: 'the holidays that the Government of India gazettes every year',
    comparedUntil: 2026,
    missing: 'Festivals that follow the moon, and holidays of your state, change every year: enter them yourself.',
    daysOf: allOf(
      on(1, 26, 'Republic Day'),
      goodFriday,
      on(8, 15, 'Independence Day'),
      on(10, 2, 'Gandhi Jayanti'),
      christmas,
    ),
  },
  GB: {
    source: 'the bank holidays of England and Wales on gov.uk',
    comparedUntil: 2028,
    missing: 'Scotland and Northern Ireland have others: enter them yourself.',
    daysOf: (year) => [
      ...allOf(
        newYear,
        goodFriday,
        easterMonday,
        weekday(1, monday, 5, 'Early May bank holiday'),
        weekday(-1, monday, 5, 'Spring bank holiday'),
        weekday(-1, monday, 8, 'Summer bank holiday'),
        christmas,
        boxingDay,
      )(year),
      ...substitutes(year),
    ],
  },
  US: {
    source: 'the federal holidays of 5 U.S.C. 6103',
    comparedUntil: 2028,
    missing: 'Holidays of your state are not in the list.',
    daysOf: (year) => federalHolidays(year).flatMap((holiday) => [holiday, ...observed(holiday)]),
  },
  DE: {
    source: 'the public holidays that all states of Germany have in their laws',
    missing: 'Holidays that only your state has are not in the list.',
    daysOf: allOf(
      newYear,
      goodFriday,
      easterMonday,
      on(5, 1, 'Labour Day'),
      easter(39, 'Ascension Day'),
      easter(50, 'Whit Monday'),
      on(10, 3, 'German Unity Day'),
      christmas,
      on(12, 26, 'Second Day of Christmas'),
    ),
  },
  AE: {
    source: 'the public holidays of the UAE Cabinet that have a fixed date',
    missing: 'The Cabinet may move them, and announces Islamic holidays when the moon is seen: enter those yourself.',
    daysOf: allOf(newYear, on(12, 2, 'National Day'), on(12, 3, 'National Day')),
  },
  AU: {
    source: 'the national public holidays in the Fair Work Act',
    comparedUntil: 2027,
    missing: 'Other holidays of your state or territory, and days off in place of a weekend’s, are not in the list.',
    daysOf: allOf(
      newYear,
      on(1, 26, 'Australia Day'),
      goodFriday,
      easterMonday,
      on(4, 25, 'Anzac Day'),
      christmas,
      boxingDay,
    ),
  },
};

/** Holidays of a country from a day on, and what they are made from; undefined for a country that the program does not know. */
export function holidaysFrom(country: string, day: string) {
  const known = clinicCountries.find((code) => code === country);
  if (!known) return undefined;
  const { daysOf, source, comparedUntil, missing } = lists[known];
  const first = Number(day.slice(0, 4));
  const years = Array.from({ length: Math.max(0, lastHolidayYear - first + 1) }, (_, index) => first + index);
  const days = years.flatMap(daysOf).filter((holiday) => holiday.day >= day);
  return {
    about: `Until ${lastHolidayYear}, by the rules for ${source}. ${comparison(comparedUntil)} ${missing}`,
    days: days.toSorted((one, other) => one.day.localeCompare(other.day)),
  };
}

function comparison(year: number | undefined) {
  if (year === lastHolidayYear) return 'Compared with the official dates.';
  return `${year ? `Compared with the official dates until ${year}` : 'Not compared with official dates'}, so please check the date.`;
}
