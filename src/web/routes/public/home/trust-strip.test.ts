import { expect, test } from 'vitest';
import type { ClinicProfile } from '#contract/clinic.ts';
import { gatherFacts } from './trust-strip.tsx';

const practitioner = (yearsOfExperience: number) => ({ yearsOfExperience }) as ClinicProfile['practitioners'][number];
const clinic = (years: number[]) =>
  ({ practitioners: years.map(practitioner), openingHours: [] }) as unknown as ClinicProfile;
const rated = (count: number, average: number | null) => ({ count, average, distribution: [] });

test('the years are those of the most experienced practitioner', () => {
  expect(gatherFacts(clinic([3, 10]), 30, null, []).years).toBe(10);
});

test('the rating is the average of the approved reviews, to one decimal', () => {
  expect(gatherFacts(clinic([1]), 30, rated(3, 4.46), []).rating).toEqual({ average: 4.46, words: '4.5', count: 3 });
});

test('unknown facts are left out', () => {
  const unknown = { years: 0, treatments: 0, rating: undefined, hours: undefined };
  expect(gatherFacts(clinic([]), 0, null, [])).toEqual(unknown);
  expect(gatherFacts(clinic([]), 0, rated(0, null), [])).toEqual(unknown);
});

test('on a day with other hours, these stand in the place of the usual ones', () => {
  const diwali = { reason: 'Diwali', starts_on: '2026-11-08', ends_on: '2026-11-10', announced: true };
  const hoursWith = (today: boolean) => gatherFacts(clinic([1]), 30, null, [{ ...diwali, spans: [], today }]).hours;
  expect(hoursWith(true)).toEqual({ days: 'today', times: 'Closed', reason: 'Diwali' });
  expect(hoursWith(false)).toBeUndefined();
});
