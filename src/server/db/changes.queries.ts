import { sql } from 'kysely';
import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import type { ChangedText } from '#contract/history.ts';
import { serverLimits } from '#contract/limits.ts';
import { notFound, stale } from '#server/http/app-error.ts';
import { type Database, isPostgres } from './database.ts';
import { type Row, type Tables, undoableTables } from './tables.ts';

// Steps that every change takes besides writing its own rows: `lockVersion` comes first in its transaction, and
// `recordChange`, or `addToCounts` where no administrator is involved, comes last.

/** Author, time and expected version of a change. */
export interface ChangeRequest {
  /** Null for a command in the terminal. */
  administratorId: number | null;
  /** Time in ms. */
  at: number;
  /** The version that the client edited, if it sent one. */
  expectedVersion: number | undefined;
  /** A hash of the client's address, where it matters: signing in, and proving who one is. */
  client?: string;
}

type VersionedTable =
  | { [T in keyof Tables]: Row<T> extends { id: number; version: number } ? T : never }[keyof Tables]
  | 'treatments';

/**
 * First step of every change: checks and increments the row's version, which locks the row until the transaction ends. Deleted
 * rows are not found. A part of a row that is edited on its own has a `column` with a version of its own.
 * @throws AppError `not-found`, or `stale` if the row is no longer at the expected version.
 */
export async function lockVersion(
  trx: Database,
  table: VersionedTable,
  id: number,
  expectedVersion: number | undefined,
  column = 'version',
) {
  const version = sql.ref<number>(column);
  // All these tables share the two columns, but for one name; Kysely's types need a single table.
  const named = table as 'appointments';
  const key = sql.ref<number>(table === 'treatments' ? 'treatment_id' : 'id');
  const isHere = (undoableTables as readonly string[]).includes(table)
    ? sql<boolean>`deleted_at is null`
    : sql<boolean>`1 = 1`;
  const locked = await trx
    .updateTable(named)
    .set(sql.ref(column), sql`${version} + 1`)
    .where(key, '=', id)
    .where(isHere)
    .$if(expectedVersion !== undefined, (query) => query.where(version, '=', expectedVersion ?? 0))
    .returning(version.as('version'))
    .executeTakeFirst();
  if (locked) return;
  const exists = await trx.selectFrom(named).select('version').where(key, '=', id).where(isHere).executeTakeFirst();
  throw exists ? stale() : notFound();
}

interface Subject {
  kind: ChangedKind;
  id: number | null;
  /** A title or a reference; never a patient's details. */
  name: string | null;
  /** Names of the fields that were changed; never their values. */
  fields?: readonly string[];
  /** Words of public texts, before and after. */
  texts?: readonly ChangedText[];
}

/** Records that no public page shows. */
const privateKinds: ReadonlySet<ChangedKind> = new Set([
  'backup',
  'appointment',
  'visit',
  'room',
  'working-hours',
  'absence',
  'calendar-feed',
  'administrator',
  'message-template',
  'first-steps',
]);

/** Changes that take nothing away: visitors may see the page without them a little longer. */
const additions: ReadonlySet<ChangeAction> = new Set(['added', 'published', 'shown', 'restored']);

/** Something was read, and nothing changed. */
const readings: ReadonlySet<ChangeAction> = new Set(['exported', 'looked-up']);

/**
 * Adds an entry to the audit log, adjusts counters and invalidates cached pages. Call it as the last step of the transaction of
 * the change, so that locks are taken in one order.
 */
