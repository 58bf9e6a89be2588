import { expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { describeCurrency, formatAmount, priceFormat, readAmount } from './prices.ts';

test('an amount is written with its currency and digits', async () => {
  const failures = await failuresOf<[string, number, number | null | undefined]>(
    [
      ['', 2, null],
      [' ', 2, null],
      ['500', 2, 50_000],
      ['499.5', 2, 49_950],
      ['499,50', 2, 49_950],
      ['1 000', 2, 100_000],
      ['0.05', 2, 5],
      ['3000', 0, 3_000],
      ['1.234', 3, 1_234],
      ['30.5', 0, undefined],
      ['1.999', 2, undefined],
      ['1,000,000', 2, undefined],
      ['-5', 2, undefined],
      ['about 500', 2, undefined],
      ['9999999999', 2, undefined],
    ],
    ([typed, digits, amount]) => {
      expect(readAmount(typed, digits)).toBe(amount);
      if (typeof amount === 'number') expect(readAmount(formatAmount(amount, digits), digits)).toBe(amount);
    },
  );
  expect(failures).toEqual([]);
});

test('a currency has a name and the digits of its minor unit', () => {
  expect(describeCurrency('INR')).toEqual({ code: 'INR', name: 'Indian rupees', digits: 2 });
  expect(describeCurrency('JPY').digits).toBe(0);
});

test('a price is written in one form, as the country of the clinic does', () => {
  expect(priceFormat('INR', 'IN')(120_000)).toBe('₹1,200');
  expect(priceFormat('INR', 'IN')(49_950)).toBe('₹499.50');
});
