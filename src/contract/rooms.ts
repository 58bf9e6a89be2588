import { z } from 'zod';
import { crudEndpoints, orderedEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, requiredText, version, yesNo } from './fields.ts';
import * as roomMessages from './messages/rooms.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { routes } from './routes.ts';

const room = z
  .object({ id, name: z.string(), is_hidden: yesNo.describe('Hidden ones cannot be chosen'), version })
  .meta({ id: 'Room' });

export type Room = z.output<typeof room>;

const roomForm = z
  .object({ name: requiredText(visitLimits.roomName, 'Please enter the name of the room.') })
  .meta({ id: 'RoomForm', examples: [{ name: 'Room with the long couch' }] });

const {
  remove: _,
  restore: __,
  ...crud
} = crudEndpoints({
  noun: 'a room',
  record: room,
  form: roomForm,
  messages: roomMessages,
  summaries: { create: 'Add a room, in the last place', update: 'Rename a room' },
});

export const rooms = defineEndpoints(routes.rooms, 'owner', {
  list: {
    access: 'front-desk',
    summary: 'All rooms, hidden ones included, in the clinic’s order',
    output: z.array(room),
  },
  ...crud,
  get: { ...crud.get, access: 'front-desk' },
  ...orderedEndpoints({
    noun: 'room',
    name: 'Room',
    record: room,
    messages: roomMessages,
    summaries: { setVisibility: 'Hide a room, or show it again; its visits stay' },
  }),
});
