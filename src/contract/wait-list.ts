import { z } from 'zod';
import { appointment, wishes } from './appointments.ts';
import { defineEndpoints } from './endpoint.ts';
import { freeTime } from './errors.ts';
import { id, idInput, instant, instantInput, nothing, requiredDay } from './fields.ts';
import * as visitMessages from './messages/visits.ts';
import * as waitMessages from './messages/wait-list.ts';
import { serverLimits } from './plain/limits.ts';
import { freedStates, offerStates } from './plain/visit-states.ts';
import { routes } from './routes.ts';
import { anyway, calendarVisit, moment } from './visits.ts';

// Patients who want an earlier time, and the free times that suit them.

const { days, parts } = wishes.shape;
const practitionerId = idInput(visitMessages.noPractitioner);

const form = z
  .object({
    practitioner_id: practitionerId.nullable().prefault(null).describe('Null for any practitioner'),
    days: days.describe('Any day if there are none'),
    parts,
    until: requiredDay(waitMessages.noDay).describe(
      'The last day on which a time would help, in the clinic’s time zone',
    ),
  })
  .meta({ id: 'EarlierTimeForm' });

/** Wish in a list of someone's own data. */
export const earlierTime = z
  .object({ practitioner: z.string().nullable(), days, parts, until: z.iso.date() })
  .meta({ id: 'EarlierTime' });

const wish = earlierTime
  .extend({
    id,
    practitioner_id: id.nullable(),
    has_left: z.boolean().describe('The practitioner has left, so no time will be found'),
    from_patient: z.boolean().describe('The patient has asked on their page'),
  })
  .meta({ id: 'EarlierTimeWish' });

export type EarlierTimeWish = z.output<typeof wish>;

const fit = freeTime
  .extend({ told: z.boolean().describe('Whether the patient was told of it') })
  .meta({ id: 'FittingTime' });

export type FittingTime = z.output<typeof fit>;

const waiting = wish
  .extend({
    appointment,
    visit: calendarVisit.nullable().describe('What would be moved; null if the request has no visit'),
    fits: z.array(fit).describe(`The first free times that suit the patient, at most ${serverLimits.fittingTimes}`),
  })
  .meta({ id: 'WaitingPatient' });

export type WaitingPatient = z.output<typeof waiting>;

const waitListOutput = z
  .object({
    waiting: z.array(waiting),
    taken: z
      .array(z.object({ appointment, starts_at: instant }))
      .describe('Patients who were told of a time that someone else has now, and not yet that it is taken'),
  })
  .meta({ id: 'WaitList' });

export type WaitList = z.output<typeof waitListOutput>;

export const offer = z
  .object({
    id,
    name: z.string(),
    reference: z.string(),
    starts_at: instant,
    state: z
      .enum(offerStates)
      .describe('Open while the time is held. Withdrawn: the offer has ended for another reason than an answer'),
    held_until: instant,
    sent_at: instant.nullable(),
  })
  .meta({ id: 'Offer' });

const freedTime = z
  .object({
    id,
    practitioner: z.string(),
    starts_at: instant,
    ends_at: instant,
    freed_at: instant,
    state: z.enum(freedStates).describe('Open while it is offered; booked: someone else has it'),
    settled_at: instant.nullable(),
    refilled_in: z.string().nullable().describe('Time until someone took it, in words; null unless it is filled'),
    offers: z.array(offer).describe('Who was asked, in order'),
  })
  .meta({ id: 'FreedTime' });

export type FreedTime = z.output<typeof freedTime>;

const time = instantInput(visitMessages.noTime);

export const waitList = defineEndpoints(routes.waitList, ['front-desk', visitMessages.noRequest], {
  list: {
    summary: `Who wants an earlier time, with the free times that suit them; those whose last day is nearest first, at most ${serverLimits.waitList}`,
    query: z
      .object({ from: time.optional(), until: time.optional() })
      .describe('With both: only free times that begin between them, such as those of a cancelled visit'),
    output: waitListOutput,
  },
  get: {
    summary: 'The earlier time that the patient of a request wants; null if none',
    output: wish.nullable(),
  },
  set: {
    summary:
      'Put the patient of a request on the wait list for a time before the next visit, or for any time without one',
    body: form,
    output: wish,
    failure: waitMessages.saveFailure,
  },
  remove: {
    summary: 'Take the patient of a request off the wait list',
    output: nothing,
    failure: waitMessages.saveFailure,
    notFound: waitMessages.notFound,
  },
  book: {
    summary: 'Give a free time to a patient on the wait list: moves the visit there, or books the first one',
    body: z
      .object({ starts_at: moment, practitioner_id: practitionerId.nullable().prefault(null) })
      .meta({ id: 'EarlierTimeBooking' }),
    output: calendarVisit,
    errors: ['taken'],
    failure: waitMessages.bookFailure,
    notFound: waitMessages.notFound,
  },
  listFreed: {
    summary:
      'Freed times that the program offers by e-mail, and those whose offering has ended in the last day; the next first, at most 50',
    output: z.array(freedTime),
  },
  decide: {
    summary: 'Pass on the offer of a freed time to the next, stop offering it, or book it for the one who is asked',
    body: z
      .object({
        decision: z.enum(['skip', 'stop', 'book']),
        offer_id: idInput(waitMessages.askedMeanwhile)
          .nullable()
          .prefault(null)
          .describe('The offer that runs, as the list shows it'),
      })
      .meta({ id: 'FreedTimeDecision' }),
    output: z.array(freedTime),
    errors: ['stale'],
    failure: waitMessages.decideFailure,
    notFound: waitMessages.notFound,
  },
  takeBack: {
    summary: 'Undo a booking from the wait list: visit and wish are as before, or nothing changes',
    body: z
      .object({
        wish: form.extend({ from_patient: z.boolean().prefault(false) }),
        before: z
          .object({ starts_at: moment, practitioner_id: practitionerId.nullable().prefault(null) })
          .nullable()
          .prefault(null)
          .describe('Where the visit was; null if there was none, so that it is cancelled'),
        anyway,
      })
      .meta({ id: 'EarlierTimeUndo' }),
    output: calendarVisit,
    conditional: true,
    errors: ['taken'],
    failure: visitMessages.undoFailure,
    notFound: visitMessages.notFound,
  },
});
