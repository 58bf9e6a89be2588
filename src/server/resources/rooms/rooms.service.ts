import * as roomMessages from '#contract/messages/rooms.ts';
import { type Room, rooms } from '#contract/rooms.ts';
import { type ChangeRequest, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { isSameName } from '#server/same-name.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './rooms.queries.ts';

export function mountRooms({ mount, db }: ResourceContext) {
  mount(rooms.list, async () => (await queries.listRooms(db)).map(toRoom));
  mount(rooms.get, ({ params }) => getRoom(db, params.id));
  mount(rooms.create, ({ body }, c) => addRoom(db, body.name, c.get('change')));
  mount(rooms.update, ({ params, body }, c) => renameRoom(db, params.id, body.name, c.get('change')));
  mount(rooms.setVisibility, ({ params, body }, c) => setVisibility(db, params.id, body.is_hidden, c.get('change')));
  mount(rooms.move, ({ params, body }, c) => moveRoom(db, params.id, body.after, c.get('change')));
}

async function getRoom(db: Database, id: number): Promise<Room> {
  const room = (await queries.listRooms(db)).find((row) => row.id === id);
  if (!room) throw notFound();
  return toRoom(room);
}

const counted = { 'visits.changes': 1 };

async function addRoom(db: Database, name: string, change: ChangeRequest): Promise<Room> {
  return inTransaction(db, async (trx) => {
    await refuseTaken(trx, name);
    const position = (await queries.listRooms(trx)).at(-1)?.position ?? 0;
    const added = await queries.insertRoom(trx, { name, position });
    await recordChange(trx, change, 'added', subjectOf(added), counted);
    return toRoom(added);
  });
}

async function renameRoom(db: Database, id: number, name: string, change: ChangeRequest): Promise<Room> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'rooms', id, change.expectedVersion);
    await refuseTaken(trx, name, id);
    const renamed = await queries.updateRoom(trx, id, { name });
    await recordChange(trx, change, 'changed', subjectOf(renamed), counted);
    return toRoom(renamed);
  });
}

async function setVisibility(db: Database, id: number, is_hidden: 0 | 1, change: ChangeRequest): Promise<Room> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'rooms', id, change.expectedVersion);
    const changed = await queries.updateRoom(trx, id, { is_hidden });
    const fields = ['whether it can be chosen'];
    await recordChange(trx, change, 'changed', { ...subjectOf(changed), fields }, counted);
    return toRoom(changed);
  });
}

/** Moves a room directly after the room `after`, or to the first place. */
async function moveRoom(db: Database, id: number, after: number | null, change: ChangeRequest): Promise<Room> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'rooms', id, change.expectedVersion);
    const others = (await queries.listRooms(trx)).map((row) => row.id).filter((other) => other !== id);
    const place = after === null ? 0 : others.indexOf(after) + 1;
    if (after !== null && place === 0) throw invalid('after', 'The room in front of it is no longer there.');
    await queries.updatePositions(trx, others.toSpliced(place, 0, id));
    const moved = await getRoom(trx, id);
    await recordChange(trx, change, 'changed', { kind: 'room', id, name: moved.name, fields: ['place'] }, counted);
    return moved;
  });
}

async function refuseTaken(trx: Database, name: string, ownId?: number) {
  const others = (await queries.listRooms(trx)).filter(({ id }) => id !== ownId);
  if (others.some((room) => isSameName(room.name, name))) throw invalid('name', roomMessages.taken);
}

function subjectOf({ id, name }: Row<'rooms'>) {
  return { kind: 'room', id, name } as const;
}

function toRoom(row: Row<'rooms'>): Room {
  const { position: _, ...room } = row;
  return { ...room, is_hidden: room.is_hidden === 1 };
}
