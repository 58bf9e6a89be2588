import { afterEach, expect, test } from 'vitest';
import { completed, drafts } from './draft.ts';
import { valueRules } from './edit.ts';

afterEach(() => {
  for (const [name] of drafts.list()) drafts.forget(name);
});

test('text typed since sending stays when the rest was saved', () => {
  const sent = { text: 'sent' };
  drafts.store('notice 1', sent);
  drafts.settle('notice 1', sent);
  expect(drafts.find('notice 1')).toBeUndefined();
  drafts.store('notice 1', sent);
  drafts.store('notice 1', { text: 'typed since' });
  drafts.settle('notice 1', sent);
  expect(drafts.find('notice 1')).toEqual({ text: 'typed since' });
});

test('drafts come back after a lock, except over what was typed meanwhile', () => {
  drafts.store('notice 1', { text: 'typed meanwhile' });
  drafts.takeBack([
    ['notice 1', { text: 'before' }],
    ['notice 2', { text: 'before' }],
  ]);
  expect(drafts.list()).toEqual([
    ['notice 1', { text: 'typed meanwhile' }],
    ['notice 2', { text: 'before' }],
  ]);
});

test.each([undefined, null, 'text', {}, [1], [['notice 1']], [[2, {}]], [null]])(
  'a stored value of another shape is ignored: %j',
  (left) => {
    drafts.takeBack(left);
    expect(drafts.list().filter(([, values]) => values !== undefined)).toEqual([]);
  },
);

test('a draft of an older version takes what it lacks from the form', () => {
  const empty = { values: { name: '', hours: [] as string[], isOpen: false }, version: 0, both: undefined };
  expect(completed({ values: { name: 'typed', hours: 'none', old: 'field' } }, empty)).toEqual({
    values: { name: 'typed', hours: [], isOpen: false, old: 'field' },
    version: 0,
  });
  expect(completed([], empty)).toEqual(empty);
  expect(completed({ values: null, version: '7' }, empty)).toEqual(empty);
});

test('a draft that release 2.0.0 has stored without the record begins from the one of now, and from the version it was typed in', () => {
  const rules = valueRules<{ version: number; name: string; text: string }, { name: string; text: string }>({
    valuesOf: ({ name, text }) => ({ name, text }),
  });
  const stored = { version: 3, name: 'Stored', text: 'Text' };
  const found = completed({ values: { name: 'Typed' }, version: 1 }, rules.begin(stored));
  expect(rules.restore(found, stored)).toEqual({ base: stored, version: 1, values: { name: 'Typed', text: 'Text' } });
});
