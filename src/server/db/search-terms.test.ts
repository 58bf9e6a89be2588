import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { isSameContact, parseSearch, prefixEnd, termsOf } from './search-terms.ts';

const appointment = { name: 'Meera', email: null, phone: '12345', reference: 'ABCD2345' };

describe('an appointment can be found by', () => {
  test('the words of its name, without accents and in lower case', () => {
    expect(termsOf({ ...appointment, name: 'Zoë MÜLLER-Lüdenscheidt' })).toEqual(
      expect.arrayContaining(['zoe', 'muller', 'ludenscheidt']),
    );
    expect(termsOf({ ...appointment, name: 'O’Brien' })).toEqual(expect.arrayContaining(['o', 'brien']));
  });

  test('names in any script', () => {
    expect(termsOf({ ...appointment, name: 'Анна 李小龙' })).toEqual(expect.arrayContaining(['анна', '李小龙']));
  });

  test('names in Indian scripts, told apart by their vowel signs and with or without joiners', () => {
    const names = ['राम', 'रमा', 'रीमा', 'रोमी'];
    const terms = names.map((name) => termsOf({ ...appointment, name }).join());
    expect(new Set(terms).size).toBe(names.length);
    expect(parseSearch('रीमा')).toEqual([[expect.toSatisfy((word) => terms[2]?.includes(word) ?? false)]]);
    expect(termsOf({ ...appointment, name: 'लक्\u200dष्मी' })).toEqual(termsOf({ ...appointment, name: 'लक्ष्मी' }));
  });

  test('names in Devanagari, whatever the coding and the spelling of nasals, the nukta and digits', async () => {
    const failures = await failuresOf(
      [
        ['माँ सन्तोषी', 'मां संतोषी'],
        ['फ़िरोज़', 'फिरोज'],
        ['\u095eिरो\u095b', 'फ\u093cिरोज\u093c'],
        ['Anita शर्मा', 'anita शर्मा'],
        ['वार्ड ०९', 'वार्ड 09'],
      ] as const,
      ([stored, typed]) => {
        const terms = termsOf({ ...appointment, name: stored });
        for (const forms of parseSearch(typed)) expect(terms.some((term) => forms.includes(term))).toBe(true);
      },
    );
    expect(failures).toEqual([]);
    expect(parseSearch('रीमा')).toEqual([['रीमा']]);
  });

  test('its e-mail, whole and in parts', () => {
    const terms = termsOf({ ...appointment, email: 'Anita.Rao@Example.com' });
    expect(terms).toEqual(expect.arrayContaining(['anita.rao@example.com', 'anita', 'rao', 'example', 'com']));
  });

  test('its reference', () => {
    expect(termsOf(appointment)).toContain('abcd2345');
  });

  test('numbers with and without their prefixes', async () => {
    const failures = await failuresOf<[string, string[]]>(
      [
        ['+91 98765 43210', ['919876543210', '19876543210', '9876543210', '876543210']],
        ['0091 98765 43210', ['00919876543210', '919876543210', '9876543210']],
        ['098450 11111', ['09845011111', '9845011111']],
        ['98765-43210', ['9876543210']],
        ['(022) 2345 6789', ['02223456789', '2223456789']],
        ['+1 212 555 0100', ['12125550100', '2125550100']],
        ['12345', ['12345']],
        ['98765 43210 / 022 2345 6789', ['9876543210', '02223456789', '2223456789']],
        ['98765 43210 98450 11111', ['9876543210', '9845011111']],
        ['+91 98765 43210 +91 98450 11111', ['919876543210', '9845011111']],
        ['022-2345 6789 ext 12', ['02223456789', '2223456789', '12']],
        ['९८७६५ ४३२१०', ['9876543210']],
        ['٩٨٧٦٥ ٤٣٢١٠', ['9876543210']],
        ['+44 (0)20 7946 0000', ['442079460000', '2079460000']],
      ],
      ([phone, expected]) => {
        expect(termsOf({ ...appointment, phone })).toEqual(expect.arrayContaining(expected));
      },
    );
    expect(failures).toEqual([]);
  });

  test('every word of its text, in addition to the terms of the person', () => {
    const words = Array.from({ length: 100 }, (_, index) => `word${index}`);
    const terms = termsOf({ ...appointment, text: `${words.join(' ')}. Très bien!\nThank you` });
    expect(terms).toEqual(expect.arrayContaining([...words, 'tres', 'bien', 'thank', 'you', 'meera', '12345']));
    expect(termsOf({ ...appointment, text: null })).toEqual(termsOf(appointment));
  });

  test('a limited number of unique terms of limited length', () => {
    const name = Array.from({ length: 100 }, (_, index) => `name${index}`).join(' ');
    const terms = termsOf({ ...appointment, name, email: `${'x'.repeat(200)}@example.com` });
    expect(terms).toHaveLength(48);
    expect(new Set(terms).size).toBe(48);
    for (const term of terms) expect(term.length).toBeLessThanOrEqual(64);
    expect(terms).toEqual(expect.arrayContaining(['abcd2345', '12345']));
  });
});

