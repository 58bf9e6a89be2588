import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, idInput, idParams, requiredText, version } from './fields.ts';
import * as roomMessages from './messages/rooms.ts';
import { routes } from './routes.ts';
import { visitLimits } from './visit-limits.ts';

const room = z
  .object({ id, name: z.string(), is_hidden: z.boolean().describe('Hidden ones cannot be chosen'), version })
  .meta({ id: 'Room' });

export type Room = z.output<typeof room>;

const roomForm = z
  .object({ name: requiredText(visitLimits.roomName, 'Please enter the name of the room.') })
  .meta({ id: 'RoomForm', examples: [{ name: 'Room with the long couch' }] });

const place = z
  .object({
    after: idInput('Please say behind which room it goes, or null for the first place.')
      .nullable()
      .describe('Id of the preceding room; null moves the room to the first place'),
  })
  .meta({ id: 'RoomPlace' });

const { notFound } = roomMessages;

export const rooms = {
  list: defineEndpoint({
    ...routes.rooms.list,
    access: 'front-desk',
    summary: 'All rooms, hidden ones included, in the clinic’s order',
    output: z.array(room),
  }),
  get: defineEndpoint({
    ...routes.rooms.get,
    access: 'front-desk',
    summary: 'One room',
    params: idParams,
    output: room,
    notFound,
  }),
  create: defineEndpoint({
    ...routes.rooms.create,
    access: 'owner',
    summary: 'Add a room, in the last place',
    body: roomForm,
    output: room,
    status: 201,
    failure: roomMessages.addFailure,
  }),
  update: defineEndpoint({
    ...routes.rooms.update,
    access: 'owner',
    summary: 'Rename a room',
    params: idParams,
    body: roomForm,
    output: room,
    conditional: true,
    failure: roomMessages.updateFailure,
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
    failure: roomMessages.visibilityFailure,
    notFound,
  }),
  move: defineEndpoint({
    ...routes.rooms.move,
    access: 'owner',
    summary: 'Move a room directly after another one, or to the first place',
    params: idParams,
    body: place,
    output: room,
    conditional: true,
    failure: roomMessages.moveFailure,
    notFound,
  }),
};
