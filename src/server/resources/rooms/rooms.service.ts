import * as roomMessages from '#contract/messages/rooms.ts';
import { rooms } from '#contract/rooms.ts';
import { invalid } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import { listInOrder, moveRecord, noSample, type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { isSameName } from '../same-name.ts';

const kind: RecordKind<'rooms', Row<'rooms'>> = {
  table: 'rooms',
  kind: 'room',
  nameOf: ({ name }) => name,
  toRecord: (row) => row,
  labels: { is_hidden: 'whether it can be chosen' },
  moves: { 'visits.changes': 1 },
};

const missing = 'The room in front of it is no longer there.';

export function mountRooms(context: ResourceContext) {
  const { mount, db } = context;
  mount(rooms.list, () => listInOrder(db, 'rooms'));
  mountRecords(context, rooms, kind, {
    create: async ({ name }, trx) => {
      const others = await listOthers(trx, name);
      return { name, position: others.at(-1)?.position ?? 0 };
    },
    update: async ({ name }, trx, { id }) => {
      await listOthers(trx, name, id);
      return { name, ...noSample };
    },
  });
  mount(rooms.setVisibility, ({ params, body }, c) => updateRecord(db, kind, params.id, c.get('change'), () => body));
  mount(rooms.move, ({ params, body }, c) =>
    moveRecord(db, kind, params.id, c.get('change'), { ...body, missing, fields: ['place'] }),
  );
}

/** @throws AppError `invalid` for the name of another room. */
async function listOthers(trx: Transaction, name: string, ownId?: number) {
  const others = (await listInOrder(trx, 'rooms')).filter(({ id }) => id !== ownId);
  if (others.some((room) => isSameName(room.name, name))) throw invalid('name', roomMessages.taken);
  return others;
}
