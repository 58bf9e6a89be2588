import { z } from 'zod';
import { appointment, newAppointment, note } from './appointments.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idInput, optionalText, pageQuery, version } from './fields.ts';
import * as appointmentMessages from './messages/appointments.ts';
import * as patientMessages from './messages/patients.ts';
import * as visitMessages from './messages/visits.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { noteKinds, outcomes } from './plain/request-states.ts';
import { routes } from './routes.ts';
import { anyway, minutes } from './visits.ts';

// Actions of the front desk on a request until it is done, and after.

const { notADay, noNote } = appointmentMessages;

/** A day, or a day and a time. The server knows the clinic's time zone; a browser may be in another. */
const nextCall = z
  .union([z.iso.date(), z.iso.datetime({ local: true, precision: -1 }).regex(/^[^Z]+$/)], { error: notADay })
  .describe('When to call again, in the clinic’s time zone: 2026-11-23 or 2026-11-23T17:00');

const newNote = z
  .object({
    kind: z.enum(noteKinds),
    text: optionalText(limits.remarks),
    next_call: nextCall
      .nullish()
      .describe(
        'When to call again. Left out, an attempt sets it: in two hours or at the next opening, from the second one on in the morning of the next opening day, unless one is planned for later; a note changes nothing',
      ),
  })
  .refine(({ kind, text }) => kind === 'attempt' || text !== null, { path: ['text'], error: noNote })
  .meta({ id: 'NewNote' });

const details = newAppointment
  .omit({ conditions: true, privacy_notice: true, wishes: true, may_message: true })
  .meta({ id: 'PatientDetails' });

const correction = details
  .extend({
    patient_id: idInput(patientMessages.gone)
      .optional()
      .describe('To take back a correction that has joined it to someone who was known: whose it was before'),
  })
  .meta({ id: 'Correction' });

const ending = z.object({
  outcome: z.enum(outcomes),
  remarks: optionalText(limits.remarks).describe('The label of the outcome unless given'),
});

const ofSeveral = ending
  .extend({
    appointments: z
      .array(z.object({ id: idInput('Please send ids of appointments.'), version }))
      .min(1)
      .max(serverLimits.markedAtOnce),
  })
  .meta({ id: 'EndingOfSeveral' });

/** Each is answered for itself: someone else may have changed one of them. */
const finished = z
  .object({
    id,
    result: z.enum(['saved', 'stale', 'not-found']),
    appointment: appointment.nullable().describe('The current record; null if it is gone'),
  })
  .meta({ id: 'FinishedAppointment' });

export type FinishedAppointment = z.output<typeof finished>;

const instant = z.iso.datetime();

/** A held time as it was, and what is held instead. */
const holdBefore = z
  .object({
    starts_at: instant,
    minutes,
    practitioner_id: idInput(visitMessages.noPractitioner),
    held_until: instant,
    next_call_at: instant.nullable().describe('When the patient was to be called; null without'),
    instead: instant.nullable().describe('Start of the time that is held now; null if none is'),
    anyway,
  })
  .meta({ id: 'HoldBefore' });

const callBefore = z
  .object({ next_call_at: instant.nullable().describe('When the patient was to be called; null without') })
  .meta({ id: 'CallBefore' });

const changes = { output: appointment, conditional: true } as const;

export const followUp = defineEndpoints(routes.followUp, ['front-desk', 'Appointment not found.'], {
  listDue: {
    summary: `Pending appointments that are due for a call, the longest due first, at most ${serverLimits.dueCalls}`,
    output: z.array(appointment),
  },
  listNotes: {
    summary: 'Notes on an appointment, newest first',
    query: pageQuery,
    output: z.array(note),
  },
  listEarlier: {
    summary: `Other appointments with the same phone number or e-mail address, newest first, at most ${serverLimits.earlierRequests}`,
    output: z.array(appointment),
  },
  addNote: {
    summary: 'Add a note, or a call without an answer',
    body: newNote,
    ...changes,
    failure: appointmentMessages.noteFailure,
  },
  takeBackAttempt: {
    summary:
      'Undo a call without an answer, the newest note of this administrator: its note goes, and the next call is as before',
    body: callBefore,
    ...changes,
    failure: visitMessages.undoFailure,
  },
  setNextCall: {
    summary: 'Set when to call again, or that no call is needed',
    body: z.object({ next_call: nextCall.nullable() }).meta({ id: 'NextCall' }),
    ...changes,
    failure: appointmentMessages.nextCallFailure,
  },
  listToComeBack: {
    summary: `Pending appointments with attended visits and none ahead, the last attended first, at most ${serverLimits.toComeBack}`,
    output: z.array(appointment),
  },
  setReturnReason: {
    summary: 'Say why no next visit is agreed; null takes it back. It holds until the patient attends again',
    body: z.object({ reason: optionalText(limits.remarks) }).meta({ id: 'ReturnReason' }),
    ...changes,
    failure: appointmentMessages.returnReasonFailure,
  },
  releaseHold: {
    summary: 'Release the time that is held for the patient; again changes nothing',
    body: z
      .object({ call: z.boolean().prefault(false).describe('Whether to offer another time: a call is due now') })
      .meta({ id: 'HoldRelease' }),
    output: appointment,
    failure: appointmentMessages.releaseFailure,
  },
  restoreHold: {
    summary: 'Hold a time for the patient again, after it was moved or released',
    body: holdBefore,
    output: appointment,
    errors: ['taken', 'stale'],
    failure: appointmentMessages.restoreHoldFailure,
  },
  finish: {
    summary: 'Mark an appointment as done with an outcome, or correct the outcome',
    body: ending.meta({ id: 'Ending' }),
    ...changes,
    failure: appointmentMessages.failure,
  },
  takeBackEnding: {
    summary: 'Undo of an ending: the appointment is pending as before, without its remarks',
    body: callBefore,
    ...changes,
    failure: visitMessages.undoFailure,
  },
  finishSeveral: {
    summary: `Mark up to ${serverLimits.markedAtOnce} appointments as done; each is answered for itself`,
    body: ofSeveral,
    output: z.array(finished),
    failure: appointmentMessages.failure,
  },
  reopen: {
    summary: 'Make a done appointment pending again; its remarks become a note',
    ...changes,
    failure: appointmentMessages.reopenFailure,
  },
  correct: {
    summary: 'Correct what the patient is called, how to reach them, where they live and what they ask for',
    body: correction,
    ...changes,
    errors: ['stale'],
    failure: appointmentMessages.detailsFailure,
  },
});
