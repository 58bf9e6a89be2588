import { z } from 'zod';
import { heldTime } from './appointments.ts';
import { weekDays } from './clinic-form.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, idInput, nothing, optionalText, version } from './fields.ts';
import * as linkMessages from './messages/patient-links.ts';
import * as timeMessages from './messages/times.ts';
import { noPractitioner, noRequest } from './messages/visits.ts';
import * as waitMessages from './messages/wait-list.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { dayParts } from './plain/visit-states.ts';
import { routes } from './routes.ts';
import { freeTimes } from './times.ts';
import { visit } from './visits.ts';

// A patient's own page about their request. Anyone who knows its address needs no password, so it shows no more than times and places.

const patientLink = z
  .object({ path: z.string().describe('Path of the patient’s page on this site. Anyone who knows it can open it') })
  .meta({ id: 'PatientLink' });

const patientVisit = visit
  .extend({
    moved: z.boolean().describe('It once had another time'),
    is_coming: z.boolean().describe('The patient has said that they will come'),
    version: version.describe('Goes back with a button, which does nothing once the visit has changed'),
    cancel_until: createdAt
      .nullable()
      .describe('Until when the patient can cancel it, and move it; null if it is not booked or this is over'),
    can_move: z.boolean().describe('The patient can move it to a free time'),
  })
  .meta({ id: 'PatientVisit' });

const patientPage = z
  .object({
    reference: z.string(),
    created_at: createdAt,
    is_closed: z.boolean().describe('The clinic is done with the request'),
    time_zone: z.string(),
    held: heldTime.nullable().describe('The time that is held for the patient now'),
    offer: heldTime
      .extend({ id, is_open: z.boolean().describe('Held for the patient; false once it is over without an answer') })
      .nullable()
      .describe('An earlier time that the patient was offered by e-mail'),
    visits: z.array(patientVisit).describe('In the order of their time'),
    may_message: z.boolean().describe('The patient may be written to later'),
    notes: z.array(z.object({ created_at: createdAt, text: z.string() })).describe('What was said here, newest first'),
  })
  .meta({ id: 'PatientPage' });

const movingTimes = freeTimes
  .pick({ offered: true, time_zone: true, minutes: true, practitioners: true, days: true })
  .extend({ practitioner_id: id.nullable().describe('Whose times these are; null for anyone’s') })
  .meta({ id: 'MovingTimes' });

export type MovingTimes = z.output<typeof movingTimes>;

export type PatientPage = z.output<typeof patientPage>;

/** Tokens travel in the body, since addresses end up in logs. */
const token = z.string(linkMessages.linkIsOver).max(100, linkMessages.linkIsOver).describe('The last part of the link');

/** Values that a button of a visit carries; `sentence` for one that has changed since. */
const shownVisit = (sentence: string, noVisit: string) =>
  z.object({
    token,
    visit_id: idInput(noVisit),
    starts_at: z.iso.datetime(sentence).describe('Start of the visit, as the page shows it'),
    visit_version: idInput(sentence).describe('Version of the visit, as the page shows it'),
  });

const wish = z
  .object({
    token,
    days: z.array(z.enum(weekDays)).max(weekDays.length).prefault([]),
    parts: z.array(z.enum(dayParts)).max(dayParts.length).prefault([]).describe('Parts of the day'),
    earlier: z.boolean().prefault(false).describe('Puts the patient on the wait list for an earlier time'),
    text: optionalText(limits.remarks),
  })
  .refine(({ days, parts, earlier, text }) => days.length + parts.length > 0 || earlier || text !== null, {
    path: ['text'],
    error: linkMessages.noWish,
  })
  .meta({ id: 'PatientWish' });

const ofRequest = { output: patientLink, notFound: noRequest };

const ofPatient = {
  access: 'public',
  maxBytes: serverLimits.publicBody.secret,
  output: patientPage,
  errors: ['not-found', 'too-many'],
  notFound: linkMessages.linkIsOver,
} as const;

