// See docs/decisions/0067-visits-and-times.md.

import { type Insertable, sql, type Updateable } from 'kysely';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import { type Database, databaseTime, type Transaction } from './database.ts';
import type { Row, Tables } from './tables.ts';

// Two visits are never at the same time with the same practitioner or in the same room, because each takes a row of
// `occupied_times` for every five minutes, under a primary key. The second one to store the row finds it taken. A practitioner who sees
// several patients side by side has as many lanes; what the front desk books anyway takes another one.

export const stepMs = visitLimits.stepMinutes * 60_000;
const longestMs = visitLimits.minutes.max * 60_000;

/** Occupant of a time: a visit, or a hold, which ends by itself. */
export type Occupant = { visit_id: number } | { hold_id: number; hold_until: number };

interface Wanted {
  from: number;
  until: number;
  practitioner: { id: number; sideBySide: number } | null;
  /** The first that is free is taken; none if no room is needed. */
  rooms: readonly { id: number }[];
  /** Takes another lane if all are taken. Where no room is free, it shares the first one if that was chosen, and else does without. */
  anyway: boolean;
  isRoomChosen: boolean;
}

export type Occupied =
  | { taken: null; lane: number | null; roomId: number | null; overbooked: boolean }
  | { taken: 'practitioner' | 'room' | 'closed room' };

/** Someone else may take the lane or the room that was found free, but only one visit per try. */
const maxTries = visitLimits.lanes * 2;

/**
 * Takes the time for a visit or a hold, all of it or nothing. `now` is the time by which holds end, in ms: the database's on PostgreSQL.
 * Anything else in the transaction stays.
 */
export async function occupy(trx: Transaction, occupant: Occupant, wanted: Wanted, now: number): Promise<Occupied> {
  const { practitioner, rooms } = wanted;
  for (let attempt = 0; attempt < maxTries + rooms.length; attempt += 1) {
    const claims: Claim[] = [];
    const lane = practitioner && (await findLane(trx, practitioner, wanted, now));
    if (lane === undefined) return { taken: 'practitioner' };
    if (practitioner && lane !== null) claims.push({ actor: 'practitioner', id: practitioner.id, lane });
    const room = await findRoom(trx, wanted, now);
    if (typeof room === 'string') return { taken: room };
    if (room) claims.push({ actor: 'room', id: room.id, lane: room.lane });
    if (!(await claim(trx, occupant, claims, wanted, now))) continue;
    const isLanePastOwn = practitioner !== null && lane !== null && lane >= practitioner.sideBySide;
    const overbooked = isLanePastOwn || (rooms.length > 0 && (room?.lane !== 0 || room.isClosed));
    return { taken: null, lane, roomId: room?.id ?? null, overbooked };
  }
  return { taken: wanted.anyway || practitioner ? 'practitioner' : 'room' };
}

interface Claim {
  actor: Row<'occupied_times'>['actor'];
  id: number;
  lane: number;
}

/** The first of the practitioner's lanes that is free all the time. */
async function findLane(
  trx: Transaction,
  { id, sideBySide }: { id: number; sideBySide: number },
  wanted: Wanted,
  now: number,
) {
  const lanes = lanesUpTo(wanted.anyway ? visitLimits.lanes : sideBySide);
  const taken = await listTaken(trx, { actor: 'practitioner', ids: [id], lanes }, wanted, now);
  return lanes.find((lane) => !taken.has(keyOf(id, lane)));
}

/** The first room that is open and free all the time; null for none. A chosen one that is closed may be booked anyway. */
async function findRoom(trx: Transaction, wanted: Wanted, now: number) {
  const { rooms, anyway, isRoomChosen } = wanted;
  const [first] = rooms;
  if (!first) return null;
  const ids = rooms.map(({ id }) => id);
  const lanes = lanesUpTo(anyway && isRoomChosen ? visitLimits.lanes : 1);
  const taken = await listTaken(trx, { actor: 'room', ids, lanes }, wanted, now);
  const closed = new Set((await listRoomClosures(trx, wanted.from, wanted.until)).map(({ room_id }) => room_id));
  const free = ids.find((id) => !closed.has(id) && !taken.has(keyOf(id, 0)));
  if (free !== undefined) return { id: free, lane: 0, isClosed: false };
  const isClosed = closed.has(first.id);
  if (!anyway) return isRoomChosen && isClosed ? 'closed room' : 'room';
  if (!isRoomChosen) return null;
  const lane = lanes.find((one) => !taken.has(keyOf(first.id, one)));
  return lane === undefined ? 'room' : { id: first.id, lane, isClosed };
}

