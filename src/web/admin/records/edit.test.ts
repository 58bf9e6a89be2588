import { describe, expect, test } from 'vitest';
import { type Edit, merge, valueRules } from './edit.ts';

interface Page {
  version: number;
  title: string;
  text: string;
}

type Values = Omit<Page, 'version'>;

const page = (version: number, title = 'Title', text = 'Text'): Page => ({ version, title, text });
const valuesOf = ({ title, text }: Page): Values => ({ title, text });
const whole = valueRules<Page, Values>({ valuesOf });
const byPart = valueRules<Page, Values>({ valuesOf, merges: true });
const typed = (edit: Edit<Page, Values>, values: Partial<Values>) => ({
  ...edit,
  values: { ...edit.values, ...values },
});

describe('what two people have changed', () => {
  const base = { name: 'Clinic', phone: '+91 1', slides: [{ key: '0', headline: 'Hello' }] };

  test('is merged if each changed other parts', () => {
    const theirs = { ...base, name: 'Their clinic' };
    expect(merge({ base, mine: { ...base, phone: '+91 2' }, theirs })).toEqual({
      merged: { ...theirs, phone: '+91 2' },
      both: [],
    });
  });

  test('stays mine where both changed the same part, which is named', () => {
    const mine = { ...base, slides: [{ key: '0', headline: 'Mine' }] };
    const theirs = { ...base, slides: [{ key: '0', headline: 'Theirs' }] };
    expect(merge({ base, mine, theirs })).toEqual({ merged: mine, both: ['slides'] });
  });

  test('is no conflict if both made the same change, and keys of entries do not count', () => {
    const mine = { ...base, name: 'Same', slides: [{ key: 'new-1', headline: 'Hello' }] };
    const theirs = { ...base, name: 'Same' };
    expect(merge({ base, mine, theirs })).toEqual({ merged: theirs, both: [] });
  });
});

describe('after someone else was faster', () => {
  const mine = typed(whole.begin(page(1)), { title: 'Mine' });

  test('what is typed stays, and saving again overwrites theirs', () => {
    const now = whole.carryOver(mine, page(2, 'Theirs', 'Their text'));
    expect(now).toMatchObject({ version: 2, values: { title: 'Mine', text: 'Text' }, base: { title: 'Theirs' } });
    expect(whole.isUnsaved(now)).toBe(true);
  });

  test('a form that merges takes over their other parts', () => {
    const now = byPart.carryOver(typed(byPart.begin(page(1)), { title: 'Mine' }), page(2, 'Theirs', 'Their text'));
    expect(now).toMatchObject({ version: 2, values: { title: 'Mine', text: 'Their text' }, both: ['title'] });
  });
});

test('text typed during a save stays, beside what was stored', () => {
  const sent = typed(whole.begin(page(1)), { title: ' Sent ' });
  const now = whole.settle(typed(sent, { text: 'Typed since' }), sent, page(2, 'Sent'));
  expect(now).toMatchObject({ version: 2, values: { title: 'Sent', text: 'Typed since' } });
  expect(whole.isUnsaved(now)).toBe(true);
  expect(whole.isUnsaved(whole.settle(sent, sent, page(2, 'Sent')))).toBe(false);
});

test('a draft continues from the version that it was typed from, so that saving it reports a change since then', () => {
  const found = typed(whole.begin(page(1)), { title: 'Typed' });
  expect(whole.restore(found, page(3, 'Theirs'))).toMatchObject({ version: 1, base: { version: 3 } });
  expect(byPart.restore(found, page(3, 'Title', 'Theirs'))).toMatchObject({
    version: 3,
    values: { title: 'Typed', text: 'Theirs' },
    both: [],
  });
});

test('a draft of release 2.0.0 is read in its own shape once, and stored in that of now', () => {
  const rules = valueRules<Page, Values>({ valuesOf, readEarlier: (found) => (found as { words?: Values }).words });
  const found = { ...rules.begin(page(4)), version: 3, words: { title: 'Typed', text: 'Text' } };
  const now = rules.restore(found, page(4));
  expect(now).toEqual({ base: page(4), version: 3, values: { title: 'Typed', text: 'Text' } });
});
