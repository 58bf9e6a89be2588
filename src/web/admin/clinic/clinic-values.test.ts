import { describe, expect, test } from 'vitest';
import { type ClinicValues, listPaths, namesOf, textAt, withSavedIds, withValue } from './clinic-values.ts';

describe('paths', () => {
  const profile = {
    name: 'Clinic',
    address: { street: 'Sample Street 1' },
    team: [{ name: 'Nila' }, { name: 'Arjun' }],
  };

  test('lead to a text', () => {
    expect(textAt(profile, 'address.street')).toBe('Sample Street 1');
    expect(textAt(profile, 'team.1.name')).toBe('Arjun');
  });

  test('put a value into a copy and leave the rest unchanged', () => {
    const changed = withValue(profile, 'team.1.name', 'Asha');
    expect(changed.team).toEqual([{ name: 'Nila' }, { name: 'Asha' }]);
    expect(changed.address).toBe(profile.address);
    expect(profile.team[1]?.name).toBe('Arjun');
  });

  test('are listed for every value, including lists and objects', () => {
    expect(listPaths({ name: '', team: [{ name: '' }], slides: [] })).toEqual([
      'name',
      'team',
      'team.0',
      'team.0.name',
      'slides',
    ]);
  });
});

test('parts that two people have changed are listed in the order of the page', () => {
  expect(namesOf(['heroSlides', 'name'])).toBe('the name and the slides');
});

test('a practitioner who was saved for the first time gets an id, also if typing went on', () => {
  const named = (key: string, name: string, id: number | null) => ({ key, name, id });
  const now = { practitioners: [named('new-1', 'Tara S', null), named('0', 'Nila', 1), named('new-2', '', null)] };
  const saved = { practitioners: [named('0', 'Nila', 1), named('new-1', 'Tara', 2)] };
  const { practitioners } = withSavedIds(now as ClinicValues, saved as ClinicValues);
  expect(practitioners).toEqual([named('new-1', 'Tara S', 2), named('0', 'Nila', 1), named('new-2', '', null)]);
});
