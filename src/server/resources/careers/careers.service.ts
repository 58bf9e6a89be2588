import type { Career } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/clock.ts';
import { claimChange } from '#server/db/claim-change.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { notFound } from '#server/http/app-error.ts';
import * as queries from './careers.queries.ts';

interface NewCareer {
  position: string;
  description: string;
  experience: number;
}

export async function listCareers(db: Database): Promise<Career[]> {
  return (await queries.listCareers(db)).map(toCareer);
}

export async function getCareer(db: Database, id: number): Promise<Career> {
  const row = await queries.findCareer(db, id);
  if (!row) throw notFound();
  return toCareer(row);
}

export async function createCareer(db: Database, clock: Clock, career: NewCareer): Promise<Career> {
  return toCareer(await queries.insertCareer(db, { ...career, created_at: clock(), deleted_at: null }));
}

/** Out of sight at once, and gone for good when it can no longer be undone. */
export async function removeCareer(db: Database, clock: Clock, id: number, expectedVersion: number | undefined) {
  await db.transaction().execute(async (trx) => {
    await queries.purgeDeletedBefore(trx, clock() - limits.undo);
    await claimChange(trx, 'careers', id, expectedVersion);
    if (!(await queries.markDeleted(trx, id, clock()))) throw notFound();
  });
  return null;
}

export async function restoreCareer(db: Database, clock: Clock, id: number): Promise<Career> {
  const row = await queries.restoreDeletedSince(db, id, clock() - limits.undo);
  if (!row) throw notFound();
  return toCareer(row);
}

function toCareer({ created_at, ...row }: Row<'careers'>): Career {
  return { ...row, created_at: new Date(created_at).toISOString() };
}
