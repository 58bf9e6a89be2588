import { z } from 'zod';
import { appointment, channels, contactEntry } from './appointments.ts';
import { defineEndpoints } from './endpoint.ts';
import { instantInput, nothing } from './fields.ts';
import { serverLimits } from './limits.ts';
import * as contactMessages from './messages/contact-log.ts';
import { noTime } from './messages/visits.ts';
import { routes } from './routes.ts';
import { messageKeys } from './template-fields.ts';
import { calendarVisit } from './visits.ts';

const notFound = 'Appointment not found.';

const reminders = z
  .object({
    first_day: z.iso.date().describe('Tomorrow'),
    last_day: z.iso.date().describe('The next day on which the clinic is open'),
    booked: z.int().describe('Visits on these days, reminded or not'),
    visits: z.array(z.object({ visit: calendarVisit, appointment })),
  })
  .meta({ id: 'Reminders' });

export type Reminders = z.output<typeof reminders>;

export const contactLog = defineEndpoints(routes.contactLog, 'front-desk', {
  list: {
    summary: `What a patient was told about an appointment, newest first, at most ${serverLimits.contactLog}`,
    output: z.array(contactEntry),
    notFound,
  },
  listUntold: {
    summary: `Pending appointments whose patients were told nothing yet, the longest waiting first, at most ${serverLimits.contactLog}`,
    output: z.array(appointment),
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
      })
      .meta({ id: 'NewToldMark' }),
    output: appointment,
    failure: contactMessages.failure,
    notFound,
  },
  remove: {
    summary: 'Remove a mark that was set by mistake',
    output: nothing,
    failure: contactMessages.removeFailure,
    notFound: contactMessages.notFound,
  },
});
