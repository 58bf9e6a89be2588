import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { comparedVariants, readVariant } from './variants.ts';

const usual = { scheme: 'system', hue: 'clinic', dir: 'ltr', text: '100', open: 'nothing' };

test('the styleguide shows what its address asks for, and ignores what it does not know', () => {
  expect(readVariant(new URLSearchParams('scheme=dark&hue=sea&dir=rtl&text=200'))).toEqual({
    ...usual,
    scheme: 'dark',
    hue: 'sea',
    dir: 'rtl',
    text: '200',
  });
  expect(readVariant(new URLSearchParams('scheme=pink&hue=&text=150&other=1'))).toEqual(usual);
});

test('every variant that is compared has switches that the styleguide knows', async () => {
  const failures = await failuresOf(comparedVariants, (variant) => {
    const asked = Object.fromEntries(new URLSearchParams(variant));
    expect(readVariant(new URLSearchParams(variant))).toEqual({ ...usual, ...asked });
  });
  expect(failures).toEqual([]);
});
