import { expect, test } from 'vitest';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { bodyOf, carryOver, changedIn, rowOf, rulesOf, untouched } from './table-values.ts';

const treatment = (id: number, more: Partial<TreatmentRecord> = {}) =>
  ({
    id,
    name: `Treatment ${id}`,
    kind: 'therapy',
    minutes: 30,
    buffer_minutes: 0,
    price_from: 49_950,
    needs_room: true,
    is_hidden: false,
    version: 1,
    ...more,
  }) as TreatmentRecord;

const stored = [treatment(1), treatment(2), treatment(3)];
const type = (edit: ReturnType<typeof untouched>, id: number, values: object) => ({
  ...edit,
  rows: edit.rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
});
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('a row is sent as the API reads it', () => {
  const row = { ...rowOf(treatment(1), 2), price_from: '1 200,5', is_shown: '' };
  expect(bodyOf(row, 4, 2)).toEqual({
    id: 1,
    name: 'Treatment 1',
    kind: 'therapy',
    minutes: '30',
    buffer_minutes: '0',
    price_from: 120_050,
    needs_room: true,
    is_hidden: true,
    version: 4,
  });
  expect(bodyOf({ ...row, price_from: '' }, 4, 2).price_from).toBe(null);
  expect(bodyOf({ ...row, price_from: 'about 5' }, 4, 2).price_from).toBe(undefined);
});

test('rows that differ or were moved are changed, and no others', () => {
  const edit = type(untouched(stored, 2), 2, { minutes: '45' });
  expect(ids(changedIn(edit, 2))).toEqual([2]);
  expect(ids(changedIn({ ...edit, moved: [3] }, 2))).toEqual([2, 3]);
  expect(ids(changedIn(type(edit, 2, { minutes: '30' }), 2))).toEqual([]);
});

test('someone else’s rows come in, the own stay as typed, and those that both changed are named', () => {
  const edit = type(type(untouched(stored, 2), 1, { minutes: '45' }), 2, { minutes: '50' });
  const theirs = [
    treatment(4),
    treatment(1, { minutes: 40, version: 2 }),
    treatment(2),
    treatment(3, { name: 'New', version: 2 }),
  ];
  const now = carryOver(edit, theirs, 2);
  expect(now.rows.map(({ id, name, minutes }) => [id, name, minutes])).toEqual([
    [4, 'Treatment 4', '30'],
    [1, 'Treatment 1', '45'],
    [2, 'Treatment 2', '50'],
    [3, 'New', '30'],
  ]);
  expect(now.clashes).toEqual([1]);
  expect(ids(changedIn(now, 2))).toEqual([1, 2]);
});

test('an order of one’s own stays over someone else’s changes', () => {
  const edit = untouched(stored, 2);
  const moved = { ...edit, rows: [edit.rows[2], edit.rows[0], edit.rows[1]].flatMap((row) => row ?? []), moved: [3] };
  expect(ids(carryOver(moved, [...stored, treatment(4)], 2).rows)).toEqual([3, 1, 2, 4]);
});

test('text typed during a save stays', () => {
  const sent = type(untouched(stored, 2), 1, { minutes: '45' });
  const typed = type(sent, 3, { name: 'Typed meanwhile' });
  const saved = [treatment(1, { minutes: 45, version: 2 }), treatment(2), treatment(3)];
  const now = rulesOf(2).settle(typed, sent, saved);
  expect(now.base).toBe(saved);
  expect(ids(changedIn(now, 2))).toEqual([3]);
});
