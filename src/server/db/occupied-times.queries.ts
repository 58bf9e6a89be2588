// See docs/decisions/0067-visits-and-times.md.

import { type NotNull, sql } from 'kysely';
import { visitLimits } from '#contract/visit-limits.ts';
import { occupyingStatuses } from '#contract/visit-states.ts';
import { type Database, databaseTime } from './database.ts';
import type { Row } from './tables.ts';
import { inTransaction } from './transaction.ts';

// Two visits are never at the same time with the same practitioner or in the same room, because each takes a row of
// `occupied_times` for every five minutes, under a primary key. The second one to store the row finds it taken. A practitioner who sees
// several patients side by side has as many lanes; what the front desk books anyway takes another one.

export const stepMs = visitLimits.stepMinutes * 60_000;
const longestMs = visitLimits.minutes.max * 60_000;

/** Occupant of a time: a visit, or a hold, which ends by itself. */
export type Occupant = { visit_id: number } | { hold_id: number; hold_until: number };

interface Actor {
  actor: Row<'occupied_times'>['actor'];
  id: number;
  /** How many visits at the same time; more if it is booked anyway. */
  lanes: number;
}

interface Wanted {
  from: number;
  until: number;
  practitioner: { id: number; sideBySide: number } | null;
  roomId: number | null;
  /** Takes another lane if all are taken. */
  anyway: boolean;
}

export type Occupied =
  | { taken: null; lane: number | null; overbooked: boolean }
  | { taken: 'practitioner' | 'room'; lane: null; overbooked: false };

/** Someone else may take the lane that was found free, but only one visit per try. */
const maxTries = visitLimits.lanes * 2;

/**
 * Takes the time for a visit or a hold, all of it or nothing. `now` is the time by which holds end, in ms: the database's on PostgreSQL.
 * Anything else in the transaction stays.
 */
export async function occupy(trx: Database, occupant: Occupant, wanted: Wanted, now: number): Promise<Occupied> {
  const { practitioner, roomId, anyway } = wanted;
  const actors: Actor[] = [
    ...(practitioner ? [{ actor: 'practitioner' as const, id: practitioner.id, lanes: practitioner.sideBySide }] : []),
    ...(roomId === null ? [] : [{ actor: 'room' as const, id: roomId, lanes: 1 }]),
  ];
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const claims: (Actor & { lane: number })[] = [];
    for (const actor of actors) {
      const lane = await findLane(trx, actor, wanted, now);
      if (lane === undefined) return { taken: actor.actor, lane: null, overbooked: false };
      claims.push({ ...actor, lane });
    }
    if (await claim(trx, occupant, claims, wanted, now)) {
      const lane = claims.find(({ actor }) => actor === 'practitioner')?.lane ?? null;
      return { taken: null, lane, overbooked: claims.some(({ lane, lanes }) => lane >= lanes) };
    }
  }
  return { taken: anyway || practitioner ? 'practitioner' : 'room', lane: null, overbooked: false };
}

/** The first lane that is free all the time. */
async function findLane(trx: Database, { actor, id, lanes }: Actor, { from, until, anyway }: Wanted, now: number) {
  const usable = Array.from({ length: anyway ? visitLimits.lanes : lanes }, (_, lane) => lane);
  const rows = await trx
    .selectFrom('occupied_times')
    .select('lane')
    .distinct()
    .where('actor', '=', actor)
    .where('actor_id', '=', id)
    .where('lane', 'in', usable)
    .where('step', '>=', from / stepMs)
    .where('step', '<', until / stepMs)
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '>', now)]))
    .execute();
  const taken = new Set(rows.map((row) => row.lane));
  return usable.find((lane) => !taken.has(lane));
}

/** Stores the rows in the order of their keys, so that two transactions do not wait for each other; none if one is taken. */
async function claim(
  trx: Database,
  occupant: Occupant,
  claims: readonly (Actor & { lane: number })[],
  { from, until }: Wanted,
  now: number,
) {
  if (claims.length === 0) return true;
  const steps = Array.from({ length: (until - from) / stepMs }, (_, index) => from / stepMs + index);
  const rows = claims.flatMap(({ actor, id, lane }) =>
    steps.map((step) => ({ actor, actor_id: id, lane, step, ...occupant })),
  );
  await sql`savepoint claim`.execute(trx);
  for (const { actor, id, lane } of claims)
    await trx
      .deleteFrom('occupied_times')
      .where('actor', '=', actor)
      .where('actor_id', '=', id)
      .where('lane', '=', lane)
      .where('step', '>=', from / stepMs)
      .where('step', '<', until / stepMs)
      .where('hold_until', '<=', now)
      .execute();
  const stored = await trx
    .insertInto('occupied_times')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .execute();
  const isComplete = stored.length === rows.length;
  if (!isComplete) await sql`rollback to savepoint claim`.execute(trx);
  await sql`release savepoint claim`.execute(trx);
  return isComplete;
}

