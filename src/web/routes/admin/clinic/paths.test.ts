import { expect, test } from 'vitest';
import { listPaths, textAt, withValue } from './paths.ts';

const profile = { name: 'Clinic', address: { street: 'Sample Street 1' }, team: [{ name: 'Nila' }, { name: 'Arjun' }] };

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
