import { formatAmount, readAmount } from '#contract/plain/prices.ts';
import type { TreatmentRecord, TreatmentRow } from '#contract/treatments.ts';
import { isSame, merge } from '#web/admin/records/edit.ts';
import * as words from '#words/admin/treatments.ts';

/** Labels of the columns, in order. */
export const labels = {
  name: words.name,
  kind: words.kind,
  minutes: words.lengthInMinutes,
  buffer_minutes: words.breakAfterMinutes,
  price_from: words.priceFrom,
  needs_room: words.needsARoom,
  is_shown: words.onTheWebsite,
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
  kind: words.kinds[row.kind as TreatmentRow['kind']],
  needs_room: row.needs_room ? words.yes : words.no,
  is_shown: row.is_shown ? words.yes : words.no,
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

type Rows = Record<number, RowValues>;

const byId = (rows: readonly RowValues[]): Rows => Object.fromEntries(rows.map((row) => [row.id, row]));

/** Rows that differ from the stored ones, or were moved. */
export function changedIn({ base, rows, moved }: Edit, digits: number) {
  const stored = byId(untouched(base, digits).rows);
  return rows.filter(({ id }, place) => stored[id] && (moved.includes(id) || !isSame(rows[place], stored[id])));
}

/** The edit on top of a newer list. Rows changed here stay as typed; those that both changed are named. */
export function carryOver(edit: Edit, theirs: TreatmentRecord[], digits: number): Edit {
  const before = untouched(edit.base, digits);
  const fresh = untouched(theirs, digits);
  const { merged } = merge<Rows>({ base: byId(before.rows), mine: byId(edit.rows), theirs: byId(fresh.rows) });
  const changed = new Set(changedIn(edit, digits).map(({ id }) => id));
  const versions = new Map(edit.base.map(({ id, version }) => [id, version]));
  const ids = fresh.rows.map(({ id }) => id);
  const known = edit.moved.length > 0 ? edit.rows.map(({ id }) => id).filter((id) => ids.includes(id)) : [];
  return {
    base: theirs,
    rows: [...new Set([...known, ...ids])].flatMap((id) => merged[id] ?? []),
    moved: edit.moved.filter((id) => ids.includes(id)),
    clashes: theirs.filter(({ id, version }) => changed.has(id) && versions.get(id) !== version).map(({ id }) => id),
  };
}

/** How the table is edited, with so many digits in an amount. */
export const rulesOf = (digits: number) => ({
  begin: (base: TreatmentRecord[]) => untouched(base, digits),
  isUnsaved: (now: Edit) => changedIn(now, digits).length > 0,
  carryOver: (now: Edit, theirs: TreatmentRecord[]) => carryOver(now, theirs, digits),
  settle: (now: Edit, sent: Edit, saved: TreatmentRecord[]): Edit => {
    const next = untouched(saved, digits);
    const { merged } = merge<Rows>({ base: byId(sent.rows), mine: byId(now.rows), theirs: byId(next.rows) });
    return { ...next, rows: next.rows.map((row) => merged[row.id] ?? row) };
  },
});
