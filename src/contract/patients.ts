import { z } from 'zod';
import { appointment, contactEntry } from './appointments.ts';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, idInput, inputsOf, instant, pageQuery, searchQuery, storedOf, version } from './fields.ts';

import * as patientMessages from './messages/patients.ts';
import { outboxMessage } from './outbox.ts';
import { adviceForContact } from './plain/contact-advice.ts';
import { serverLimits } from './plain/limits.ts';
import { patientFields } from './plain/patient-fields.ts';
import { routes } from './routes.ts';
import { calendarVisit } from './visits.ts';
import { earlierTime } from './wait-list.ts';

// Contact cards of patients, to whom requests and visits belong.

export const patient = z
  .object({
    id,
    ...storedOf(patientFields),
    may_message_since: instant.nullable().describe('Null unless the patient has agreed to messages'),
    created_at: createdAt.describe('When the first request was received, or the patient was imported'),
    request_count: z.int(),
    last_request_at: instant.nullable(),
    version,
  })
  .meta({ id: 'Patient' });

export type Patient = z.output<typeof patient>;

const inputs = inputsOf(patientFields);
const adviceForPhone = (phone: unknown) => (typeof phone === 'string' ? adviceForContact('tel', phone) : undefined);

const card = z.object({
  ...inputs,
  phone: inputs.phone.refine((phone) => !adviceForPhone(phone), { error: ({ input }) => adviceForPhone(input) }),
  may_message: z.boolean('Please say whether we may send messages.'),
});

const form = card
  .extend({
    may_message_since: z.iso
      .datetime(patientMessages.wrongConsentTime)
      .exactOptional()
      .describe('When the patient agreed, by default now; a time that is stored stays'),
  })
  .meta({ id: 'PatientForm' });

/** A row of an import: without a number or an address, the same file twice would add everyone twice. */
export const importedPatient = card.refine(({ phone, email }) => phone !== null || email !== null, {
  path: ['phone'],
  error: patientMessages.noContact,
});

export type PatientForm = z.output<typeof form>;

const sameAs = ['name', 'phone', 'email'] as const;

const summary = z
  .object({
    similar: z
      .array(patient.extend({ same: z.array(z.enum(sameAs)) }))
      .describe(
        `Who may be the same: with the same name, phone or e-mail address, at most ${serverLimits.similarPatients}`,
      ),
    visits: z.object({ ahead: z.int(), attended: z.int(), missed: z.int(), cancelled: z.int() }),
    told: z
      .array(contactEntry.extend({ reference: z.string() }))
      .describe(`The contact log of all requests, newest first, at most ${serverLimits.contactLog}`),
    messages: z.array(outboxMessage).describe('Messages by e-mail of all requests, newest first, at most 50'),
    next: calendarVisit.nullable().describe('The next visit that is booked and not over'),
    waiting: z.array(earlierTime.extend({ reference: z.string() })).describe('Wishes for an earlier time'),
  })
  .meta({ id: 'PatientSummary' });

export type PatientSummary = z.output<typeof summary>;

const merge = form
  .extend({
    other_id: idInput(patientMessages.withItself).describe('Who becomes part of this patient'),
    other_version: version.exactOptional().describe('412 if the other has changed since'),
  })
  .meta({ id: 'PatientMerge' });

const different = z
  .object({ other_id: idInput(patientMessages.withItself).describe('Another patient, who only looks alike') })
  .meta({ id: 'DifferentPatient' });

const split = z
  .object({
    requests: z
      .array(idInput(patientMessages.noneChosen), patientMessages.noneChosen)
      .min(1, patientMessages.noneChosen)
      .max(serverLimits.pageSize)
      .describe('Ids of the requests of the new patient, whose card has the details of the newest of them'),
  })
  .meta({ id: 'PatientSplit' });

const splitPatient = z.object({ patient, added: patient }).meta({ id: 'SplitPatient' });

const { get, update, restore } = crudEndpoints({
  noun: 'a patient',
  record: patient,
  form,
  messages: {
    ...patientMessages,
    restoreFailure: patientMessages.unmergeFailure,
    cannotRestore: patientMessages.cannotUnmerge,
  },
  summaries: {
    update: 'Correct the card of a patient; what was sent with requests stays',
    restore: 'Undo a merge of the last 30 seconds: the patient who became part of another, with their requests',
  },
});

export const patients = defineEndpoints(routes.patients, ['front-desk', patientMessages.notFound], {
  list: {
    summary:
      'Patients, newest first; found by name, e-mail address, reference, and the beginning or the end of a phone number',
    query: searchQuery.omit({ from: true, to: true }),
    output: z.array(patient),
  },
  search: {
    summary: 'The same list; the searched words are in the body, so that no proxy logs them',
    body: searchQuery.omit({ from: true, to: true }).meta({ id: 'PatientSearch' }),
    output: z.array(patient),
  },
  get,
  getSummary: {
    summary: 'Who may be the same, how many visits, and what the patient was told',
    output: summary,
  },
  listRequests: {
    summary: 'Requests of a patient, newest first',
    query: pageQuery,
    output: z.array(appointment),
  },
  listVisits: {
    summary: 'Visits of a patient, the latest first',
    query: pageQuery,
    output: z.array(calendarVisit),
  },
  update,
  merge: {
    summary: 'Make another patient part of this one, with the card that is sent',
    body: merge,
    output: patient,
    conditional: true,
    failure: patientMessages.mergeFailure,
    notFound: patientMessages.alreadyMerged,
  },
  restore: { ...restore, errors: ['stale'] },
  split: {
    summary: 'Make a new patient of some requests',
    body: split,
    output: splitPatient,
    conditional: true,
    failure: patientMessages.splitFailure,
  },
  tellApart: {
    summary: 'Store that another patient is not the same person, so that neither page asks again',
    body: different,
    output: patient,
    failure: patientMessages.apartFailure,
  },
  takeBackApart: {
    summary: 'Undo that: the two may be the same again',
    body: different,
    output: patient,
    failure: patientMessages.apartUndoFailure,
  },
});
