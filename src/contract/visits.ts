import { z } from 'zod';
import { appointment, callerAppointment, channels, note } from './appointments.ts';
import { weekDays } from './clinic-form.ts';
import { defineEndpoints } from './endpoint.ts';
import { freeTime } from './errors.ts';
import {
  id,
  idInput,
  instant,
  instantInput,
  momentInput,
  numberInput,
  optionalDay,
  optionalText,
  requiredDay,
  requiredText,
  version,
  wholeNumber,
  yesNo,
} from './fields.ts';
import * as appointmentMessages from './messages/appointments.ts';
import * as visitMessages from './messages/visits.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { toTellKinds, visitStatuses, wishedTimeStates } from './plain/visit-states.ts';
import { routes } from './routes.ts';
import { treatmentsQuery } from './times.ts';

// Visits: times at the clinic that were agreed for a request, in the terms of FHIR.

/** Visit in a list of someone's own data. */
export const visit = z
  .object({
    id,
    starts_at: instant,
    ends_at: instant,
    status: z.enum(visitStatuses),
    practitioner: z.string().nullable(),
    room: z.string().nullable(),
  })
  .meta({ id: 'Visit' });

/** Reason for a cancellation: the front desk sees it and exports contain it; the patient's page does not. */
export const cancellationReason = z
  .string()
  .nullable()
  .describe('Why the front desk cancelled it; null if no one said, and while it is not cancelled');

const reason = optionalText(limits.cancellationReason).describe('Why it is cancelled; ignored with another status');

const series = z
  .object({
    id: id.describe('Id of the first visit'),
    count: z.int().describe('Visits that are not cancelled'),
    attended: z.int(),
  })
  .meta({ id: 'VisitSeries' });

export const toldVisit = z
  .object({
    starts_at: instant,
    practitioner: z.string().nullable(),
    status: z.enum(['booked', 'cancelled']),
    told_at: instant,
    channel: z.enum(channels).nullable().describe('Null if the patient has done it on their own page'),
  })
  .meta({ id: 'ToldVisit' });

/** A visit with the details that the front desk needs. */
export const calendarVisit = visit
  .extend({
    appointment_id: id,
    patient_id: appointment.shape.patient_id,
    reference: z.string().describe('Reference of the request'),
    name: z.string().describe('Name of the patient'),
    phone: z.string(),
    treatments: z.array(z.string()),
    practitioner_id: id.nullable(),
    room_id: id.nullable(),
    lane: z.int().nullable().describe('Which of the practitioner’s patients side by side, from 0; null without one'),
    overbooked: yesNo.describe('Booked although the practitioner or the room was taken'),
    cancellation_reason: cancellationReason,
    series: series.nullable(),
    last_note: z.string().nullable().describe('The newest note about the request; null without one'),
    is_coming: z.boolean().describe('The patient has said that they will come at this time'),
    told: toldVisit.nullable().describe('The visit as the patient was told of it last; null if they were told nothing'),
    to_tell: z
      .enum(toTellKinds)
      .nullable()
      .describe(
        'How it differs from what the patient was told; null if it does not. Of a visit that has begun no one has to be told',
      ),
    version,
  })
  .meta({ id: 'CalendarVisit' });

export type CalendarVisit = z.output<typeof calendarVisit>;

/** The server knows the clinic's time zone; a browser may be in another. */
export const moment = momentInput(visitMessages.noTime).describe(
  'In the clinic’s time zone, such as 2026-11-23T17:00, or an instant, such as 2026-11-23T11:30:00Z',
);

const { min, max } = visitLimits.minutes;

export const minutes = numberInput(visitMessages.wrongMinutes)
  .pipe(
    z
      .int(visitMessages.wrongMinutes)
      .min(min, visitMessages.wrongMinutes)
      .max(max, visitMessages.wrongMinutes)
      .multipleOf(visitLimits.stepMinutes, visitMessages.wrongMinutes),
  )
  .describe('Length; by default that of the longest treatment with its buffer');

