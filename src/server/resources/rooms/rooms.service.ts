import * as roomMessages from '#contract/messages/rooms.ts';
import { rooms } from '#contract/rooms.ts';
import {
  lastPosition,
  listInOrder,
  moveRecord,
  noSample,
  type RecordKind,
  refuseTakenName,
  updateRecord,
} from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';

const kind: RecordKind<'rooms', Row<'rooms'>> = {
  table: 'rooms',
  kind: 'room',
  nameOf: ({ name }) => name,
  toRecord: (row) => row,
  texts: { name: 'name' },
  moves: { 'visits.changes': 1 },
};

export function mountRooms(context: ResourceContext) {
  const { mount, db } = context;
  mount(rooms.list, () => listInOrder(db, 'rooms'));
  mountRecords(context, rooms, kind, {
    create: async ({ name }, trx) => {
      await refuseTakenName(trx, 'rooms', name, roomMessages.taken);
      return { name, position: await lastPosition(trx, 'rooms') };
    },
    update: async ({ name }, trx, { id }) => {
      await refuseTakenName(trx, 'rooms', name, roomMessages.taken, id);
      return { name, ...noSample };
    },
  });
  mount(rooms.setVisibility, ({ params, body }, call) =>
    updateRecord(call, kind, params.id, () => body, { action: body.is_hidden ? 'hidden' : 'shown' }),
  );
  mount(rooms.move, ({ params, body }, call) => moveRecord(call, kind, params.id, body.after));
}
