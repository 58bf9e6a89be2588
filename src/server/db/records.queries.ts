// See docs/decisions/0039-undo-of-deletions.md.

import type { Insertable, Updateable } from 'kysely';
import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/plain/limits.ts';
import { invalid, notFound } from '#server/app-error.ts';
import {
  type CountChanges,
  type CountName,
  changedFacts,
  changeRecord,
  differences,
  type Facts,
  isAt,
  isUndoable,
  keyOf,
  lockVersion,
  moveCounts,
  named,
  type VersionedTable,
  type Work,
} from './changes.queries.ts';
import type { Database, Transaction } from './database.ts';
import { countFound, readPage } from './paging.ts';
import { isSameName } from './same-name.ts';
import { type Row, type Tables, type UndoableTable, undoableTables } from './tables.ts';
import { deleteOrphanedTranslations } from './translations.queries.ts';

// A deleted row is invisible at once: queries leave out rows with `deleted_at`, and `lockVersion` does not find them.

/** Features that the records of a table share, so that adding, changing, deleting and restoring one is the same for all. */
export interface RecordKind<T extends VersionedTable, R> {
  table: T;
  kind: ChangedKind;
  /** Name of a row in the audit log: a title or a reference, never a patient's details. */
  nameOf: (row: Row<T>, db: Database) => string | null | Promise<string | null>;
  /** Answer of the API. */
  toRecord: (row: Row<T>, db: Database) => R | Promise<R>;
  /** Columns whose names the audit log lists when they differ. */
  labels?: Labels<T>;
  /** Columns whose words before and after are stored as well. */
  texts?: Labels<T>;
  /** Facts that the history says as well, where a column alone says too little. */
  factsOf?: (row: Row<T>, db: Database) => Facts | Promise<Facts>;
  /** Labels of the facts by which people know a record without a title: the history says them also where it is added or deleted. */
  knownBy?: readonly string[];
  /** Counters of which a row is part. */
  countsOf?: (row: Row<T>) => readonly CountName[];
  /** Counters that every change moves. */
  moves?: CountChanges;
  /** Writes what belongs to the row, such as search terms, also after it is deleted or restored. */
  writeParts?: (trx: Transaction, row: Row<T>, at: number) => Promise<void>;
}

/** A record that someone saves is no sample any more. */
export const noSample = { is_sample: 0 } as const;

type OrderedTable = 'rooms' | 'treatments' | 'problems' | 'pages';

export type NewRow<T extends VersionedTable> = Insertable<Tables[T]>;

export type RowChange<T extends VersionedTable> = Updateable<Tables[T]>;

type Labels<T extends VersionedTable> = Partial<Record<keyof Row<T> & string, string>>;

/** @throws AppError `not-found` */
export async function getRecord<T extends VersionedTable, R>(db: Database, kind: RecordKind<T, R>, id: number) {
  return kind.toRecord(await getRow(db, kind.table, id), db);
}

/** One page of all records, newest first, or in descending order of another column. */
export async function listRecords<T extends UndoableTable, R>(
  db: Database,
  { table, toRecord }: RecordKind<T, R>,
  page: PageQuery,
  column: 'created_at' | 'position' = 'created_at',
): Promise<Page<R[]>> {
  const present = db.selectFrom(named(table)).where('deleted_at', 'is', null);
  const { rows, next } = await readPage(present.selectAll(), table, page, { column });
  const total = await countFound(db, present.select('id'));
  const body = await Promise.all((rows as Row<T>[]).map((row) => toRecord(row, db)));
  return { body, next, total, totalIsExact: total < limits.countedMatches };
}

/** Undefined also for one that is deleted. */
export async function findRow<T extends VersionedTable>(db: Database, table: T, id: number) {
  const row = await db.selectFrom(named(table)).selectAll().where(isAt(table, id)).executeTakeFirst();
  return row as Row<T> | undefined;
}

