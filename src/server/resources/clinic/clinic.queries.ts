import { type ExpressionBuilder, sql } from 'kysely';
import type { Wishes } from '#contract/appointments.ts';
import type { PractitionerForm } from '#contract/clinic-form.ts';
import { deleteSessionsOf } from '#server/auth/sessions.queries.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { moveOccupied } from '#server/db/occupied-times.queries.ts';
import { countAll } from '#server/db/paging.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { announceVisit, readToldVisit } from '#server/db/webhook-events.queries.ts';
import { toPractitionerRow } from './clinic-profile.queries.ts';

/** Everyone the profile has ever listed. */
export async function listAllPractitioners(trx: Transaction) {
  return trx.selectFrom('practitioners').select(['id', 'name', 'left_at']).orderBy('id').execute();
}

export async function insertPractitioner(trx: Transaction, practitioner: PractitionerForm, position: number) {
  const row = trx.insertInto('practitioners').values(toPractitionerRow(practitioner, position));
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

export async function listUsualRooms(db: Database) {
  return db.selectFrom('practitioners').select(['id', 'usual_room_id']).where('left_at', 'is', null).execute();
}

/** A JSON list of practitioners; null for everyone. */
export async function updateGivers(trx: Transaction, treatmentId: number, given_by: string | null) {
  await trx.updateTable('treatments').set({ given_by }).where('treatment_id', '=', treatmentId).execute();
}

/** One with another name, or on the website from now on, is no sample any more. */
export async function updatePractitioner(
  trx: Transaction,
  id: number,
  practitioner: PractitionerForm,
  position: number,
) {
  const row = toPractitionerRow(practitioner, position);
  await trx
    .updateTable('practitioners')
    .set((eb) => ({
      ...row,
      left_at: null,
      is_sample: eb
        .case()
        .when(eb.and([eb('name', '=', row.name), eb('is_shown', '=', row.is_shown ?? 1)]))
        .then(eb.ref('is_sample'))
        .else(0 as const)
        .end()
        .$castTo<0 | 1>(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Their portraits and calendar feeds go, and their accounts are blocked, as an owner could block them. */
export async function deactivatePractitioners(trx: Transaction, ids: readonly number[], at: number) {
  if (ids.length === 0) return;
  await trx.updateTable('practitioners').set({ left_at: at, image: null }).where('id', 'in', ids).execute();
  await trx.deleteFrom('calendar_feeds').where('practitioner_id', 'in', ids).execute();
  const accounts = await trx
    .updateTable('administrators')
    .set({ disabled_at: at })
    .where('practitioner_id', 'in', ids)
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of accounts) await deleteSessionsOf(trx, id);
}

export async function insertPicture(db: Database, path: string, createdAt: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page shows it until a form names it
  await db.insertInto('clinic_pictures').values({ path, created_at: createdAt }).execute();
}

export async function listPictures(trx: Transaction) {
  return trx.selectFrom('clinic_pictures').selectAll().execute();
}

export async function deletePictures(trx: Transaction, paths: readonly string[]) {
  if (paths.length > 0) await trx.deleteFrom('clinic_pictures').where('path', 'in', paths).execute();
}

const ahead = ['booked', 'arrived'] as const;

/** Visits that lie ahead and holds; both times are in ms, and holds end by the second one. */
export async function countAhead(db: Database, now: number, sharedNow: number) {
  const visits = db.selectFrom('visits').where('status', 'in', ahead).where('starts_at', '>', now);
  const holds = db.selectFrom('holds').where('hold_until', '>', sharedNow);
  return { visits: await countAll(visits), holds: await countAll(holds) };
}

type Shift = (time: number) => number;

/** Moves visits that lie ahead, holds, leave and closures of rooms to what `shift` makes of their start, with the time they take. Holds end by `sharedNow`. */
export async function moveAhead(trx: Transaction, now: number, sharedNow: number, shift: Shift) {
  await moveWishes(trx, sharedNow, shift);
  await moveOccupants(trx, now, sharedNow, shift);
  const absences = await trx
    .selectFrom('absences')
    .selectAll()
    .where('ends_at', '>', now)
    .where('rrule', 'is', null)
    .orderBy('id')
    .execute();
  await moveAbsences(trx, absences, shift);
  const closed = await trx.selectFrom('room_closures').selectAll().where('ends_at', '>', now).orderBy('id').execute();
  for (const { id, starts_at, ends_at } of closed)
    await trx
      .updateTable('room_closures')
      .set((eb) => ({ starts_at: shift(starts_at), ends_at: shift(ends_at), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

/** Leave and breaks that repeat always stay on the clock. Answers whether there are any. */
export async function moveRepeating(trx: Transaction, shift: Shift) {
  const absences = await trx.selectFrom('absences').selectAll().where('rrule', 'is not', null).orderBy('id').execute();
  await moveAbsences(trx, absences, shift);
  return absences.length > 0;
}

async function moveAbsences(trx: Transaction, absences: readonly Row<'absences'>[], shift: Shift) {
  for (const { id, starts_at, ends_at } of absences)
    await trx
      .updateTable('absences')
      .set((eb) => ({ starts_at: shift(starts_at), ends_at: shift(ends_at), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

/** Times that patients have asked for, of which one is held. */
async function moveWishes(trx: Transaction, sharedNow: number, shift: Shift) {
  const requests = await trx
    .selectFrom('appointments')
    .select(['id', 'wishes'])
    .where('wishes', 'is not', null)
    .where('id', 'in', trx.selectFrom('holds').select('appointment_id').where('hold_until', '>', sharedNow))
    .orderBy('id')
    .execute();
  for (const { id, wishes } of requests) {
    const asked = JSON.parse(wishes ?? '{}') as Wishes;
    const times = asked.times.map(({ starts_at, ...wish }) => ({
      ...wish,
      starts_at: new Date(shift(Date.parse(starts_at))).toISOString(),
    }));
    await trx
      .updateTable('appointments')
      .set({ wishes: JSON.stringify({ ...asked, times }) })
      .where('id', '=', id)
      .execute();
  }
}

/** Others wait, so that no visit is booked beside these in the meantime. Then all leave their time before the first takes its new one. */
async function moveOccupants(trx: Transaction, now: number, sharedNow: number, shift: Shift) {
  if (isPostgres(trx)) await sql`lock table visits, holds in share row exclusive mode`.execute(trx);
  const visits = await trx
    .selectFrom('visits')
    .select(['id', 'starts_at'])
    .where('status', 'in', [...ahead, 'cancelled']) // a cancelled one may be restored, and its patient told
    .where('starts_at', '>', now)
    .execute();
  const holds = await trx.selectFrom('holds').select(['id', 'starts_at']).where('hold_until', '>', sharedNow).execute();
  for (const [by, ids] of byDistance(visits, shift))
    await trx
      .updateTable('visits')
      .set((eb) => ({
        ...moved(eb, by),
        coming_for: eb('coming_for', '+', by),
        changed_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute();
  for (const { id, starts_at } of visits) {
    const after = await readToldVisit(trx, id);
    if (after && after.status !== 'cancelled') await announceVisit(trx, { ...after, starts_at }, after, now);
  }
  await moveTold(trx, visits, now, shift);
  for (const [by, ids] of byDistance(holds, shift))
    await trx
      .updateTable('holds')
      .set((eb) => moved(eb, by))
      .where('id', 'in', ids)
      .execute();
  const distances = (rows: typeof visits) =>
    new Map(rows.map(({ id, starts_at }) => [id, shift(starts_at) - starts_at]));
  await moveOccupied(trx, { visits: distances(visits), holds: distances(holds) }, sharedNow);
}

/** Patients were told a time by the clock, which stays: of these visits, and of any other time ahead. */
async function moveTold(trx: Transaction, visits: readonly { id: number }[], now: number, shift: Shift) {
  const marks = trx.selectFrom('told_marks').select(['id', 'visit_starts_at as starts_at']).$narrowType<Started>();
  for (const [by, rows] of byDistance(await marks.where('visit_starts_at', '>', now).execute(), shift))
    await trx
      .updateTable('told_marks')
      .set((eb) => ({ visit_starts_at: eb('visit_starts_at', '+', by) }))
      .where('id', 'in', rows)
      .execute();
  if (visits.length === 0) return;
  const ids = visits.map(({ id }) => id);
  const told = trx.selectFrom('told_visits').select(['id', 'starts_at']).where('visit_id', 'in', ids);
  for (const [by, rows] of byDistance(await told.execute(), shift))
    await trx
      .updateTable('told_visits')
      .set((eb) => ({ starts_at: eb('starts_at', '+', by) }))
      .where('id', 'in', rows)
      .execute();
}

interface Started {
  id: number;
  starts_at: number;
}

/** Ids by how far they move, in ms: all the same, except where the clocks change. */
function byDistance(rows: readonly Started[], shift: Shift) {
  const groups = Map.groupBy(rows, ({ starts_at }) => shift(starts_at) - starts_at);
  return [...groups].map(([by, group]) => [by, group.map(({ id }) => id)] as const);
}

/** The length stays. */
const moved = (eb: ExpressionBuilder<Tables, 'visits' | 'holds'>, by: number) => ({
  starts_at: eb('starts_at', '+', by),
  ends_at: eb('ends_at', '+', by),
});
