import { z } from 'zod';
import { dayOrMoment } from './absences.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, instant, optionalText, version } from './fields.ts';
import * as roomClosureMessages from './messages/room-closures.ts';
import * as roomMessages from './messages/rooms.ts';
import * as visitMessages from './messages/visits.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { routes } from './routes.ts';

// Times at which a room cannot be used: it is painted, or its couch is broken.

export const roomClosure = z
  .object({ id, room_id: id, starts_at: instant, ends_at: instant, reason: z.string().nullable(), version })
  .meta({ id: 'RoomClosure' });

export type RoomClosure = z.output<typeof roomClosure>;

export const roomClosureForm = z
  .object({
    room_id: idInput(visitMessages.noRoom),
    starts_at: dayOrMoment.describe('A day, such as 2026-11-23, or a time in it'),
    ends_at: dayOrMoment.describe('The first day or time at which the room can be used again'),
    reason: optionalText(visitLimits.reason).describe('For the front desk only'),
  })
  .meta({ id: 'RoomClosureForm' });

export type RoomClosureForm = z.output<typeof roomClosureForm>;

const crud = crudEndpoints({
  noun: 'a closure of a room',
  record: roomClosure,
  form: roomClosureForm,
  messages: { ...roomClosureMessages, notFound: roomMessages.notFound },
  summaries: {
    get: 'When a room is closed',
    create: 'Close a room for a time; its visits stay until someone moves them',
    update: 'Change when a room is closed',
    remove: 'Open a room again; this can be taken back for 30 seconds',
  },
});

export const roomClosures = defineEndpoints(routes.roomClosures, 'front-desk', {
  list: {
    summary: `Times at which rooms are closed that are not over, the next first, at most ${visitLimits.roomClosures}`,
    output: z.array(roomClosure),
  },
  ...crud,
});