/** @throws AppError `not-found` */
export async function getRow<T extends VersionedTable>(db: Database, table: T, id: number): Promise<Row<T>> {
  const row = await findRow(db, table, id);
  if (!row) throw notFound();
  return row;
}

export async function addRecord<T extends VersionedTable, R>(
  work: Work,
  kind: RecordKind<T, R>,
  values: (trx: Transaction) => NewRow<T> | Promise<NewRow<T>>,
  options: WriteOptions<T> = {},
) {
  return writeRecord(work, kind, 'added', options, async (trx) => {
    const insert = trx.insertInto(named(kind.table)).values(await values(trx));
    return { after: await insert.returningAll().executeTakeFirstOrThrow() };
  });
}

/** Locks the row at the version that the client edited. `values` may depend on the row before. */
export async function updateRecord<T extends VersionedTable, R>(
  work: Work,
  kind: RecordKind<T, R>,
  id: number,
  values: (trx: Transaction, before: Row<T>) => RowChange<T> | Promise<RowChange<T>>,
  { action = 'changed', ...options }: WriteOptions<T> & { action?: ChangeAction } = {},
) {
  return writeRecord(work, kind, action, options, async (trx) => {
    await lockVersion(trx, kind.table, id, work.change.expectedVersion);
    const before = await getRow(trx, kind.table, id);
    const after = await trx
      .updateTable(named(kind.table))
      .set(await values(trx, before))
      .where(isAt(kind.table, id))
      .returningAll()
      .executeTakeFirstOrThrow();
    return { before, after };
  });
}

/** Hides the row at once. It can be brought back for `limits.undo`, and then the nightly jobs delete it for good. */
export async function deleteRecord<T extends UndoableTable, R>(work: Work, kind: RecordKind<T, R>, id: number) {
  await writeRecord(work, kind, 'deleted', {}, async (trx) => {
    await lockVersion(trx, kind.table, id, work.change.expectedVersion);
    const deleted = trx.updateTable(named(kind.table)).set({ deleted_at: work.change.at }).where(isAt(kind.table, id));
    return { before: await deleted.returningAll().executeTakeFirstOrThrow() };
  });
  return null;
}

/** @throws AppError `not-found` unless it was deleted within the last `limits.undo`. */
export async function restoreRecord<T extends UndoableTable, R>(work: Work, kind: RecordKind<T, R>, id: number) {
  return writeRecord(work, kind, 'restored', {}, async (trx) => {
    const after = await trx
      .updateTable(named(kind.table))
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', '>=', work.change.at - limits.undo)
      .returningAll()
      .executeTakeFirst();
    if (!after) throw notFound();
    return { after };
  });
}

/** Rows in the order of the clinic's own. */
export async function listInOrder<T extends OrderedTable>(db: Database, table: T) {
  const rows = await db
    .selectFrom(named(table))
    .selectAll()
    .$if(isUndoable(table), (query) => query.where('deleted_at', 'is', null))
    .orderBy('position')
    .orderBy(keyOf(table))
    .execute();
  return rows as Row<T>[];
}

/** Place of a record that is added behind all others. */
export async function lastPosition(trx: Transaction, table: OrderedTable) {
  return (await listInOrder(trx, table)).at(-1)?.position ?? 0;
}

type NamedTable = 'rooms' | 'treatments' | 'problems' | 'symptoms';
type Named = { id: number; name: string; treatment_description?: string; deleted_at?: number | null };

/**
 * A name can be used only once, so those of that name that could still be brought back are deleted for good.
 * @throws AppError `invalid` with this sentence for the name of another record.
 */
export async function refuseTakenName(trx: Transaction, table: NamedTable, name: string, taken: string, own?: number) {
  const rows: Named[] = await trx.selectFrom(table).selectAll().execute();
  const namesakes = rows.filter((row) => idOf(row) !== own && isSameName(row.treatment_description ?? row.name, name));
  if (namesakes.some(({ deleted_at = null }) => deleted_at === null)) throw invalid('name', taken);
  const ids = namesakes.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom(table).where('id', 'in', ids).execute();
}

