import type { Career, CareerForm } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { dayAt } from '#server/days.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { lockVersion } from '#server/db/optimistic-lock.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { AppError, invalid, notFound } from '#server/http/app-error.ts';
import * as queries from './careers.queries.ts';

/** What visitors see: an opening is there until the end of its last day at the clinic. */
export async function listOpenCareers(db: Database, now: number): Promise<Career[]> {
  return (await queries.listOpen(db, await clinicDay(db, now))).map(toCareer);
}

export async function getOpenCareer(db: Database, id: number, now: number): Promise<Career> {
  const career = await getCareer(db, id);
  if (isOver(career, await clinicDay(db, now))) throw new AppError('not-found', messages.careers.closed);
  return career;
}

export async function listCareers(db: Database, page: PageQuery): Promise<Page<Career[]>> {
  const { rows, next } = await queries.listCareers(db, page);
  const total = await queries.countCareers(db);
  return { body: rows.map(toCareer), next, total, totalIsExact: total < limits.countedMatches };
}

export async function getCareer(db: Database, id: number): Promise<Career> {
  const row = await queries.findCareer(db, id);
  if (!row) throw notFound();
  return toCareer(row);
}

export async function createCareer(db: Database, career: CareerForm, change: ChangeRequest): Promise<Career> {
  if (isOver(career, await clinicDay(db, change.at)))
    throw invalid('closes_on', 'This day is over already. Please choose today or a later day.');
  return db.transaction().execute(async (trx) => {
    const row = await queries.insertCareer(trx, { ...career, created_at: change.at, deleted_at: null });
    await recordChange(trx, change, 'added', subjectOf(row));
    return toCareer(row);
  });
}

export async function updateCareer(db: Database, id: number, career: CareerForm, change: ChangeRequest) {
  return db.transaction().execute(async (trx) => {
    await lockVersion(trx, 'careers', id, change.expectedVersion);
    const row = await queries.updateCareer(trx, id, career);
    if (!row) throw notFound();
    await recordChange(trx, change, 'changed', subjectOf(row));
    return toCareer(row);
  });
}

/** Out of sight at once, and gone for good when it can no longer be undone. */
export async function removeCareer(db: Database, id: number, change: ChangeRequest) {
  await db.transaction().execute(async (trx) => {
    await queries.purgeDeletedBefore(trx, change.at - limits.undo);
    await lockVersion(trx, 'careers', id, change.expectedVersion);
    const row = await queries.markDeleted(trx, id, change.at);
    if (!row) throw notFound();
    await recordChange(trx, change, 'deleted', subjectOf(row));
  });
  return null;
}

export async function restoreCareer(db: Database, id: number, change: ChangeRequest): Promise<Career> {
  return db.transaction().execute(async (trx) => {
    const row = await queries.restoreDeletedSince(trx, id, change.at - limits.undo);
    if (!row) throw notFound();
    await recordChange(trx, change, 'restored', subjectOf(row));
    return toCareer(row);
  });
}

async function clinicDay(db: Database, now: number) {
  return dayAt(now, await clinicTimeZone(db));
}

function isOver({ closes_on }: Pick<Career, 'closes_on'>, today: string) {
  return closes_on !== null && closes_on < today;
}

function subjectOf({ id, position }: Pick<Row<'careers'>, 'id' | 'position'>) {
  return { kind: 'opening', id, name: position } as const;
}

function toCareer({ created_at, ...row }: Row<'careers'>): Career {
  return { ...row, created_at: new Date(created_at).toISOString() };
}
