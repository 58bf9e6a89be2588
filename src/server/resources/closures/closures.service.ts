import { type Closure, type ClosureForm, closures, type SpecialHours } from '#contract/closures.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { dayAt } from '#server/days.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import { closuresBetween, readClosure, type StoredClosure } from '#server/db/closures.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import { storePreview } from '#server/db/previews.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './closures.queries.ts';
import { addDays, isAnnounced, withoutOverlaps } from './special-hours.ts';

export function mountClosures({ mount, db, clock }: ResourceContext) {
  mount(closures.list, () => listSpecialHours(db, clock()));
  mount(closures.listAll, ({ query }) => listClosures(db, query));
  mount(closures.listBetween, ({ query }) => listBetween(db, query.from, query.to));
  mount(closures.get, ({ params }) => getClosure(db, params.id));
  mount(closures.create, ({ body }, c) => createClosure(db, body, c.get('change')));
  mount(closures.update, ({ params, body }, c) => updateClosure(db, params.id, body, c.get('change')));
  mount(closures.remove, ({ params }, c) => removeClosure(db, params.id, c.get('change')));
  mount(closures.restore, ({ params }, c) => restoreClosure(db, params.id, c.get('change')));
  mount(closures.preview, ({ body }, c) => previewClosure(db, body, c.get('change')));
}

/** Open calendars show closures. */
const counted = { 'visits.changes': 1 };

/** For the website and search engines: what has not ended yet, as far as a year ahead. */
async function listSpecialHours(db: Database, now: number): Promise<SpecialHours[]> {
  const today = await clinicDay(db, now);
  const coming = await closuresBetween(db, today, addDays(today, 365));
  const announced = new Set(coming.filter((closure) => isAnnounced(closure, today)).map(({ id }) => id));
  return withoutOverlaps(coming)
    .filter(({ ends_on }) => ends_on >= today)
    .map(({ id, reason, starts_on, ends_on, spans }) => ({
      reason,
      starts_on,
      ends_on,
      spans,
      announced: announced.has(id),
      today: starts_on <= today,
    }));
}

async function listClosures(db: Database, page: PageQuery): Promise<Page<Closure[]>> {
  const { rows, next } = await queries.listClosures(db, page);
  const total = await queries.countClosures(db);
  const body = rows.map(readClosure).map(toClosure);
  return { body, next, total, totalIsExact: total < limits.countedMatches };
}

async function listBetween(db: Database, from: string, to: string): Promise<Closure[]> {
  return (await closuresBetween(db, from, to)).map(toClosure);
}

async function getClosure(db: Database, id: number): Promise<Closure> {
  return toClosure(readClosure(found(await queries.findClosure(db, id))));
}

function found(row: Row<'closures'> | undefined) {
  if (!row) throw notFound();
  return row;
}

async function createClosure(db: Database, closure: ClosureForm, change: ChangeRequest): Promise<Closure> {
  if (closure.ends_on < (await clinicDay(db, change.at)))
    throw invalid('ends_on', 'This day is over already. Please choose today or a later day.');
  return inTransaction(db, async (trx) => {
    const row = await queries.insertClosure(trx, closure, change.at);
    await recordChange(trx, change, 'added', subjectOf(row), counted);
    return toClosure(readClosure(row));
  });
}

/** A last day in the past is accepted: it ends the closure. */
async function updateClosure(db: Database, id: number, closure: ClosureForm, change: ChangeRequest): Promise<Closure> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'closures', id, change.expectedVersion);
    const before = found(await queries.findClosure(trx, id));
    const row = await queries.updateClosure(trx, id, closure);
    const fields = changedFields(before, row, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(row), fields }, counted);
    return toClosure(readClosure(row));
  });
}

const labels = { reason: 'reason', starts_on: 'first day', ends_on: 'last day', spans: 'hours' };

async function removeClosure(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'closures', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(row), counted);
  });
  return null;
}

async function restoreClosure(db: Database, id: number, change: ChangeRequest): Promise<Closure> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'closures', id, change);
    await recordChange(trx, change, 'restored', subjectOf(row), counted);
    return toClosure(readClosure(row));
  });
}

/** On the page with the opening hours, however far ahead its days are. */
async function previewClosure(db: Database, closure: ClosureForm, change: ChangeRequest) {
  const shown: SpecialHours = { ...closure, announced: true, today: false };
  return storePreview(db, change, '/about', { '/api/closures': [shown] });
}

async function clinicDay(db: Database, now: number) {
  return dayAt(now, await clinicTimeZone(db));
}

function subjectOf({ id, reason }: Pick<Row<'closures'>, 'id' | 'reason'>) {
  return { kind: 'closure', id, name: reason } as const;
}

function toClosure({ id, reason, starts_on, ends_on, spans, created_at, version }: StoredClosure): Closure {
  return { id, reason, starts_on, ends_on, spans, created_at: new Date(created_at).toISOString(), version };
}
