import { z } from 'zod';
import { appointment, channels, contactEntry } from './appointments.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, instantInput, nothing } from './fields.ts';
import * as contactMessages from './messages/contact-log.ts';
import { noTime } from './messages/visits.ts';
import { outboxMessage } from './outbox.ts';
import { serverLimits } from './plain/limits.ts';
import { messageKeys } from './plain/template-fields.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { routes } from './routes.ts';
import { calendarVisit } from './visits.ts';

const visitOfRequest = z.object({ visit: calendarVisit, appointment }).meta({ id: 'VisitOfRequest' });

const visitToTell = visitOfRequest
  .extend({ mail: outboxMessage.nullable().describe('The message by e-mail that tells of it; null without one') })
  .meta({ id: 'VisitToTell' });

export type VisitToTell = z.output<typeof visitToTell>;

const reminders = z
  .object({
    first_day: z.iso.date().describe('Tomorrow'),
    last_day: z.iso.date().describe('The next day on which the clinic is open'),
    booked: z.int().describe('Visits on these days, reminded or not'),
    visits: z.array(visitOfRequest),
  })
  .meta({ id: 'Reminders' });

const toldVisit = z
  .object({
    id,
    starts_at: instantInput(noTime),
    practitioner_id: id.nullable(),
    status: z.enum(['booked', 'cancelled']),
  })
  .meta({ id: 'NewToldVisit' });

export type Reminders = z.output<typeof reminders>;

export const contactLog = defineEndpoints(routes.contactLog, ['front-desk', 'Appointment not found.'], {
  list: {
    summary: `What a patient was told about an appointment, newest first, at most ${serverLimits.contactLog}`,
    output: z.array(contactEntry),
  },
  listToTell: {
    summary: `Visits ahead that differ from what their patients were told, the soonest first, and held times that the patients did not choose; at most ${serverLimits.toTell} of each`,
    output: z.object({ visits: z.array(visitToTell), holds: z.array(appointment) }).meta({ id: 'PatientsToTell' }),
  },
  listReminders: {
    summary: `Booked visits from tomorrow to the next open day whose patients were not reminded of them at that time, in order, at most ${serverLimits.contactLog}`,
    output: reminders,
  },
  create: {
    summary: 'Mark that the patient was told something',
    body: z
      .object({
        message: z.enum(messageKeys),
        channel: z.enum(channels),
        visit_starts_at: instantInput(noTime)
          .exactOptional()
          .describe('Start of the visit, or of the free time, that the message names'),
        visits: z
          .array(toldVisit)
          .max(visitLimits.seriesVisits.max)
          .prefault([])
          .describe('What the message says about visits of the request. A reminder says nothing new'),
      })
      .meta({ id: 'NewToldMark' }),
    output: appointment,
    failure: contactMessages.failure,
  },
  remove: {
    summary: 'Remove a mark that was set by mistake',
    output: nothing,
    failure: contactMessages.removeFailure,
    notFound: contactMessages.notFound,
  },
});