const practitionerId = idInput(visitMessages.noPractitioner);
const roomId = idInput(visitMessages.noRoom);

export const anyway = z
  .boolean()
  .prefault(false)
  .describe('Book although the time is taken, which overbooks, or outside hours. Days that are over stay refused');

const whereabouts = {
  practitioner_id: practitionerId.nullable().prefault(null).describe('Null until one is chosen'),
  room_id: roomId.nullable().prefault(null),
  minutes: minutes.exactOptional(),
};

const visitForm = z.object({ ...whereabouts, starts_at: moment, anyway });

const newVisit = visitForm.extend({ appointment_id: idInput(visitMessages.noRequest) }).meta({ id: 'NewVisit' });
const changedVisit = visitForm.meta({ id: 'ChangedVisit' });
const walkIn = callerAppointment.extend(visitForm.shape).meta({ id: 'WalkIn' });

const { seriesVisits } = visitLimits;
const wrongCount = visitMessages.wrongCount(seriesVisits.min, seriesVisits.max);

/** 'Ten visits, Tuesdays and Fridays at 5'. */
const seriesPlan = z
  .object({
    appointment_id: idInput(visitMessages.noRequest),
    ...whereabouts,
    first_day: requiredDay(visitMessages.noFirstDay),
    times: z
      .array(
        z.object({
          day: z.enum(weekDays),
          time: z
            .string(visitMessages.noClockTime)
            .regex(/^([01]\d|2[0-3]):[0-5]\d$/, visitMessages.noClockTime)
            .regex(/[05]$/, visitMessages.notAStep)
            .describe('In the clinic’s time zone, such as 17:00'),
        }),
      )
      .min(1, visitMessages.noDates)
      .max(seriesVisits.max),
    count: wholeNumber(wrongCount, seriesVisits),
  })
  .meta({ id: 'SeriesPlan' });

const plannedVisit = z
  .object({
    starts_at: instant,
    ends_at: instant,
    refusal: z.string().nullable().describe('A sentence why it cannot be booked; null if it can'),
    can_book_anyway: z.boolean(),
    free_times: z.array(freeTime).describe('The nearest ones, where it cannot be booked'),
  })
  .meta({ id: 'PlannedVisit' });

export type PlannedVisit = z.output<typeof plannedVisit>;

const newSeries = z
  .object({
    appointment_id: idInput(visitMessages.noRequest),
    ...whereabouts,
    visits: z
      .array(z.object({ starts_at: moment, anyway }))
      .min(1, visitMessages.noDates)
      .max(seriesVisits.max)
      .describe('The start of each visit: those of the plan, or alternatives to them'),
  })
  .meta({ id: 'NewSeries' });

const goal = z.object({
  id: id.describe('Id of the visit or hold'),
  starts_at: moment,
  practitioner_id: practitionerId.nullable(),
  room_id: roomId
    .exactOptional()
    .describe('If it is free; or else, or unless said, it stays in its own or takes another one'),
});

const moves = z
  .object({
    visits: z.array(goal.extend({ version, anyway })).max(visitLimits.visitsOutside),
    holds: z
      .array(goal.omit({ room_id: true }))
      .max(visitLimits.visitsOutside)
      .prefault([]),
  })
  .meta({ id: 'VisitMoves' });

/** Each is answered for itself: another one may have taken its time meanwhile. */
const moved = z
  .object({
    id,
    is_hold: z.boolean(),
    refusal: z.string().nullable().describe('A sentence why it stays where it was; null if it was moved'),
    visit: calendarVisit.nullable().describe('As it is now; null for a hold, and if it is gone'),
  })
  .meta({ id: 'MovedVisit' });

/** Both days included; a week from today unless said. */
export const calendarQuery = z
  .object({ from: optionalDay, to: optionalDay })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: visitMessages.daysReversed });