describe('a phone field', () => {
  test('finds a number in common, however it is written', async () => {
    const failures = await failuresOf(
      [
        ['98765 43210', '98765 43210 / 98450 11111'],
        ['+91 98450 11111', '98765 43210, 98450 11111'],
        ['98450-11111', '98765 43210 98450 11111'],
        ['022 2345 6789', '(022) 2345-6789 ext 204'],
        ['022 2345 6789 x9', '(022) 2345-6789 ext 204'],
        ['98765 43210', '९८७६५ ४३२१०'],
        ['٩٨٧٦٥ ٤٣٢١٠', '098765 43210'],
      ],
      ([a, b]) => {
        expect(isSameContact(a, b)).toBe(true);
        expect(isSameContact(b, a)).toBe(true);
      },
    );
    expect(failures).toEqual([]);
  });

  test.each([
    ['98765 43210 ext 204', '98450 11111 ext 204'],
    ['+91 98765 43210', '+92 98765 43210'],
    ['98765 43210', '98765 43211 / 98765 43212'],
  ])('%s has none in common with %s', (a, b) => {
    expect(isSameContact(a, b)).toBe(false);
    expect(isSameContact(b, a)).toBe(false);
  });
});

describe('a search', () => {
  test('uses the terms of what was typed', async () => {
    const failures = await failuresOf(
      [
        [undefined, []],
        ['', []],
        ['   ', []],
        ['%', []],
        ['Anita', [['anita']]],
        ['  Zoë  Müller ', [['zoe'], ['muller']]],
        ['müller-lüdenscheidt', [['muller'], ['ludenscheidt']]],
        ['Anita.Rao@Example', [['anita.rao@example']]],
        ['anita 98765', [['anita'], ['98765']]],
        ['98765', [['98765', '~56789']]],
        ['+91 987', [['91987', '1987', '987', '~78919']]],
        ['+91 98765 43210', [['919876543210', '19876543210', '9876543210', '876543210', '~012345678919']]],
        ['098450 11111', [['09845011111', '9845011111', '~11111054890']]],
        ['12', [['12']]],
        ['९८७६५', [['98765', '~56789']]],
        ['987', [['987']]],
        [
          'K7QM 2XRT',
          [
            ['k7qm', 'k7qm2xrt'],
            ['2xrt', 'k7qm2xrt'],
          ],
        ],
        [
          'k7qm-2xrt',
          [
            ['k7qm', 'k7qm2xrt'],
            ['2xrt', 'k7qm2xrt'],
          ],
        ],
        ['Asha Bo', [['asha'], ['bo']]],
        ['98765 43210 / 98450 11111', [['9876543210', '9845011111', '~0123456789', '~1111105489']]],
        ['a b c d e o i l', [['a'], ['b'], ['c'], ['d'], ['e'], ['o']]],
      ],
      ([text, expected]) => {
        expect(parseSearch(text)).toEqual(expected);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('the range of a prefix, in byte order', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 }).filter((one) => !one.includes('\u{10ffff}'));
  const isWithin = (term: string, prefix: string) =>
    Buffer.compare(Buffer.from(term), Buffer.from(prefix)) >= 0 &&
    Buffer.compare(Buffer.from(term), Buffer.from(prefixEnd(prefix))) < 0;

  test('contains all terms that start with it', () => {
    fc.assert(fc.property(text, text, (prefix, rest) => isWithin(prefix + rest, prefix)));
  });

  test('contains no other terms', () => {
    fc.assert(fc.property(text, text, (prefix, term) => isWithin(term, prefix) === term.startsWith(prefix)));
  });
});

test('every appointment is found by a prefix of any word of the name and by its phone number', () => {
  const word = fc.stringMatching(/^[A-Za-zäöüßéñ]{1,12}$/);
  const person = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 4 }),
    digits: fc.stringMatching(/^[1-9]\d{7,9}$/),
  });
  fc.assert(
    fc.property(person, fc.integer({ min: 1, max: 12 }), ({ name, digits }, length) => {
      const terms = termsOf({ name: name.join(' '), email: null, phone: `+91 ${digits}`, reference: 'ABCD2345' });
      const found = (search: string) =>
        parseSearch(search).every((forms) => forms.some((form) => terms.some((term) => term.startsWith(form))));
      for (const one of name) expect(found(one.slice(0, length))).toBe(true);
      for (const number of [digits, `+91${digits}`, `0091 ${digits}`, `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`])
        expect(found(number)).toBe(true);
    }),
  );
});
