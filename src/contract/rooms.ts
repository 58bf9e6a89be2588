import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, idParams, requiredText, version } from './fields.ts';
import * as scheduleMessages from './messages/schedules.ts';
import { routes } from './routes.ts';
import { visitLimits } from './visit-limits.ts';

const room = z
  .object({ id, name: z.string(), is_hidden: z.boolean().describe('Hidden ones cannot be chosen'), version })
  .meta({ id: 'Room' });

export type Room = z.output<typeof room>;

const roomForm = z
  .object({ name: requiredText(visitLimits.roomName, 'Please enter the name of the room.') })
  .meta({ id: 'RoomForm', examples: [{ name: 'Room with the long couch' }] });

const notFound = scheduleMessages.roomNotFound;

export const rooms = {
  list: defineEndpoint({
    ...routes.rooms.list,
    access: 'front-desk',
    summary: 'All rooms, hidden ones included, by name',
    output: z.array(room),
  }),
  create: defineEndpoint({
    ...routes.rooms.create,
    access: 'owner',
    summary: 'Add a room',
    body: roomForm,
    output: room,
    status: 201,
    failure: scheduleMessages.roomFailure,
  }),
  update: defineEndpoint({
    ...routes.rooms.update,
    access: 'owner',
    summary: 'Rename a room',
    params: idParams,
    body: roomForm,
    output: room,
    conditional: true,
    failure: scheduleMessages.roomFailure,
    notFound,
  }),
  setVisibility: defineEndpoint({
    ...routes.rooms.setVisibility,
    access: 'owner',
    summary: 'Hide a room, or show it again; its visits stay',
    params: idParams,
    body: z.object({ is_hidden: flag }).meta({ id: 'RoomVisibility' }),
    output: room,
    conditional: true,
    failure: scheduleMessages.roomFailure,
    notFound,
  }),
};
