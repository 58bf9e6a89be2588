import { expect, test } from 'vitest';
import type { ClinicCountry } from '#contract/plain/countries.ts';
import { holidaysFrom } from './holidays.ts';

const listed = (country: string, from: string) =>
  holidaysFrom(country, from)?.days.map(({ day, name }) => `${day.slice(2)} ${name}`);

/** Dates as the governments publish them, with the weekend days themselves where only another day is published for them. */
const official: Readonly<Record<ClinicCountry, Readonly<Record<number, string>>>> = {
  // gov.uk: lib/data/bank-holidays.json of 25 February 2026, England and Wales.
  GB: {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28',
    2028: '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  // 5 U.S.C. 6103(a), with the days in lieu of (b) and of Executive Order 11582.
  US: {
    2026: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
    2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25',
  },
  // Fair Work Act, section 115, and the lists of New South Wales for 2026 and 2027.
  AU: {
    2026: '01-01 01-26 04-03 04-06 04-25 12-25 12-26',
    2027: '01-01 01-26 03-26 03-29 04-25 12-25 12-26',
    2028: '01-01 01-26 04-14 04-17 04-25 12-25 12-26',
  },
  // Memorandum of 3 July 2025 for 2026: the days that do not follow the moon, and the same ones after it.
  IN: {
    2026: '01-26 04-03 08-15 10-02 12-25',
    2027: '01-26 03-26 08-15 10-02 12-25',
    2028: '01-26 04-14 08-15 10-02 12-25',
  },
  // The nine days that the laws of all sixteen states have.
  DE: {
    2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
    2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26',
    2028: '01-01 04-14 04-17 05-01 05-25 06-05 10-03 12-25 12-26',
  },
  // Cabinet Resolution 27 of 2024.
  AE: { 2026: '01-01 12-02 12-03', 2027: '01-01 12-02 12-03', 2028: '01-01 12-02 12-03' },
};

test.each(Object.entries(official))('%s has the official dates of 2026 to 2028, in their order', (country, years) => {
  const days = Object.entries(years).flatMap(([year, dates]) => dates.split(' ').map((date) => `${year}-${date}`));
  expect(holidaysFrom(country, '2026-01-01')?.days.map(({ day }) => day)).toEqual(days);
});

test('a day in place of one on a weekend says which holiday it is for', () => {
  expect(listed('GB', '2027-12-01')?.slice(0, 6)).toEqual([
    '27-12-25 Christmas Day',
    '27-12-26 Boxing Day',
    '27-12-27 Christmas Day (substitute day)',
    '27-12-28 Boxing Day (substitute day)',
    '28-01-01 New Year’s Day',
    '28-01-03 New Year’s Day (substitute day)',
  ]);
  expect(listed('US', '2027-12-01')?.slice(0, 4)).toEqual([
    '27-12-24 Christmas Day (observed)',
    '27-12-25 Christmas Day',
    '27-12-31 New Year’s Day (observed)',
    '28-01-01 New Year’s Day',
  ]);
});

test('holidays are offered from today to the last known year', () => {
  expect(listed('IN', '2028-08-16')).toEqual(['28-10-02 Gandhi Jayanti', '28-12-25 Christmas Day']);
  expect(listed('AU', '2029-01-01')).toEqual([]);
  expect(listed('FR', '2026-11-27')).toBeUndefined();
});

test('the form says the source, the last year, and whether the dates were compared', () => {
  const about = (country: ClinicCountry) => holidaysFrom(country, '2026-11-28')?.about;
  expect(about('GB')).toContain(
    'Until 2028, by the rules for the bank holidays of England and Wales on gov.uk. Compared with the official dates.',
  );
  expect(about('AU')).toContain('Compared with the official dates until 2027, so please check the date.');
  expect(about('DE')).toContain('Not compared with official dates, so please check the date.');
});
