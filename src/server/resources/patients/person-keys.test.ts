import { expect, test } from 'vitest';
import { foldPerson, keysOf, normalizePhone } from './person-keys.ts';

test.each([
  ['Zoë  BRONTË', 'zoe bronte'],
  [' Asha\tRao ', 'asha rao'],
  ['José', 'jose'],
])('%j and %j are one name', (a, b) => {
  expect(foldPerson(a)).toBe(foldPerson(b));
});

test.each([
  ['राम', 'रमा'],
  ['Straße', 'Strasse'],
  ['Asha Rao', 'AshaRao'],
  ['Asha Rao', 'Asha-Rao'],
  ['Ａsha', 'Asha'],
])('%j and %j are two names', (a, b) => {
  expect(foldPerson(a)).not.toBe(foldPerson(b));
});

test.each([
  ['098765 43210', '+91 98765-43210', '91'],
  ['9876543210', '0091 98765 43210', '91'],
  ['919876543210', '+91 (98765) 43210', '91'],
  ['00000 00001', '+91 00000 00001', '91'],
  ['९८७६५ ४३२१०', '98765 43210', '91'],
  ['07911 123456', '+44 7911 123456', '44'],
  ['0151 23456789', '+49 151 23456789', '49'],
  ['(415) 555-0132', '1-415-555-0132', '1'],
])('%s and %s are one number in a country with the code +%3$s', (a, b, code) => {
  expect(normalizePhone(a, code)).toBe(normalizePhone(b, code));
});

test.each([
  ['98765 43210', '+44 98765 43210'],
  ['98765 43210', '98765 43211'],
  ['91987 65432', '98765 432'],
])('%s and %s are two numbers in India', (a, b) => {
  expect(normalizePhone(a, '91')).not.toBe(normalizePhone(b, '91'));
});

test('someone has a key for each number and for the e-mail address', () => {
  const both = keysOf({ name: 'Asha Rao', phone: '98765 43210 / 98765 43211', email: 'ASHA@example.com' }, '91');
  expect(both).toHaveLength(3);
  expect(both).toContain(keysOf({ name: 'asha rao', phone: '+91 98765 43211', email: null }, '91')[0]);
  expect(both).toContain(keysOf({ name: 'asha rao', phone: null, email: 'asha@example.com' }, '91')[0]);
});
