import { expect, test } from 'vitest';
import { fillHelpLines } from './fill-help-lines.ts';

const country = { childLine: null, hasDengue: true };
const text = 'Call {emergency} at once. You can also call {crisis}.\nAmbulance: {ambulance}';

test('numbers of the clinic are filled in at any depth', () => {
  const lines = { emergencyNumber: '999', ambulanceNumber: '998', crisisLine: 'Samaritans 116 123', ...country };
  expect(fillHelpLines({ id: 1, texts: [{ title: text }], none: null }, lines)).toEqual({
    id: 1,
    texts: [{ title: 'Call 999 at once. You can also call Samaritans 116 123.\nAmbulance: 998' }],
    none: null,
  });
});

test('a country has a line for children or none, and fever is a sign of dengue there or only after travel', () => {
  const text = 'Fever{travel} with pain. Call {emergency}. For a child, you can also call {child}.';
  const lines = { emergencyNumber: '112', ambulanceNumber: null, crisisLine: null };
  const there = { ...lines, childLine: 'Childline 1098', hasDengue: true };
  expect(fillHelpLines(text, there)).toBe('Fever with pain. Call 112. For a child, you can also call Childline 1098.');
  const elsewhere = { ...lines, childLine: null, hasDengue: false };
  expect(fillHelpLines(text, elsewhere)).toBe('Fever after travel to a warm country, with pain. Call 112.');
});

test('without a crisis line its sentence is left out, and the emergency number is that of the ambulance', () => {
  const lines = { emergencyNumber: '112', ambulanceNumber: null, crisisLine: null, ...country };
  expect(fillHelpLines(text, lines)).toBe('Call 112 at once.\nAmbulance: 112');
  expect(fillHelpLines('<p>Ask {crisis} too.</p><p>Call {emergency}.</p>', lines)).toBe('<p></p><p>Call 112.</p>');
});
