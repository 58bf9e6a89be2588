import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

const listed = (country: string, from: string) =>
  holidaysFrom(country, from)?.days.map(({ day, name }) => `${day.slice(2)} ${name}`);

test('a bank holiday of England and Wales on a weekend has a substitute day', () => {
  expect(listed('GB', '2027-01-01')).toEqual([
    '27-01-01 New Year’s Day',
    '27-03-26 Good Friday',
    '27-03-29 Easter Monday',
    '27-05-03 Early May bank holiday',
    '27-05-31 Spring bank holiday',
    '27-08-30 Summer bank holiday',
    '27-12-25 Christmas Day',
    '27-12-26 Boxing Day',
    '27-12-27 Christmas Day (substitute day)',
    '27-12-28 Boxing Day (substitute day)',
  ]);
});

test('holidays that move are computed, from today to the last known year', () => {
  expect(listed('US', '2026-11-01')?.slice(0, 5)).toEqual([
    '26-11-11 Veterans Day',
    '26-11-26 Thanksgiving',
    '26-12-25 Christmas Day',
    '27-01-01 New Year’s Day',
    '27-01-18 Martin Luther King Jr. Day',
  ]);
  expect(listed('US', '2027-05-01')).toContain('27-05-31 Memorial Day');
  expect(listed('DE', '2027-05-01')?.slice(0, 3)).toEqual([
    '27-05-01 Labour Day',
    '27-05-06 Ascension Day',
    '27-05-17 Whit Monday',
  ]);
  expect(listed('IN', '2026-11-27')).toEqual([
    '26-12-25 Christmas Day',
    '27-01-26 Republic Day',
    '27-03-26 Good Friday',
    '27-08-15 Independence Day',
    '27-10-02 Gandhi Jayanti',
    '27-12-25 Christmas Day',
  ]);
  expect(listed('AU', '2028-01-01')).toEqual([]);
  expect(listed('FR', '2026-11-27')).toBeUndefined();
});
