import { type Insertable, sql } from 'kysely';
import { serverLimits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import type { Row, Tables } from '#server/db/tables.ts';

function selectMarks(db: Database) {
  return db
    .selectFrom('told_marks')
    .leftJoin('administrators', 'administrators.id', 'told_marks.administrator_id')
    .selectAll('told_marks')
    .select('administrators.email as author');
}

export type ToldMarkRow = Awaited<ReturnType<typeof listMarks>>[number];

/** Newest first. */
export async function listMarks(db: Database, appointmentId: number) {
  return selectMarks(db)
    .where('told_marks.appointment_id', '=', appointmentId)
    .orderBy('told_marks.id', 'desc')
    .limit(serverLimits.toldMarks)
    .execute();
}

/** The last mark of each of these appointments. */
export async function listLastMarks(db: Database, appointmentIds: number[]) {
  const last = db
    .selectFrom('told_marks')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('appointment_id', 'in', appointmentIds)
    .groupBy('appointment_id');
  return selectMarks(db).where('told_marks.id', 'in', last).execute();
}

/** For `where`: whether a patient was told this of the visit or free time that begins then; both columns are of the query around it. */
export function wasTold(message: Row<'told_marks'>['message'], appointmentId: string, startsAt: string) {
  return sql<boolean>`exists (
    select 1 from told_marks as mark
    where mark.appointment_id = ${sql.ref(appointmentId)}
    and mark.visit_starts_at = ${sql.ref(startsAt)}
    and mark.message = ${message}
  )`;
}

export async function findMark(db: Database, id: number) {
  return db.selectFrom('told_marks').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertMark(trx: Database, mark: Insertable<Tables['told_marks']>) {
  await trx.insertInto('told_marks').values(mark).execute();
}

/** @returns Whether it was still there */
export async function deleteMark(trx: Database, id: number) {
  const deleted = await trx.deleteFrom('told_marks').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
