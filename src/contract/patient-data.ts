import { z } from 'zod';
import { application } from './applications.ts';
import { appointment, contactEntry, note } from './appointments.ts';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, identityProof, idInput, instant, requiredText, wholeNumber } from './fields.ts';
import * as patientDataMessages from './messages/patient-data.ts';
import { outboxMessage } from './outbox.ts';
import { patient } from './patients.ts';
import { serverLimits } from './plain/limits.ts';
import { digitsOf } from './plain/phone-numbers.ts';
import { review } from './reviews.ts';
import { routes } from './routes.ts';
import { cancellationReason, toldVisit, visit } from './visits.ts';
import { earlierTime, offer } from './wait-list.ts';

const { noContact } = patientDataMessages;
const contact = requiredText(serverLimits.email, noContact).refine(
  (text) => text.includes('@') || digitsOf(text).length >= serverLimits.phone.minDigits,
  noContact,
);

/** Sent in the body: an address would appear in the browser's history and in the logs of proxies. */
const lookUp = z.object({ contact }).meta({ id: 'PatientLookUp' });

const foundAppointment = appointment
  .omit({ waiting_since: true, note_count: true, last_note: true, last_told: true })
  .omit({
    next_visit_at: true,
    next_visit_coming: true,
    next_visit_ends_at: true,
    to_tell_until: true,
    last_attended_at: true,
  })
  .extend({
    notes: z.array(note.pick({ kind: true, text: true, created_at: true })).describe('Oldest first'),
    visits: z.array(visit.extend({ cancellation_reason: cancellationReason }).meta({ id: 'StoredVisit' })),
    told: z
      .array(
        contactEntry.pick({ message: true, channel: true, created_at: true, visit_starts_at: true }).extend({
          visits: z
            .array(toldVisit.pick({ starts_at: true, practitioner: true, status: true }))
            .describe('Visits as the message named them'),
        }),
      )
      .describe('What the patient was told, oldest first'),
    mails: z
      .array(outboxMessage.pick({ message: true, state: true, created_at: true, settled_at: true }))
      .describe('Messages by e-mail that the program sends or has sent, oldest first'),
    earlier_time: earlierTime.nullable().describe('The earlier time that the patient wants'),
    offers: z
      .array(offer.pick({ starts_at: true, state: true, sent_at: true }))
      .describe('Earlier times that the patient was offered by e-mail, oldest first'),
    drafts: z.array(z.string()).describe('Remarks that administrators have typed and not saved'),
  })
  .meta({ id: 'PatientAppointment' });

export type PatientAppointment = z.output<typeof foundAppointment>;

const card = patient.omit({ request_count: true, last_request_at: true, version: true }).meta({ id: 'PatientCard' });

export type PatientCard = z.output<typeof card>;

const found = z
  .object({
    patients: z.array(card).describe('Contact cards'),
    appointments: z
      .array(foundAppointment)
      .describe('All of these patients, also with another phone or e-mail address'),
    reviews: z.array(review),
    applications: z.array(application).describe('Files are not part of it: each is downloaded with its application'),
  })
  .meta({ id: 'PatientData' });

export type PatientData = z.output<typeof found>;

const foundWithBackups = found
  .extend({
    backups: z
      .array(createdAt)
      .describe('When the backups on this server were made: those made since a record was received may hold it'),
  })
  .meta({ id: 'FoundPatientData' });

export type FoundPatientData = z.output<typeof foundWithBackups>;

const ids = z.array(idInput('Please send ids that were found.')).max(serverLimits.erasedAtOnce);

/** A phone number may be shared, so the administrator chooses which of the records are meant. */
const chosen = z
  .object({
    contact,
    patients: ids.default([]).describe('A card without requests is erased with the last of them anyway'),
    appointments: ids.describe('Ids of records that were found; 412 if one of them is no longer there'),
    reviews: ids,
    applications: ids.default([]),
  })
  .meta({ id: 'ChosenPatientData' });

const counts = z.object({ patients: z.int(), appointments: z.int(), reviews: z.int(), applications: z.int() });

const erased = counts
  .extend({
    left: counts.describe('What is still stored from this phone or e-mail address'),
    isComplete: z
      .boolean()
      .describe('False if the rows are deleted but their remains in the database files are overwritten overnight'),
  })
  .meta({ id: 'Erased' });

export type Erased = z.output<typeof erased>;

const { retentionMonths: monthLimits, applicationDays: dayLimits } = serverLimits;
const wrongMonths = `Please enter whole months from ${monthLimits.min} to ${monthLimits.max}, or nothing.`;
const months = wholeNumber(wrongMonths, monthLimits);
const wrongDays = `Please enter whole days from ${dayLimits.min} to ${dayLimits.max}.`;
const days = wholeNumber(wrongDays, dayLimits);

const retention = counts
  .extend({
    months: z.int().nullable().describe('Null if no requests and reviews are erased automatically'),
    /** This and the counts say what a run at this moment would erase. */
    before: instant.nullable(),
    application_days: z.int().describe('For how many days job applications are stored'),
  })
  .meta({ id: 'Retention' });

export type Retention = z.output<typeof retention>;

export const patientData = defineEndpoints(routes.patientData, 'owner', {
  find: {
    summary: 'Everything that a person has sent, by phone or e-mail',
    body: lookUp,
    output: foundWithBackups,
    failure: patientDataMessages.findFailure,
  },
  export: {
    summary: 'Some of it as an export, which is recorded in the audit log',
    body: chosen,
    output: found,
    errors: ['stale'],
    failure: patientDataMessages.exportFailure,
  },
  erase: {
    summary: 'Erase some of it, with password and code',
    body: chosen.extend(identityProof).meta({ id: 'ErasePatientData' }),
    output: erased,
    errors: ['stale'],
    failure: patientDataMessages.eraseFailure,
  },
  retention: {
    summary: 'The retention period, and a dry run: what would be erased now',
    query: z.object({
      months: months.optional().meta({ description: 'A period to try; by default the one that is set' }),
    }),
    output: retention,
  },
  setRetention: {
    summary:
      'Set the retention periods, with password and code: of requests and of reviews that are not on the website, and of job applications',
    body: z
      .object({ months: months.nullable(), application_days: days.optional(), ...identityProof })
      .meta({ id: 'RetentionPeriod' }),
    output: retention,
    errors: ['too-many'],
    failure: patientDataMessages.retentionFailure,
  },
});
