import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('every cell is quoted, and quotes in it are doubled', () => {
  expect(csvLine(['Meera', 'says "ouch", often', ''])).toBe('"Meera","says ""ouch"", often",""\r\n');
});

test('a line break within a cell does not end the record', () => {
  expect(csvLine(['one\r\ntwo\rthree\nfour'])).toBe('"one\ntwo\nthree\nfour"\r\n');
});

test.each(['=1+1', '+91 98765 43210', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=cmd|" /C calc"!A0'])(
  '%j is text, not a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"'/);
  },
);

test.each(['098765432100', '919876543210', '2345E678', '1,000', '1.5'])('%s is text, not a number', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['Meera', '98765 43210', 'K7QM2XRT', '2026-11-20 11:30', 'a=b', '(0484) 000000', ''])(
  '%j is not changed',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);