const lanesUpTo = (length: number) => Array.from({ length }, (_, lane) => lane);
const keyOf = (id: number, lane: number) => `${id} ${lane}`;

interface Asked {
  actor: Claim['actor'];
  ids: readonly number[];
  lanes: readonly number[];
}

/** Finds which of these lanes are taken at some time. */
async function listTaken(trx: Transaction, { actor, ids, lanes }: Asked, { from, until }: Wanted, now: number) {
  const rows = await trx
    .selectFrom('occupied_times')
    .select(['actor_id', 'lane'])
    .distinct()
    .where('actor', '=', actor)
    .where('actor_id', 'in', ids)
    .where('lane', 'in', lanes)
    .where('step', '>=', from / stepMs)
    .where('step', '<', until / stepMs)
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '>', now)]))
    .execute();
  return new Set(rows.map(({ actor_id, lane }) => keyOf(actor_id, lane)));
}

/** Stores the rows in the order of their keys, so that two transactions do not wait for each other; none if one is taken. */
async function claim(
  trx: Transaction,
  occupant: Occupant,
  claims: readonly Claim[],
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
export async function release(trx: Transaction, visitId: number) {
  await trx.deleteFrom('occupied_times').where('visit_id', '=', visitId).execute();
}

type Place = Pick<Row<'visits'>, 'practitioner_id' | 'room_id' | 'starts_at' | 'ends_at'>;

/** Takes the time of a stored visit or hold once more, in its room, and in another lane where the practitioner's own ones are taken. */
export async function occupyAgain(
  trx: Transaction,
  occupant: Occupant,
  { practitioner_id, room_id, starts_at: from, ends_at: until }: Place,
  now: number,
) {
  const found = trx.selectFrom('practitioners').select(['id', 'side_by_side as sideBySide']);
  const practitioner =
    practitioner_id === null ? null : await found.where('id', '=', practitioner_id).executeTakeFirstOrThrow();
  const rooms = room_id === null ? [] : [{ id: room_id }];
  const wanted = { from, until, practitioner, rooms, isRoomChosen: true, anyway: true };
  const occupied = await occupy(trx, occupant, wanted, now);
  if (occupied.taken) throw new Error(`All lanes of a ${occupied.taken} are taken.`);
  return occupied;
}

/** How far visits and holds move, in ms, by their ids. */
export interface Moves {
  visits: ReadonlyMap<number, number>;
  holds: ReadonlyMap<number, number>;
}

/**
 * Moves the time that visits and holds take to where these have been moved. All leave theirs before the first takes its new one, so that
 * they are not in each other's way. What finds others in its new time takes another lane, and is overbooked.
 */
export async function moveOccupied(trx: Transaction, { visits, holds }: Moves, now: number) {
  const left = await trx
    .deleteFrom('occupied_times')
    .where((eb) => eb.or([eb('visit_id', 'in', [0, ...visits.keys()]), eb('hold_id', 'in', [0, ...holds.keys()])]))
    .returningAll()
    .execute();
  const movedBy = ({ visit_id, hold_id }: Owned) => visits.get(visit_id ?? 0) ?? holds.get(hold_id ?? 0) ?? 0;
  const wanted = left.map((row) => ({ ...row, step: row.step + movedBy(row) / stepMs }));
  const stored = Map.groupBy(await insertFree(trx, wanted, now), nameOf);
  for (const [name, rows] of Map.groupBy(wanted, nameOf)) {
    const [first] = rows;
    if (!first || stored.get(name)?.length === rows.length) continue;
    if (first.visit_id !== null) await evade(trx, 'visits', first.visit_id, now);
    if (first.hold_id !== null) await evade(trx, 'holds', first.hold_id, now);
  }
}

type Owned = Pick<Row<'occupied_times'>, 'visit_id' | 'hold_id'>;
const nameOf = ({ visit_id, hold_id }: Owned) => (visit_id === null ? `hold ${hold_id}` : `visit ${visit_id}`);

/** Stores those of these rows that no one else has, and answers which. */
async function insertFree(trx: Transaction, rows: readonly Row<'occupied_times'>[], now: number) {
  const stored: Owned[] = [];
  await deleteEndedHolds(trx, now);
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    stored.push(
      ...(await trx
        .insertInto('occupied_times')
        .values(rows.slice(first, first + rowsAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['visit_id', 'hold_id'])
        .execute()),
    );
  return stored;
}

/** A statement takes at most 32,766 values in SQLite. */
const rowsAtOnce = 4_000;

/** Takes another lane for a visit or a hold whose own is taken. */
async function evade(trx: Transaction, table: 'visits' | 'holds', id: number, now: number) {
  await trx
    .deleteFrom('occupied_times')
    .where(table === 'visits' ? 'visit_id' : 'hold_id', '=', id)
    .execute();
  if (table === 'visits') {
    const visit = await trx.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { lane } = await occupyAgain(trx, { visit_id: id }, visit, now);
    await trx.updateTable('visits').set({ lane, overbooked: 1 }).where('id', '=', id).execute();
  } else {
    const hold = await trx.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { lane } = await occupyAgain(trx, { hold_id: id, hold_until: hold.hold_until }, hold, now);
    await updateHold(trx, id, { lane: lane ?? 0 });
  }
}

export async function insertHold(trx: Transaction, hold: Insertable<Tables['holds']>) {
  const { id } = await trx.insertInto('holds').values(hold).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteHold(trx: Transaction, id: number) {
  await trx.deleteFrom('holds').where('id', '=', id).execute();
}

export async function updateHold(
  trx: Transaction,
  id: number,
  place: Pick<Updateable<Tables['holds']>, 'lane' | 'room_id'>,
) {
  await trx.updateTable('holds').set(place).where('id', '=', id).execute();
}

/** Finds a hold, even one that has ended. */
export async function findHold(db: Database, id: number) {
  return db.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ended ones included. */
export async function listHoldsOf(db: Database, appointmentId: number) {
  return db.selectFrom('holds').selectAll().where('appointment_id', '=', appointmentId).execute();
}

/** Deletes holds that have ended. No one sees them any more, so this only saves space. */
export async function deleteEndedHolds(db: Database, now: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no one sees them any more
  await db.deleteFrom('holds').where('hold_until', '<=', now).execute();
}

const busyTime = [
  'starts_at as from',
  'ends_at as until',
  'practitioner_id as practitionerId',
  'lane',
  'room_id as roomId',
] as const;

/**
 * The busy times of all practitioners and rooms: of visits that take place, of holds that have not ended, and when rooms are closed.
 * @param leaves Request whose own holds are in no one's way, because booking for it ends them; and a visit that is being moved.
 */
export async function listBusy(
  db: Database,
  from: number,
  until: number,
  now: number,
  leaves: { bookedFor?: number | undefined; leaving?: number | undefined } = {},
) {
  const { bookedFor = 0, leaving = 0 } = leaves;
  const visits = await db
    .selectFrom('visits')
    .select(busyTime)
    .where('starts_at', '>', from - longestMs)
    .where('starts_at', '<', until)
    .where('status', 'in', occupyingStatuses)
    .where('id', '!=', leaving)
    .execute();
  const holds = await db
    .selectFrom('holds')
    .select(busyTime)
    .where('hold_until', '>', now)
    .where('appointment_id', '!=', bookedFor)
    .execute();
  const closed = (await listRoomClosures(db, from, until)).map(({ starts_at, ends_at, room_id }) => ({
    from: starts_at,
    until: ends_at,
    practitionerId: null,
    lane: null,
    roomId: room_id,
  }));
  return [...visits, ...holds, ...closed];
}

/** Closures of rooms that end after `from` and begin before `until`, the next first. */
export async function listRoomClosures(db: Database, from: number, until: number = Number.MAX_SAFE_INTEGER) {
  return db
    .selectFrom('room_closures')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(visitLimits.roomClosures)
    .execute();
}

/** PostgreSQL only: its time in ms, which all instances share. */
export async function readDatabaseTime(db: Database) {
  const { rows } = await sql<{ now: number }>`select ${databaseTime} as now`.execute(db);
  if (!rows[0]) throw new Error('The database has not told its time.');
  return rows[0].now;
}
