import { expect, test } from 'vitest';
import { failuresOf } from '../testing/failures.ts';
import { fillTemplate, findUnknownField } from './template-fields.ts';

test('fields are filled in, and one without a value stays for someone to complete', () => {
  const text = '{name}: {reference} at {clinic}, {when}. {name}!';
  expect(fillTemplate(text, { name: 'Asha {clinic}', reference: 'K7MP2QXA', clinic: '$& Clinic' })).toBe(
    'Asha {clinic}: K7MP2QXA at $& Clinic, {when}. Asha {clinic}!',
  );
});

test('an unknown field is found', async () => {
  const failures = await failuresOf(
    [
      ['{nmae}', 'nmae'],
      ['{name} {}', ''],
      ['{ name }', ' name '],
      ['{toString}', 'toString'],
      ['{name} {when', undefined],
    ],
    ([text, unknown]) => {
      expect(findUnknownField(text)).toBe(unknown);
    },
  );
  expect(failures).toEqual([]);
});