const freeTimesQuery = z.object({
  practitioner_id: practitionerId.optional().describe('Any practitioner if omitted'),
  minutes: minutes.optional(),
  near: moment.optional().describe('Instead of the first day: the times nearest to this moment'),
  from: optionalDay.describe('The first day; today unless said'),
  days: numberInput('Please say how many days.')
    .pipe(z.int().min(1).max(visitLimits.freeTimesDays))
    .optional()
    .describe(`${visitLimits.freeTimesDays} at most, 14 unless said`),
  limit: numberInput('Please say how many.')
    .pipe(z.int().min(1).max(visitLimits.freeTimes))
    .optional()
    .describe(`${visitLimits.freeTimes} at most, 10 unless said`),
});

const wishedTime = freeTime
  .extend({
    state: z.enum(wishedTimeStates),
    choice: z.int().nullable().describe('1 for the best; null for a free time on a day that the patient said'),
    practitioner_id: id.nullable().describe('Who is free, where the patient asked for no one; else null'),
  })
  .meta({ id: 'WishedTime' });

/** Part of the request of a visit that its practitioner needs to know. */
const visitRequest = appointment
  .pick({ id: true, reference: true, name: true, phone: true, conditions: true, treatmentType: true, created_at: true })
  .extend({ notes: z.array(note).describe(`Newest first, at most ${serverLimits.pageSize}`) })
  .meta({ id: 'VisitRequest' });

export type VisitRequest = z.output<typeof visitRequest>;

export type WishedTime = z.output<typeof wishedTime>;

const heldBefore = z
  .object({
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    practitioner_id: idInput(visitMessages.noPractitioner),
    held_until: z.iso.datetime(),
  })
  .meta({ id: 'HeldBefore' });

const booked = { status: 201, idempotent: true, errors: ['taken'] } as const;
const changed = { output: calendarVisit, conditional: true, errors: ['taken'] } as const;

