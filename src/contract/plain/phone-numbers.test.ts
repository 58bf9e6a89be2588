import { expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { digitsOf, phoneNumbersIn } from './phone-numbers.ts';

test('the digits of a number are those of its script', async () => {
  const failures = await failuresOf(
    [
      ['+91 98765-43210', '919876543210'],
      ['९८७६५ ४३२१०', '9876543210'],
      ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
      ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
      ['৯৮৭৬৫', '98765'],
      ['１２３４５', '12345'],
      ['𝟗𝟘𝟙', '901'],
      ['room ½ ①', ''],
    ],
    ([text, digits]) => {
      expect(digitsOf(text)).toBe(digits);
    },
  );
  expect(failures).toEqual([]);
});

test('every decimal digit of Unicode has its value', () => {
  const codePoints = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter((codePoint) =>
    /^\p{Nd}$/u.test(String.fromCodePoint(codePoint)),
  );
  const values = codePoints.map((codePoint) => digitsOf(String.fromCodePoint(codePoint))).join('');
  expect(values).toBe('0123456789'.repeat(codePoints.length / 10));
});

test('the numbers in a text are found', async () => {
  const failures = await failuresOf(
    [
      ['+91 98765 43210', ['+91 98765 43210']],
      ['98765 43210 / 98450 11111', ['98765 43210', '98450 11111']],
      ['98765 43210, 98450 11111', ['98765 43210', '98450 11111']],
      ['+91 98765 43210 +91 98450 11111', ['+91 98765 43210', '+91 98450 11111']],
      ['98765 43210 or 98450 11111', ['98765 43210', '98450 11111']],
      ['(022) 2345-6789 ext. 12', ['(022) 2345-6789', '12']],
      ['022 23456789x12', ['022 23456789', '12']],
      ['९८७६५ ४३२१० या ९८४५० ११११', ['98765 43210', '98450 1111']],
      ['+44 (0)20 7946 0000', ['+44 20 7946 0000']],
      ['\u202a+91 98765 43210\u202c', ['+91 98765 43210']],
      ['home', []],
    ],
    ([field, numbers]) => {
      expect(phoneNumbersIn(field)).toEqual(numbers);
    },
  );
  expect(failures).toEqual([]);
});
