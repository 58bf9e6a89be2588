import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('every cell is quoted, and quotes in it are doubled', () => {
  expect(csvLine(['Meera', 'says "ouch", often', ''])).toBe('"Meera","says ""ouch"", often",""\r\n');
});

test('a line break within a cell does not end the record', () => {
  expect(csvLine(['one\r\ntwo\rthree\nfour'])).toBe('"one\ntwo\nthree\nfour"\r\n');
});

test.each(['=1+1', '-2 weeks', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=cmd|" /C calc"!A0', ' =1+1', '"=1+1"'])(
  '%j is text, not a formula',
  (text) => {
    expect(csvLine([text])).toMatch(/^"'/);
  },
);

/** The cells that a spreadsheet sees which splits at this character: quotes count only at the beginning of a cell. */
function cellsSplitAt(separator: string, csv: string) {
  const cells: string[] = [];
  for (let rest = csv; rest !== ''; ) {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    const begun = quoted ? quoted[0] : '';
    const [tail = ''] = new RegExp(`^[^${separator}\\r\\n]*`).exec(rest.slice(begun.length)) ?? [];
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + tail);
    rest = rest.slice(begun.length + tail.length + 1);
  }
  return cells;
}

test('no cell begins a formula, whichever separator a spreadsheet takes', () => {
  const separator = fc.constantFrom(',', ';', '\t', '\n', '\r\n', '"', "'", ' ');
  const part = fc.constantFrom('=1+1', '+1', '-1', '@A1', '＝1', 'Meera', '98765', '');
  const cell = fc.array(fc.oneof(separator, part), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(',', ';', '\t'), (cells, split) => {
      for (const seen of cellsSplitAt(split, csvLine(cells))) expect(seen).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '098765432100',
  '919876543210',
  '2345E678',
  '1,000',
  '1.5',
  '+91 98765 43210',
  '(0484) 000000',
  '-2',
  '९८७६५',
  '1/2',
  '12:30',
  '5 March',
  'March 5, 2026',
  '10 am',
  '10%',
  '$5',
  '₹500',
  'TRUE',
  'false',
])('%s is text without a visible sign, not a value', (text) => {
  expect(csvLine([text])).toBe(`"\u200E${text}"\r\n`);
});

test('each of several phone numbers is text', () => {
  expect(csvLine(['+91 98765 43210; +91 98450 11111'])).toBe('"\u200E+91 98765 43210;\u200E +91 98450 11111"\r\n');
});

test.each(['Meera', 'K7QM2XRT', 'March', '5 days', '2026-11-20 11:30', 'a=b', 'Neck; back', ''])(
  '%j is not changed',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);

test('a text of tens of thousands of parts of a date is written at once', () => {
  for (const part of ['june', 'mar', '2e', 'sept', 'ext'])
    expect(csvLine([`1${part.repeat(20_000)}!`])).toContain(part);
});
