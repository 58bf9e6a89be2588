import { expect, test } from 'vitest';
import type { ClinicValues } from './clinic-values.ts';
import { mergeChanges } from './merge-changes.ts';

const slide = { key: '0', headline: 'Hello', sentence: 'S', drawing: 'knee' as const, image: null, alt: '' };
const base = { name: 'Clinic', phone: '+91 1', practitioners: [], heroSlides: [slide] } as unknown as ClinicValues;

test('what only one of the two has changed is kept from both', () => {
  const mine = { ...base, phone: '+91 2' };
  const theirs = { ...base, name: 'Their clinic' };
  expect(mergeChanges({ base, mine, theirs })).toEqual({ merged: { ...theirs, phone: '+91 2' }, both: [] });
});

test('where both have changed the same, mine stays on the page and is named', () => {
  const mine = { ...base, heroSlides: [{ ...slide, headline: 'Mine' }] };
  const theirs = { ...base, heroSlides: [{ ...slide, headline: 'Theirs' }] };
  expect(mergeChanges({ base, mine, theirs })).toEqual({ merged: mine, both: ['the slides'] });
});

test('the same change by both is none to speak of, and the keys of entries are no change', () => {
  const mine = { ...base, name: 'Same', heroSlides: [{ ...slide, key: 'new-1' }] };
  const theirs = { ...base, name: 'Same' };
  expect(mergeChanges({ base, mine, theirs })).toEqual({ merged: theirs, both: [] });
});
