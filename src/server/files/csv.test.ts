import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { csvLine, fromText } from './csv.ts';

test('every cell is quoted, and quotes in it are doubled', () => {
  expect(csvLine(['Meera', 'says "ouch", often', ''])).toBe('"Meera","says ""ouch"", often",""\r\n');
});

test('a line break within a cell does not end the record', () => {
  expect(csvLine(['one\r\ntwo\rthree\nfour'])).toBe('"one\ntwo\nthree\nfour"\r\n');
});

test('cells that look like a formula are text', async () => {
  const failures = await failuresOf(
    ['=1+1', '-2 weeks', '@SUM(A1)', '＝1+1', '=cmd|" /C calc"!A0', ' =1+1', '"=1+1"', '+1+A1', '+may(1)', '+1-', '-'],
    (text) => {
      expect(csvLine([text])).toMatch(/^"'/);
    },
  );
  expect(failures).toEqual([]);
});

test('a formula after a separator within the cell is text', () => {
  expect(csvLine(['\t=1;\r=2\n @A1'])).toBe(`"\t'=1;\n'=2\n' @A1"\r\n`);
});

test('numbers with something incomplete between them are text', () => {
  expect(csvLine(['\n-1;\t-1'])).toBe(`"\n'-1;\t'-1"\r\n`);
  expect(csvLine(['98765;-1,,\n1'])).toBe(`"98765;'-1,,\n1"\r\n`);
  expect(csvLine(['+1,\n2'])).toBe(`"'+1,\n2"\r\n`);
});

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

/** Numbers, which at most are added, before the end of the cell or the next quoted one, after which nothing can be calculated. */
const isCalculation = /^[\d\s,;+-]*\d\s*(?:,?"|$)/;

test('no cell begins a formula, whichever separator a spreadsheet takes', () => {
  const separator = fc.constantFrom(',', ';', '\t', '\n', '\r\n', '"', "'", ' ');
  const part = fc.constantFrom('=1+1', '+1', '-1', '@A1', '＝1', 'Meera', '98765', '');
  const cell = fc.array(fc.oneof(separator, part), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(',', ';', '\t'), (cells, split) => {
      const seen = cellsSplitAt(split, csvLine(cells));
      for (const cell of seen.filter((one) => !isCalculation.test(one)))
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2_000 },
  );
});

test('other texts are not changed', async () => {
  const failures = await failuresOf(
    [
      'Meera',
      'K7QM2XRT',
      'March 5, 2026',
      '098765432100',
      '2345E678',
      '+91 98765 43210',
      '+91 98765 43210; +91 98450 11111',
      '(0484) 000000',
      '-2',
      '+९१ ९८७६५',
      'TRUE',
      '2026-11-20 11:30',
      'a=b',
      'Neck; back',
      '',
    ],
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );
  expect(failures).toEqual([]);
});

test('reading a cell gives back what was written', () => {
  const piece = fc.constantFrom("'", '"', '=', '+', '-2', '@', ';', '\t', '\n', ' ', 'a', '1');
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const cell = csvLine([written]).slice(1, -3).replaceAll('""', '"');
      expect(fromText(cell)).toBe(written);
    }),
    { numRuns: 2_000 },
  );
});
