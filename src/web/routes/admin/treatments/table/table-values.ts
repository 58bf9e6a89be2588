import { formatAmount, readAmount } from '#contract/plain/prices.ts';
import type { TreatmentRecord, TreatmentRow } from '#contract/treatments.ts';
import { kindLabels } from '../kind-labels.ts';

/** Labels of the columns, in order. */
export const labels = {
  name: 'Name',
  kind: 'Kind',
  minutes: 'Length in minutes',
  buffer_minutes: 'Break after (minutes)',
  price_from: 'Price from',
  needs_room: 'Needs a room',
  is_shown: 'On the website',
} as const;

export type Cell = keyof typeof labels;
export const cells = Object.keys(labels) as Cell[];

/** Sent for a box that is ticked; one that is not sends nothing. */
export const yes = 'yes';

/** A row as typed. */
export type RowValues = Record<Cell, string> & { id: number };

export function rowOf(treatment: TreatmentRecord, digits: number): RowValues {
  const { id, name, kind, minutes, buffer_minutes, price_from, needs_room, is_hidden } = treatment;
  return {
    id,
    name,
    kind,
    minutes: String(minutes),
    buffer_minutes: String(buffer_minutes),
    price_from: price_from === null ? '' : formatAmount(price_from, digits),
    needs_room: needs_room ? yes : '',
    is_shown: is_hidden ? '' : yes,
  };
}

/** A row as people read it. */
export const wordsOf = (row: RowValues): Record<Cell, string> => ({
  ...row,
  kind: kindLabels[row.kind as TreatmentRow['kind']],
  needs_room: row.needs_room ? 'Yes' : 'No',
  is_shown: row.is_shown ? 'Yes' : 'No',
});

/** Rows as sent; an undefined price is no amount. */
export function bodyOf(row: RowValues, version: number, digits: number) {
  const { needs_room, is_shown, price_from, ...texts } = row;
  return {
    ...texts,
    kind: row.kind as TreatmentRow['kind'],
    needs_room: needs_room === yes,
    is_hidden: is_shown !== yes,
    price_from: readAmount(price_from, digits),
    version,
  };
}

export const ticked = (isOn: boolean) => (isOn ? yes : '');

export interface Edit {
  /** Stored treatments that the changes start from. */
  base: TreatmentRecord[];
  /** Rows in the order of the table. */
  rows: RowValues[];
  /** Treatments that were moved. */
  moved: number[];
  /** Treatments that someone else has changed as well. */
  clashes: number[];
}

export const untouched = (base: TreatmentRecord[], digits: number): Edit => ({
  base,
  rows: base.map((treatment) => rowOf(treatment, digits)),
  moved: [],
  clashes: [],
});

const isSame = (a: RowValues, b: RowValues) => cells.every((cell) => a[cell] === b[cell]);

/** Rows that differ from the stored ones, or were moved. */
export function changedIn({ base, rows, moved }: Edit, digits: number) {
  const stored = new Map(base.map((treatment) => [treatment.id, rowOf(treatment, digits)]));
  return rows.filter((row) => {
    const before = stored.get(row.id);
    return before && (moved.includes(row.id) || !isSame(row, before));
  });
}

/** The edit on top of a newer list. Rows changed here stay as typed; those that both changed are named. */
export function carryOver(edit: Edit, theirs: TreatmentRecord[], digits: number): Edit {
  const before = new Map(edit.base.map((treatment) => [treatment.id, treatment]));
  const changed = new Map(changedIn(edit, digits).map((row) => [row.id, row]));
  const fresh = new Map(theirs.map((treatment) => [treatment.id, rowOf(treatment, digits)]));
  const known = edit.moved.length > 0 ? edit.rows.map(({ id }) => id).filter((id) => fresh.has(id)) : [];
  const order = [...known, ...[...fresh.keys()].filter((id) => !known.includes(id))];
  return {
    base: theirs,
    rows: order.flatMap((id) => changed.get(id) ?? fresh.get(id) ?? []),
    moved: edit.moved.filter((id) => fresh.has(id)),
    clashes: theirs
      .filter(({ id, version }) => changed.has(id) && before.get(id)?.version !== version)
      .map(({ id }) => id),
  };
}

/** The edit after a save: text typed since sending stays. */
export function afterSaving(edit: Edit, sent: Edit, saved: TreatmentRecord[], digits: number): Edit {
  const asSent = new Map(sent.rows.map((row) => [row.id, row]));
  const typedSince = edit.rows.filter((row) => {
    const before = asSent.get(row.id);
    return before && !isSame(row, before);
  });
  const typed = new Map(typedSince.map((row) => [row.id, row]));
  const next = untouched(saved, digits);
  return { ...next, rows: next.rows.map((row) => typed.get(row.id) ?? row) };
}
