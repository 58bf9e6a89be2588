import { expect, test } from 'vitest';
import { isItRight } from '#contract/messages/contact.ts';
import { phoneQuestion } from './phone-question.ts';

const india = '91 10 10';

function ask(phone: string, { rule = india, asked = '' } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ phone, phone_rule: rule, phone_asked: asked })) form.set(name, value);
  return phoneQuestion(form);
}

test.each([
  '98765 43210',
  '+91 98765 43210',
  '0091 98765 43210',
  '919876543210',
  '098765 43210',
  '0484 238 1234',
  '+91 (0) 98765 43210',
  '९८७६५ ४३२१०',
  '98765 43210 / 2381234',
  '2381234 or 98765 43210',
  '+44 20 7946 0018',
  '0044 20 7946 0018',
])('%s can be right for a clinic in India', (phone) => {
  expect(ask(phone)).toBeUndefined();
});

test.each([
  ['98765', 5],
  ['98765 4321', 9],
  ['98765 432101', 11],
  ['+91 98765 4321', 11],
  ['+44 20 7946 0018 1234 99', 18],
])('%s is questioned', (phone, digits) => {
  expect(ask(phone)).toBe(isItRight(digits));
});

test('a doubtful number is questioned once, and again when it has another count of digits', () => {
  expect(ask('98765', { asked: isItRight(5) })).toBeUndefined();
  expect(ask('987654', { asked: isItRight(5) })).toBe(isItRight(6));
});

test('a number that the API refuses is not questioned', () => {
  expect(ask('1234')).toBeUndefined();
  expect(ask('')).toBeUndefined();
  expect(ask('my number')).toBeUndefined();
});

test('another country has other lengths', () => {
  expect(ask('0431 123 45', { rule: '49 6 11' })).toBeUndefined();
  expect(ask('98765', { rule: '49 6 11' })).toBe(isItRight(5));
  expect(ask('987654321098', { rule: '1 10 10' })).toBe(isItRight(12));
});