/** Moves a record of a list that has few of them directly after another one, or to the first place. */
export async function moveRecord<T extends OrderedTable, R>(
  work: Work,
  kind: RecordKind<T, R>,
  id: number,
  after: number | null,
  fields = ['place'],
) {
  const table: OrderedTable = kind.table;
  const key = keyOf(kind.table);
  const place = async (trx: Transaction) => {
    const others = (await listInOrder(trx, kind.table)).map(idOf).filter((other) => other !== id);
    const position = after === null ? 0 : others.indexOf(after) + 1;
    if (after !== null && position === 0) throw invalid('after', `The ${kind.kind} in front of it is no longer there.`);
    for (const [index, other] of others.toSpliced(position, 0, id).entries())
      await trx
        .updateTable(table)
        .set({ position: index })
        .where(key, '=', other)
        .where('position', '!=', index)
        .execute();
    return { position };
  };
  return updateRecord(work, kind as RecordKind<OrderedTable, R>, id, place, { fields });
}

interface WriteOptions<T extends VersionedTable> {
  /** Names of fields that are changed beside the columns of `labels`. */
  fields?: readonly string[];
  /** Writes what the form says beside the row's own columns. */
  link?: (trx: Transaction, row: Row<T>) => Promise<void>;
}

async function writeRecord<T extends VersionedTable, R>(
  { db, change }: Work,
  kind: RecordKind<T, R>,
  action: ChangeAction,
  { fields = [], link }: WriteOptions<T>,
  write: (trx: Transaction) => Promise<{ before?: unknown; after?: unknown }>,
) {
  return changeRecord(db, change, async (trx) => {
    const { before, after } = (await write(trx)) as { before?: Row<T>; after?: Row<T> };
    const row = (after ?? before) as Row<T>;
    await link?.(trx, row);
    await kind.writeParts?.(trx, row, change.at);
    const [changed = [], others = []] = [kind.texts, kind.labels].map((labels) =>
      before && after && labels ? differences(before, after, labels) : [],
    );
    const texts = [...changed, ...(await factsIn(trx, kind, before, after))];
    const entry = {
      action,
      kind: kind.kind,
      id: idOf(row),
      name: await kind.nameOf(row, trx),
      fields: [...fields, ...[...texts, ...others].map(({ label }) => label)],
      texts,
    };
    const countsOf = (one: Row<T> | undefined) => (one && kind.countsOf?.(one)) ?? [];
    const counts = { ...kind.moves, ...moveCounts(countsOf(before), countsOf(after)) };
    return { result: await kind.toRecord(row, trx), entry, counts };
  });
}

async function factsIn<T extends VersionedTable, R>(
  trx: Transaction,
  { factsOf, knownBy = [] }: RecordKind<T, R>,
  before: Row<T> | undefined,
  after: Row<T> | undefined,
) {
  const changed = changedFacts(before && (await factsOf?.(before, trx)), after && (await factsOf?.(after, trx)));
  return before && after ? changed : changed.filter(({ label }) => knownBy.includes(label));
}

function idOf(row: object) {
  const { id, treatment_id = id } = row as { id: number; treatment_id?: number };
  return treatment_id;
}

/** Deletes for good what can no longer be brought back, with everything that depends on it. */
export async function purgeDeleted(db: Database, now: number) {
  for (const table of undoableTables) {
    // oxlint-disable-next-line changes/writes-take-trx -- no one can see or restore them any more
    const deleted = db.deleteFrom(named(table)).where('deleted_at', '<', now - limits.undo);
    await deleted.where('deleted_at', '>', stagedAt).execute();
  }
  await deleteOrphanedTranslations(db);
}

/** The time of deletion of rows that an import has stored and not shown yet: they are neither brought back nor deleted for good. */
export const stagedAt = 0;
