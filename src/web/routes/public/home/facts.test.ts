import { expect, test } from 'vitest';
import type { ClinicProfile } from '#contract/clinic.ts';
import { gatherFacts } from './facts.ts';

const practitioner = (yearsOfExperience: number) => ({ yearsOfExperience }) as ClinicProfile['practitioners'][number];
const clinic = (years: number[]) =>
  ({ practitioners: years.map(practitioner), openingHours: [] }) as unknown as ClinicProfile;
const rated = (...ratings: number[]) => ({
  body: ratings.map((rating) => ({ name: 'A.', description: null, rating, created_at: '2026-11-01T00:00:00Z' })),
  next: null,
  total: ratings.length,
  totalIsExact: true,
});

test('the years are those of the most experienced practitioner', () => {
  expect(gatherFacts(clinic([3, 10]), 30, rated()).years).toBe(10);
});

test('the rating is the average of the approved reviews, to one decimal', () => {
  expect(gatherFacts(clinic([1]), 30, rated(5, 4.5, 4)).rating).toEqual({ average: '4.5', count: 3 });
});

test('what is not known is left out', () => {
  expect(gatherFacts(clinic([]), 0, rated())).toEqual({ years: 0, treatments: 0, rating: undefined, hours: undefined });
});
