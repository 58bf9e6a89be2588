import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { ChangeAction, ChangedKind, ChangedText } from '#contract/audit-log.ts';
import * as refusals from '#contract/messages/refusals.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { AppError, notFound, stale } from '#server/app-error.ts';
import { type Database, isPostgres, type Transaction } from './database.ts';
import { type Row, type Tables, undoableTables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Description that a change gives of itself. */
export interface Changed<R> {
  result: R;
  /** Entries of the audit log, one per record. None where visitors add rows, or where nothing differs. */
  entry: Entry | readonly Entry[];
  /** Amounts that are added to counters. */
  counts?: CountChanges;
}

/**
 * The only way to change records. Runs `apply` in a transaction, which checks and locks first (`lockVersion`), writes its rows, and
 * returns what it has done. Then come the audit log, the counters, and in the end the commit, after which open streams are told and
 * cached pages expire. A transaction that lost a conflict is repeated, so `apply` must have no effects outside the database.
 *
 * `records.queries.ts` adds, changes, deletes and restores one row by its kind; this is for what is more than that.
 * @param once makes a repeated request return the first result and change nothing
 * @example
 * changeRecord(db, change, async (trx) => {
 *   await lockVersion(trx, 'rooms', id, change.expectedVersion);
 *   const room = await queries.renameRoom(trx, id, name);
 *   return { result: toRoom(room), entry: { action: 'changed', kind: 'room', id, name }, counts: { 'visits.changes': 1 } };
 * });
 */
export async function changeRecord<R>(
  db: Database,
  change: ChangeRequest,
  apply: (trx: Transaction) => Promise<Changed<R>>,
  once: RepeatableRequest = { key: undefined, body: undefined },
): Promise<R> {
  return inTransaction(db, async (trx) => {
    let changed: Omit<Changed<R>, 'result'> = { entry: [] };
    const result = await doOnce(trx, once, change.at, async () => {
      const { result, ...others } = await apply(trx);
      changed = others;
      return result;
    });
    const entries = [changed.entry].flat();
    for (const entry of entries) await storeTexts(trx, await insertEntry(trx, change, entry), entry);
    await addToCounts(trx, { ...changed.counts, ...contentChanges(entries) });
    return result;
  });
}

/** A request that may carry an `Idempotency-Key`. */
export interface RepeatableRequest {
  key: string | undefined;
  body: unknown;
}

/**
 * Does the work once per key, in the same transaction: a repeated request, even a concurrent one or one after a crash, gets the first
 * answer. Keys expire after a day. What the work throws leaves no key, so it can be tried again.
 * @throws AppError `invalid` for a key that came with another body.
 */
async function doOnce<T>(
  trx: Transaction,
  request: RepeatableRequest,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const { key, body } = request;
  if (!key) return work();
  if (!(await reserveKey(trx, key, body, now))) {
    const first = await findAnswer<T>(trx, request);
    if (first !== undefined) return first;
    throw new AppError('invalid', refusals.sentAlready);
  }
  const answer = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
  return answer;
}

/** Waits for another transaction with the same key. False if the key is stored already. */
async function reserveKey(trx: Transaction, key: string, body: unknown, now: number) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - limits.formAge.max)
    .execute();
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({ key, request_hash: hashOf(body), answer: '', created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The answer to an earlier request with the same key and body, for work that begins before the transaction; undefined if there is none. */
export async function findAnswer<T>(db: Database, { key, body }: RepeatableRequest): Promise<T | undefined> {
  if (!key) return undefined;
  const first = await db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
  return first?.request_hash === hashOf(body) && first.answer !== '' ? (JSON.parse(first.answer) as T) : undefined;
}

function hashOf(body: unknown) {
  return hash('sha256', JSON.stringify(body), 'base64url');
}

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

/** A change, and the database to make it in: handlers get both with every call of someone who is signed in. */
export interface Work {
  db: Database;
  change: ChangeRequest;
}

/** A change made by a visitor or by the program itself, not by an administrator. */
export const byProgram = (at: number): ChangeRequest => ({ administratorId: null, at, expectedVersion: undefined });

export type VersionedTable =
  | { [T in keyof Tables]: Row<T> extends { id: number; version: number } ? T : never }[keyof Tables]
  | 'treatments';

/** Kysely's types take a union of tables, but no type parameter. */
export const named = (table: VersionedTable) => table;

export const keyOf = (table: VersionedTable) => sql.ref<number>(table === 'treatments' ? 'treatment_id' : 'id');

export const isUndoable = (table: VersionedTable) => (undoableTables as readonly string[]).includes(table);

/** Finds a row by its id, unless it is deleted. */
export function isAt(table: VersionedTable, id: number) {
  const key = keyOf(table);
  return isUndoable(table) ? sql<boolean>`${key} = ${id} and deleted_at is null` : sql<boolean>`${key} = ${id}`;
}

/**
 * First step of every change: checks and increments the row's version, which locks the row until the transaction ends. Deleted
 * rows are not found. A part of a row that is edited on its own has a `column` with a version of its own.
 * @throws AppError `not-found`, or `stale` if the row is no longer at the expected version.
 */
export async function lockVersion(
  trx: Transaction,
  table: VersionedTable,
  id: number,
  expectedVersion: number | undefined,
  column = 'version',
) {
  const version = sql.ref<number>(column);
  const locked = await trx
    .updateTable(named(table))
    .set(sql.ref(column), sql`${version} + 1`)
    .where(isAt(table, id))
    .$if(expectedVersion !== undefined, (query) => query.where(version, '=', expectedVersion ?? 0))
    .returning(version.as('version'))
    .executeTakeFirst();
  if (locked) return;
  const exists = await trx.selectFrom(named(table)).select('version').where(isAt(table, id)).executeTakeFirst();
  throw exists ? stale() : notFound();
}

interface Subject {
  kind: ChangedKind;
  id: number | null;
  /** A title or a reference; never a patient's details. */
  name: string | null;
  /** Names of the fields that were changed; never their values. */
  fields?: readonly string[];
  /** Words of public texts, and times and names of the clinic's own records, before and after; never a patient's details. */
  texts?: readonly ChangedText[];
}

export interface Entry extends Subject {
  action: ChangeAction;
}

/** Records that no public page shows. */
const privateKinds: ReadonlySet<ChangedKind> = new Set([
  'backup',
  'report',
  'appointment',
  'application',
  'patient',
  'visit',
  'room',
  'room-closure',
  'working-hours',
  'absence',
  'calendar-feed',
  'administrator',
  'message-template',
  'webhook',
  'first-steps',
]);

/** Changes that take nothing away: visitors may see the page without them a little longer. */
const additions: ReadonlySet<ChangeAction> = new Set(['added', 'published', 'shown', 'restored']);

/** Something was read or tried, and nothing changed. */
const events = [
  'exported',
  'looked-up',
  'link-given',
  'signed-in',
  'signed-out',
  'unlocked',
  'sign-in-failed',
  'proof-failed',
  'codes-guessed',
] as const satisfies ChangeAction[];

/** Adds an entry to the audit log for something that changes no record. */
export async function recordEvent(
  db: Database,
  change: ChangeRequest,
  event: (Subject & { action: (typeof events)[number] }) | (Entry & { kind: 'backup' }),
) {
  await insertEntry(db, change, event);
}

async function insertEntry(
  db: Database,
  { administratorId, at, client }: ChangeRequest,
  { action, kind, id, name, fields }: Entry,
) {
  // oxlint-disable-next-line changes/writes-take-trx -- what was only read or tried is an entry on its own
  const stored = await db
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
  return stored.id;
}

/** Stands for the id of what there is only one of, such as the clinic profile, whose entries name none. */
const onlyRecord = 1;

/** Stores the words before and after a change, and forgets those of the oldest one beyond the limit. */
async function storeTexts(trx: Transaction, entry: number, { kind, id, texts = [] }: Entry) {
  if (texts.length === 0) return;
  const subject_id = id ?? onlyRecord;
  await trx
    .insertInto('changed_texts')
    .values({ audit_log_id: entry, kind, subject_id, texts: JSON.stringify(texts) })
    .execute();
  const outdated = trx
    .selectFrom('changed_texts')
    .select('audit_log_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
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

/** Facts of a record by their labels: times, amounts and names of the clinic's own records, never a patient's details. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Facts in which two states of a record differ. A record that was added has none before, and a deleted one has none after. */
export function changedFacts(before: Facts = {}, after: Facts = {}) {
  const labels = Object.fromEntries(Object.keys({ ...before, ...after }).map((label) => [label, label]));
  return differences<Facts>(before, after, labels).map((fact) => ({ ...fact, field: '' }));
}

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names what differs, without the words. */
export function changedFields(...states: Parameters<typeof differences>) {
  return differences(...states).map(({ label }) => label);
}

/** Counts a change of public pages that has no entry in the audit log. */
export const contentChange: CountChanges = { 'content.changes': 1, 'content.withdrawals': 1 };

/** How the version of public pages moves. */
function contentChanges(entries: readonly Entry[]): CountChanges {
  const shown = entries.filter(
    ({ kind, action }) => !privateKinds.has(kind) && !events.some((event) => event === action),
  );
  if (shown.length === 0) return {};
  const withdraws = shown.some(({ action }) => !additions.has(action));
  return { 'content.changes': 1, 'content.withdrawals': withdraws ? 1 : 0 };
}

/** Reviews are counted per rating, in half stars, so that averages need no scan of the table. */
export const halfSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** 0 counts those without stars. */
export const countedHalves = [0, ...halfSteps] as const;

export type CountName =
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

export function reviewCount({ visible, is_new, half_stars }: Rated): ReviewCountName {
  const half = half_stars ?? 0;
  if (is_new === 1) return `reviews.new.${half}`;
  return visible === 1 ? `reviews.active.${half}` : `reviews.inactive.${half}`;
}

export type CountChanges = Partial<Record<CountName, number>>;

/** How a change of one row, counted under these names before and after, changes the counters. */
export function moveCounts(before: readonly CountName[], after: readonly CountName[]): CountChanges {
  const count = (names: readonly CountName[], name: CountName) => names.filter((one) => one === name).length;
  const names = new Set([...before, ...after]);
  return Object.fromEntries([...names].map((name) => [name, count(after, name) - count(before, name)]));
}

/** Adjusts counters, which are shared, so they are locked last, briefly, and in the order of their names. */
export async function addToCounts(trx: Transaction, changes: CountChanges) {
  for (const [name, difference = 0] of Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (difference === 0) continue;
    await trx
      .updateTable('counters')
      .set((eb) => ({ count: eb('count', '+', difference) }))
      .where('name', '=', name)
      .execute();
  }
  if (changes['content.changes'] && isPostgres(trx)) await sql`notify content_changed`.execute(trx);
}

export async function readCounts<N extends CountName>(db: Database, ...names: N[]): Promise<Record<N, number>> {
  const rows = await db.selectFrom('counters').selectAll().where('name', 'in', names).execute();
  const found = new Map(rows.map((row) => [row.name, row.count]));
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