/** Leaves the time of a visit to others. */
export async function release(trx: Database, visitId: number) {
  await trx.deleteFrom('occupied_times').where('visit_id', '=', visitId).execute();
}

/** Ends the holds of a request, with the time they take, and answers how many there were. */
export async function releaseHolds(trx: Database, appointmentId: number) {
  const deleted = await trx.deleteFrom('holds').where('appointment_id', '=', appointmentId).returning('id').execute();
  return deleted.length;
}

/** Deletes holds that have ended. No one sees them any more, so this only saves space. */
export async function deleteEndedHolds(db: Database, now: number) {
  await db.deleteFrom('holds').where('hold_until', '<=', now).execute();
}

/**
 * Compares occupied times with visits, and repairs them: frees the time of visits that take none, and takes again what coming visits
 * lack. Answers how many steps and visits that were; both are 0 unless there is a fault in the program.
 */
export async function repairOccupiedTimes(db: Database, now: number) {
  const freed = await db
    .deleteFrom('occupied_times')
    .where('visit_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.id')
            .whereRef('visits.id', '=', 'occupied_times.visit_id')
            .where('status', 'in', occupyingStatuses)
            .where(sql<boolean>`step >= starts_at / ${stepMs} and step < ends_at / ${stepMs}`)
            .where(sql<boolean>`actor_id = case actor when 'room' then room_id else practitioner_id end`),
        ),
      ),
    )
    .executeTakeFirst();
  const lacking = await db
    .selectFrom('visits')
    .select(['id', 'appointment_id'])
    .where('starts_at', '>', now)
    .where('status', 'in', occupyingStatuses)
    .where(
      sql<boolean>`(select count(*) from occupied_times where visit_id = visits.id) < (ends_at - starts_at) / ${stepMs}
        * (case when practitioner_id is null then 0 else 1 end + case when room_id is null then 0 else 1 end)`,
    )
    .execute();
  let taken = 0;
  for (const { id, appointment_id } of lacking)
    if (await inTransaction(db, (trx) => takeAgain(trx, id, appointment_id, now))) taken += 1;
  return { freed: Number(freed.numDeletedRows), taken };
}

/** Takes the time of a visit again, read under the lock of its request. False if it takes no time by now. */
async function takeAgain(trx: Database, visitId: number, appointmentId: number, now: number) {
  await trx
    .updateTable('appointments')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', appointmentId)
    .execute();
  const visit = await trx
    .selectFrom('visits')
    .selectAll()
    .where('id', '=', visitId)
    .where('status', 'in', occupyingStatuses)
    .executeTakeFirst();
  if (!visit) return false;
  const { starts_at: from, ends_at: until, practitioner_id, room_id: roomId } = visit;
  await release(trx, visitId);
  const practitioner = practitioner_id === null ? null : { id: practitioner_id, sideBySide: 1 };
  const wanted = { from, until, practitioner, roomId, anyway: true };
  const { lane, overbooked } = await occupy(trx, { visit_id: visitId }, wanted, now);
  const values = { lane, overbooked: overbooked ? (1 as const) : (0 as const) };
  await trx.updateTable('visits').set(values).where('id', '=', visitId).execute();
  return true;
}

const busyTime = ['starts_at as from', 'ends_at as until', 'practitioner_id as practitionerId', 'lane'] as const;

/**
 * The busy times of all practitioners: of visits that take place, and of holds that have not ended.
 * @param bookedFor A request whose own holds are in no one's way, because booking for it ends them.
 */
export async function listBusy(db: Database, from: number, until: number, now: number, bookedFor?: number) {
  const visits = await db
    .selectFrom('visits')
    .select(busyTime)
    .where('starts_at', '>', from - longestMs)
    .where('starts_at', '<', until)
    .where('status', 'in', occupyingStatuses)
    .where('practitioner_id', 'is not', null)
    .$narrowType<{ practitionerId: NotNull; lane: NotNull }>()
    .execute();
  const holds = await db
    .selectFrom('holds')
    .select(busyTime)
    .where('hold_until', '>', now)
    .$if(bookedFor !== undefined, (query) => query.where('appointment_id', '!=', bookedFor ?? 0))
    .execute();
  return [...visits, ...holds];
}

/** When a room is taken, in order. */
export async function listRoomBusy(db: Database, roomId: number, from: number, until: number) {
  const rows = await db
    .selectFrom('visits')
    .select(['starts_at', 'ends_at'])
    .where('room_id', '=', roomId)
    .where('starts_at', '>', from - longestMs)
    .where('starts_at', '<', until)
    .where('status', 'in', occupyingStatuses)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ from: starts_at, until: ends_at }));
}

/** PostgreSQL only: its time in ms, by which the holds of all instances end. */
export async function readDatabaseTime(db: Database) {
  const { rows } = await sql<{ now: number }>`select ${databaseTime} as now`.execute(db);
  if (!rows[0]) throw new Error('The database has not told its time.');
  return rows[0].now;
}