export const visits = defineEndpoints(routes.visits, ['front-desk', visitMessages.notFound], {
  list: {
    access: 'practitioner',
    summary: `Visits between two days, at most ${visitLimits.calendarDays}, in the order of their start; cancelled ones included`,
    query: calendarQuery,
    output: z.array(calendarVisit),
  },
  get: { access: 'practitioner', summary: 'One visit', output: calendarVisit },
  getRequest: {
    access: 'practitioner',
    summary: 'The request that a visit belongs to, with its notes',
    output: visitRequest,
  },
  addNote: {
    access: 'practitioner',
    summary: 'Add a note to the request that a visit belongs to',
    body: z.object({ text: requiredText(limits.remarks, appointmentMessages.noNote) }).meta({ id: 'VisitNote' }),
    output: visitRequest,
    failure: appointmentMessages.noteFailure,
  },
  listOfRequest: {
    summary: 'The visits of a request, booked ones first, then the latest first',
    output: z.array(calendarVisit),
    notFound: visitMessages.noRequest,
  },
  listNoShows: {
    summary: `When patients with the phone number of a request did not come, the latest first, at most ${serverLimits.noShows}`,
    output: z.array(instant),
    notFound: visitMessages.noRequest,
  },
  listFreeTimes: {
    summary: 'The next free times for a request, long enough for its treatments, with who is free',
    query: freeTimesQuery,
    output: z.array(freeTime),
    notFound: visitMessages.noRequest,
  },
  listFreeTimesFor: {
    summary: 'The next free times for someone who has no request yet, long enough for treatments, with who is free',
    query: freeTimesQuery.extend({ treatments: treatmentsQuery }),
    output: z.array(freeTime),
  },
  listWishedTimes: {
    summary: 'The times that the patient of a request wished for, the best first; or the next free ones on wished days',
    query: z.object({ minutes: minutes.optional() }),
    output: z.array(wishedTime),
    notFound: visitMessages.noRequest,
  },
  create: {
    summary: 'Book a visit for a request, which confirms the request',
    body: newVisit,
    ...booked,
    output: calendarVisit,
    failure: visitMessages.bookFailure,
  },
  confirm: {
    summary: 'Book the first wished time of a request that is free, or one of them; refused while a visit is ahead',
    body: z
      .object({ starts_at: instantInput(visitMessages.noTime).exactOptional().describe('Only this wished time') })
      .meta({ id: 'Confirmation' }),
    output: z.object({ visit: calendarVisit, appointment }).meta({ id: 'ConfirmedRequest' }),
    status: 201,
    idempotent: true,
    errors: ['stale', 'taken'],
    failure: visitMessages.bookFailure,
    notFound: visitMessages.noRequest,
  },
  takeBackConfirmation: {
    summary: 'Undo a booking: the visit is gone, and the time that was held before is held again, if it is still free',
    body: z
      .object({
        held: heldBefore.nullable().describe('The time that was held before; null without'),
        next_call_at: z.iso.datetime().nullable().describe('The call that the visit settled; null without'),
      })
      .meta({ id: 'ConfirmationUndo' }),
    output: appointment,
    conditional: true,
    failure: visitMessages.undoFailure,
  },
  addWalkIn: {
    summary: 'Add a request and its visit, for a patient who has come or called',
    body: walkIn,
    ...booked,
    output: calendarVisit,
    failure: visitMessages.walkInFailure,
  },
  planSeries: {
    summary: 'The visits of a series, each with whether it can be booked and with free times near it; books nothing',
    body: seriesPlan,
    output: z.array(plannedVisit),
    failure: visitMessages.seriesFailure,
  },
  addSeries: {
    summary: 'Book several visits for a request: all of them or none',
    body: newSeries,
    ...booked,
    output: z.array(calendarVisit),
    failure: visitMessages.seriesFailure,
  },
  setSeriesStatus: {
    summary: 'Cancel several visits of a series, or book them again: all of them or none',
    body: z
      .object({
        status: z.enum(['booked', 'cancelled']),
        reason,
        visits: z
          .array(z.object({ id, version, anyway }))
          .min(1)
          .max(seriesVisits.max)
          .describe('Ids and versions, as they were read'),
      })
      .meta({ id: 'SeriesStatus' }),
    output: z.array(calendarVisit),
    errors: ['stale', 'taken'],
    failure: visitMessages.statusFailure,
  },
  moveSeveral: {
    summary: `Move up to ${visitLimits.visitsOutside} visits and held times, whose patients are not told yet; each is answered for itself`,
    body: moves,
    output: z.array(moved),
    failure: visitMessages.moveFailure,
  },
  listUnmarked: {
    access: 'practitioner',
    summary: `Visits that are over, and neither attended, missed nor cancelled, the latest first, at most ${serverLimits.unmarked}`,
    output: z.array(calendarVisit),
  },
  markSeveral: {
    access: 'practitioner',
    summary: `Mark up to ${serverLimits.unmarked} visits, such as all of a day as attended, or take that back; each is answered for itself`,
    body: z
      .object({
        visits: z
          .array(z.object({ id, version, status: z.enum(visitStatuses).exclude(['cancelled']) }))
          .max(serverLimits.unmarked),
      })
      .meta({ id: 'VisitMarks' }),
    output: z.array(moved.omit({ is_hold: true }).meta({ id: 'MarkedVisit' })),
    failure: visitMessages.statusFailure,
  },
  update: {
    summary: 'Move a visit, or change its length, practitioner or room',
    body: changedVisit,
    ...changed,
    failure: visitMessages.moveFailure,
  },
  setStatus: {
    access: 'practitioner',
    summary: 'Mark a visit as arrived, attended, cancelled or missed, or as booked again',
    body: z.object({ status: z.enum(visitStatuses), reason, anyway }).meta({ id: 'VisitStatus' }),
    ...changed,
    failure: visitMessages.statusFailure,
  },
});
