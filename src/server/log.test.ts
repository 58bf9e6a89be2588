import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createLog } from './log.ts';

/** Returns the log lines of an error. */
function written(error: unknown) {
  let text = '';
  createLog((line) => {
    text += line;
  }).error('failed', { error });
  return { text, error: JSON.parse(text).error };
}

const parse = (text: string) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

test('personal data and secrets are not logged', async () => {
  const failures = await failuresOf(
    [
      [
        'detail of a broken rule',
        Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(mx@a)' }),
      ],
      [
        'value of a wrong type',
        Object.assign(new Error('invalid input syntax for type integer: "mx"'), { code: '22P02' }),
      ],
      ['parameters of a query', Object.assign(new Error('failed'), { parameters: ['mx'], query: 'mx' })],
      ['body that is not JSON', parse('{"name": "mx" mx')],
      ['second line of a message', new Error('failed: "\n    at mx\n    at mx"')],
      ['cause that is not an error', new Error('failed', { cause: 'mx' })],
      ['cause with details', new Error('failed', { cause: Object.assign(new Error('duplicate'), { detail: 'mx' }) })],
      [
        'error among several',
        new AggregateError([Object.assign(new Error('first'), { detail: 'mx' }), 'mx'], 'all failed'),
      ],
    ],
    ([, error]) => {
      expect(String(error instanceof Error && error.stack)).not.toBe('');
      expect(written(error).text).not.toContain('mx');
    },
  );
  expect(failures).toEqual([]);
});

test('the name, the stack and the table of a database error are logged', () => {
  const fault = Object.assign(new TypeError('relation "reviews" does not exist'), { code: '42P01', table: 'reviews' });
  const { error } = written(fault);
  expect(error).toMatchObject({ name: 'TypeError', message: fault.message, code: '42P01', table: 'reviews' });
  expect(error.stack).toContain('log.test.ts:');
});