export const patientLinks = defineEndpoints(routes.patientLinks, 'front-desk', {
  get: {
    summary: 'The link to the patient’s page of a request, made when it is first asked for',
    ...ofRequest,
    failure: linkMessages.getFailure,
  },
  renew: {
    summary: 'Make a new link to the patient’s page; the earlier one ends',
    ...ofRequest,
    failure: linkMessages.renewFailure,
  },
  find: {
    ...ofPatient,
    summary: 'What a patient’s page shows',
    body: z.object({ token }).meta({ id: 'PatientToken' }),
  },
  cancel: {
    ...ofPatient,
    summary: 'Cancel a visit as the patient; again changes nothing',
    body: shownVisit(linkMessages.changedMeanwhile, linkMessages.notBooked).meta({ id: 'PatientCancellation' }),
    failure: linkMessages.cancelFailure,
  },
  confirm: {
    ...ofPatient,
    summary: 'Say as the patient that they will come to a visit; again changes nothing',
    body: shownVisit(linkMessages.changedSince, linkMessages.changedSince).meta({ id: 'PatientConfirmation' }),
    failure: linkMessages.confirmFailure,
  },
  listTimes: {
    ...ofPatient,
    rate: serverLimits.timesRate,
    summary: 'The free times to which the patient can move a visit, as long as it is; only moving decides',
    body: z
      .object({
        token,
        visit_id: idInput(linkMessages.notMoved),
        practitioner_id: idInput(noPractitioner)
          .nullable()
          .optional()
          .describe('Null for anyone; by default the practitioner of the visit'),
      })
      .meta({ id: 'PatientTimes' }),
    output: movingTimes,
    failure: timeMessages.failure,
  },
  move: {
    ...ofPatient,
    summary: 'Move a visit to a free time as the patient; again changes nothing',
    body: shownVisit(linkMessages.notMoved, linkMessages.notMoved)
      .extend({
        to: z.iso.datetime(linkMessages.noTimeChosen).describe('Start of one of the free times'),
        practitioner_id: idInput(noPractitioner)
          .nullable()
          .prefault(null)
          .describe('Null for anyone who is free, the practitioner of the visit first'),
      })
      .meta({ id: 'PatientMove' }),
    errors: ['taken', 'not-found', 'too-many'],
    failure: linkMessages.moveFailure,
  },
  release: {
    ...ofPatient,
    summary: 'Give up the time that is held, as the patient; again changes nothing',
    body: z
      .object({
        token,
        starts_at: z.iso.datetime(linkMessages.notHeld).describe('Start of the held time, as the page shows it'),
      })
      .meta({ id: 'PatientRelease' }),
    failure: linkMessages.releaseFailure,
  },
  answerOffer: {
    ...ofPatient,
    summary: 'Take the earlier time that was offered, or say no, as the patient; again changes nothing',
    body: z
      .object({
        token,
        offer_id: idInput(waitMessages.offerOver).describe('The offer, as the page shows it'),
        takes: z.boolean(waitMessages.offerOver).describe('False for no'),
      })
      .meta({ id: 'PatientOfferAnswer' }),
    failure: linkMessages.answerFailure,
  },
  ask: {
    ...ofPatient,
    maxBytes: serverLimits.publicBody.message,
    summary: 'Ask for another time as the patient, which the front desk sees as a call to make now',
    body: wish,
    failure: linkMessages.askFailure,
  },
  setMayMessage: {
    ...ofPatient,
    summary: 'Say as the patient whether one may be written to later; again changes nothing',
    body: z.object({ token, may_message: z.boolean(linkMessages.consentFailure) }).meta({ id: 'PatientConsent' }),
    failure: linkMessages.consentFailure,
  },
  stop: {
    access: 'public',
    maxBytes: serverLimits.publicBody.secret,
    summary:
      'Stop messages that are not about a visit, with the address that each of them has; the answer is always the same',
    body: z.object({ token: z.string(linkMessages.linkIsOver) }).meta({ id: 'StopToken' }),
    output: nothing,
    failure: linkMessages.consentFailure,
  },
});
