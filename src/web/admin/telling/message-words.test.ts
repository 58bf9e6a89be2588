import { expect, test } from 'vitest';
import { momentForPatient } from './message-words.ts';

const at = (now: string, timeZone = 'Asia/Kolkata') => ({ now: new Date(now), timeZone });

test.each([
  ['2026-11-20T06:00Z', 'Tuesday, 24 November, 5:00 pm'],
  ['2026-11-23T18:29Z', 'tomorrow, Tuesday, 24 November, 5:00 pm'],
  ['2026-11-23T18:31Z', 'today, Tuesday, 24 November, 5:00 pm'],
  ['2025-12-31T06:00Z', 'Tuesday, 24 November 2026, 5:00 pm'],
])('at %s a visit is %s in the clinic’s time zone', (now, words) => {
  expect(momentForPatient('2026-11-24T11:30:00.000Z', at(now))).toBe(words);
});

test('the day on which the clocks change is a day like others', () => {
  const clock = at('2026-03-28T12:00Z', 'Europe/Berlin');
  expect(momentForPatient('2026-03-29T07:00:00.000Z', clock)).toBe('tomorrow, Sunday, 29 March, 9:00 am');
});
