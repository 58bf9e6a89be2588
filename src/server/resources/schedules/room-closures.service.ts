import * as absenceMessages from '#contract/messages/absences.ts';
import * as roomClosureMessages from '#contract/messages/room-closures.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { type RoomClosureForm, roomClosures } from '#contract/room-closures.ts';
import { invalid } from '#server/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { listRoomClosures } from '#server/db/occupied-times.queries.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { spanFact } from '#server/scheduling/facts.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { longestMs, readDayOrMoment, refuseFarAway } from './absences.service.ts';
import { findRoom } from './schedule.queries.ts';

type RoomClosureRow = Row<'room_closures'>;

const kind: RecordKind<'room_closures', RoomClosureRow> = {
  table: 'room_closures',
  kind: 'room-closure',
  nameOf: async ({ room_id }, db) => (await findRoom(db, room_id))?.name ?? null,
  toRecord: (row) => row,
  labels: { reason: 'reason' },
  factsOf: async ({ room_id, starts_at, ends_at }, db) => ({
    room: (await findRoom(db, room_id))?.name ?? null,
    days: spanFact({ from: starts_at, until: ends_at }, await clinicTimeZone(db)),
  }),
  knownBy: ['days'],
  moves: { 'visits.changes': 1 },
};

export function mountRoomClosures(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(roomClosures.list, () => listRoomClosures(db, clock()));
  mountRecords(context, roomClosures, kind, {
    create: async (form, trx, { at }) => ({ ...(await readRoomClosure(trx, form, at)), created_at: at }),
    update: (form, trx) => readRoomClosure(trx, form, clock()),
  });
}

/** @throws AppError `invalid` */
export async function readRoomClosure(db: Database, { starts_at, ends_at, ...rest }: RoomClosureForm, now: number) {
  if (!(await findRoom(db, rest.room_id))) throw invalid('room_id', visitMessages.noRoom);
  const from = await readDayOrMoment(db, starts_at, 'starts_at');
  const until = await readDayOrMoment(db, ends_at, 'ends_at');
  refuseFarAway(from, now);
  if (until <= from) throw invalid('ends_at', absenceMessages.endBeforeStart);
  if (until - from > longestMs) throw invalid('ends_at', roomClosureMessages.tooLong);
  return { ...rest, starts_at: from, ends_at: until };
}