export async function recordChange(
  trx: Database,
  { administratorId, at, client }: ChangeRequest,
  action: ChangeAction,
  { kind, id, name, fields, texts = [] }: Subject,
  counts: CountChanges = {},
) {
  const { id: entry } = await trx
    .insertInto('audit_log')
    .values({
      created_at: at,
      administrator_id: administratorId,
      action,
      kind,
      subject_id: id,
      subject: name,
      fields: fields?.join(', ') || null,
      client: client ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (texts.length > 0 && id !== null) await storeTexts(trx, entry, { kind, id }, texts);
  await recordContentChange(trx, counts, privateKinds.has(kind) ? {} : contentChanges(action));
}

/** The last step alone, for what the program completes by itself: adjusts counters, and invalidates cached pages. */
export async function recordContentChange(
  trx: Database,
  counts: CountChanges = {},
  content: CountChanges = contentChanges('changed'),
) {
  await addToCounts(trx, { ...counts, ...content });
  if (content['content.changes'] && isPostgres(trx)) await sql`notify content_changed`.execute(trx);
}

/** Stores the words before and after a change, and forgets those of the oldest one beyond the limit. */
async function storeTexts(
  trx: Database,
  entry: number,
  { kind, id }: { kind: ChangedKind; id: number },
  texts: readonly ChangedText[],
) {
  await trx
    .insertInto('changed_texts')
    .values({ audit_log_id: entry, kind, subject_id: id, texts: JSON.stringify(texts) })
    .execute();
  const outdated = trx
    .selectFrom('changed_texts')
    .select('audit_log_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('audit_log_id', 'desc')
    .offset(serverLimits.history)
    .limit(1);
  await trx.deleteFrom('changed_texts').where('audit_log_id', 'in', outdated).execute();
}

/** Labelled fields in which two states of a record differ. */
export function differences<R extends object>(
  before: R,
  after: R,
  labels: Readonly<Partial<Record<keyof R & string, string>>>,
): ChangedText[] {
  return (Object.entries(labels) as [keyof R & string, string][])
    .map(([field, label]) => ({ field, label, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter(({ before, after }) => before !== after);
}

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names what differs, without the words. */
export function changedFields(...states: Parameters<typeof differences>) {
  return differences(...states).map(({ label }) => label);
}

function contentChanges(action: ChangeAction): CountChanges {
  if (readings.has(action)) return {};
  return { 'content.changes': 1, 'content.withdrawals': additions.has(action) ? 0 : 1 };
}

/** Reviews are counted per rating, in half stars, so that averages need no scan of the table. */
export const halfSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** 0 counts those without stars. */
export const countedHalves = [0, ...halfSteps] as const;

type CountName =
  | 'content.changes'
  | 'content.withdrawals'
  | 'appointments.changes'
  | 'visits.changes'
  | AppointmentCountName
  | 'blogs.published'
  | 'blogs.draft'
  | ReviewCountName;

type AppointmentCountName = `appointments.${'pending' | 'tried' | 'confirmed' | 'seen' | 'done'}`;

type ReviewCountName = `reviews.${'new' | 'active' | 'inactive'}.${number}`;

export const countNames: readonly CountName[] = [
  'appointments.pending',
  'appointments.tried',
  'appointments.confirmed',
  'appointments.seen',
  'appointments.done',
  'blogs.published',
  'blogs.draft',
  ...countedHalves.map((half) => `reviews.new.${half}` as const),
  ...countedHalves.map((half) => `reviews.active.${half}` as const),
  ...countedHalves.map((half) => `reviews.inactive.${half}` as const),
];

type Counted = Pick<Row<'appointments'>, 'remarks' | 'stage'>;

/** The counters of an appointment. New ones are the pending ones of no other stage. */
export function appointmentCounts({ remarks, stage }: Counted): AppointmentCountName[] {
  if (remarks !== null) return ['appointments.done'];
  return stage === 'new' ? ['appointments.pending'] : ['appointments.pending', `appointments.${stage}`];
}

type Rated = Pick<Row<'reviews'>, 'visible' | 'is_new' | 'half_stars'>;

/** The counter of a review. */
export function reviewCount({ visible, is_new, half_stars }: Rated): ReviewCountName {
  const half = half_stars ?? 0;
  if (is_new === 1) return `reviews.new.${half}`;
  return visible === 1 ? `reviews.active.${half}` : `reviews.inactive.${half}`;
}

/** Amounts that a transaction adds to counters. */
export type CountChanges = Partial<Record<CountName, number>>;

/** How a change of one row, counted under these names before and after, changes the counters. */
export function moveCounts(before: readonly CountName[], after: readonly CountName[]): CountChanges {
  const count = (names: readonly CountName[], name: CountName) => names.filter((one) => one === name).length;
  const names = new Set([...before, ...after]);
  return Object.fromEntries([...names].map((name) => [name, count(after, name) - count(before, name)]));
}

/**
 * Adjusts counters. Call it once, as the last step of the transaction that writes the counted rows: counters are shared, so they
 * are locked last, briefly, and in the order of their names.
 */
export async function addToCounts(trx: Database, changes: CountChanges) {
  for (const [name, difference = 0] of Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (difference === 0) continue;
    await trx
      .updateTable('counters')
      .set((eb) => ({ count: eb('count', '+', difference) }))
      .where('name', '=', name)
      .execute();
  }
}

export async function readCounts<N extends CountName>(db: Database, ...names: N[]): Promise<Record<N, number>> {
  const rows = await db.selectFrom('counters').selectAll().where('name', 'in', names).execute();
  const found = new Map(rows.map((row) => [row.name, row.count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
