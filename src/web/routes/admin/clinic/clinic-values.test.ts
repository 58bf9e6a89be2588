import { describe, expect, test } from 'vitest';
import { type ClinicValues, listPaths, mergeChanges, textAt, withValue } from './clinic-values.ts';

describe('paths', () => {
  const profile = {
    name: 'Clinic',
    address: { street: 'Sample Street 1' },
    team: [{ name: 'Nila' }, { name: 'Arjun' }],
  };

  test('a text is found by its path', () => {
    expect(textAt(profile, 'address.street')).toBe('Sample Street 1');
    expect(textAt(profile, 'team.1.name')).toBe('Arjun');
  });

  test('a value is put at its path in a copy, and all else stays the same', () => {
    const changed = withValue(profile, 'team.1.name', 'Asha');
    expect(changed.team).toEqual([{ name: 'Nila' }, { name: 'Asha' }]);
    expect(changed.address).toBe(profile.address);
    expect(profile.team[1]?.name).toBe('Arjun');
  });

  test('everything that may be wrong has a path, lists and objects too', () => {
    expect(listPaths({ name: '', team: [{ name: '' }], slides: [] })).toEqual([
      'name',
      'team',
      'team.0',
      'team.0.name',
      'slides',
    ]);
  });
});

describe('two versions of the profile', () => {
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
});
