import { z } from 'zod';
import { weekDays } from './clinic-form.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  honeypot,
  id,
  idInput,
  inputsOf,
  instant,
  instantInput,
  nothing,
  privacyNotice,
  requiredText,
  searchQuery,
  storedKey,
  storedOf,
  typedText,
  version,
  yesNo,
} from './fields.ts';
import * as appointmentMessages from './messages/appointments.ts';
import * as patientMessages from './messages/patients.ts';
import * as refusals from './messages/refusals.ts';
import * as timeMessages from './messages/times.ts';
import { requestFields, textFields } from './plain/form-fields.ts';
import { limits, serverLimits } from './plain/limits.ts';
import { noteKinds, outcomes, stages } from './plain/request-states.ts';
import { messageKeys } from './plain/template-fields.ts';
import { visitLimits } from './plain/visit-limits.ts';
import { dayParts } from './plain/visit-states.ts';
import { openKinds } from './presence.ts';
import { role } from './roles.ts';
import { routes } from './routes.ts';

export const appointmentStatuses = ['all', 'pending', 'done'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const note = z
  .object({
    id,
    created_at: createdAt,
    author: z.string().nullable().describe('Name of the administrator, for colleagues; null if the account is gone'),
    kind: z.enum(noteKinds),
    text: z.string(),
    from_patient: yesNo.describe('Written on the patient’s page'),
  })
  .meta({ id: 'Note' });

export type Note = z.output<typeof note>;

/** How a patient was told something. */
export const channels = ['whatsapp', 'sms', 'phone', 'email'] as const;
export type Channel = (typeof channels)[number];

export const contactEntry = z
  .object({
    id,
    created_at: createdAt,
    author: z.string().nullable().describe('Name of the administrator, for colleagues; null if the account is gone'),
    message: storedKey(messageKeys),
    channel: z.enum(channels),
    visit_starts_at: instant.nullable().describe('Start of the visit, or of the free time, that it is about'),
  })
  .meta({ id: 'ToldMark' });

export type ContactEntry = z.output<typeof contactEntry>;

/** A time that no one else gets for a while. */
export const heldTime = z
  .object({
    starts_at: instant,
    ends_at: instant,
    held_until: instant.describe('From then on it is free again, unless the front desk has confirmed it'),
    practitioner: z.string(),
  })
  .meta({ id: 'HeldTime' });

const { wishedTimes } = visitLimits;

const wishedTime = z.object({
  starts_at: instantInput(timeMessages.unknownTime),
  practitioner_id: idInput(timeMessages.unknownTime).nullable().prefault(null).describe('Null for any practitioner'),
});

/** Times that suit the patient. */
export const wishes = z
  .object({
    days: z.array(z.enum(weekDays)).max(weekDays.length).prefault([]),
    parts: z.array(z.enum(dayParts)).max(dayParts.length).prefault([]).describe('Parts of the day'),
    times: z
      .array(wishedTime)
      .max(wishedTimes, timeMessages.tooManyTimes)
      .prefault([])
      .describe('Free times, the favourite first, which is held for a while; only where the clinic offers times'),
  })
  .meta({ id: 'Wishes' });

export const appointment = z
  .object({
    id,
    reference: z.string().describe('8 characters that a caller can read out over the phone'),
    patient_id: id.nullable().describe('Null for some seconds, where an older version of the program stored it'),
    patient_language: z.string().nullable().describe('Language in which the patient is written to; null for English'),
    ...storedOf(textFields),
    state: z.string(),
    city: z.string(),
    treatmentType: z.array(z.string()),
    created_at: createdAt,
    remarks: z.string().nullable().describe('Null until done'),
    state_id: id,
    city_id: id,
    treatment_ids: z.array(id),
    privacy_notice: z.string().nullable().describe('Version of the privacy notice that was shown; null if none was'),
    stage: z.enum(stages).nullable().describe('Null when done'),
    outcome: z.enum(outcomes).nullable().describe('Null until done'),
    next_call_at: instant.nullable().describe('When the patient should be called again; null when done'),
    waiting_since: instant.nullable().describe('Received, or last reopened; null unless new'),
    note_count: z.int(),
    last_note: note.nullable(),
    last_told: contactEntry.nullable().describe('What the patient was told last'),
    wishes: wishes.nullable().describe('When a visit suits the patient; null if they did not say'),
    held: heldTime
      .extend({ practitioner_id: id })
      .meta({ id: 'HeldTimeOfRequest' })
      .nullable()
      .describe('The time that is held for the patient, or was until a moment ago'),
    last_attended_at: instant
      .nullable()
      .describe('Start of the last visit that the patient attended; null without one'),
    return_reason: z.string().nullable().describe('Why no next visit is agreed, after the last one that was attended'),
    next_visit_at: instant.nullable().describe('Start of the first visit that is booked or arrived; null without one'),
    next_visit_coming: z.boolean().describe('The patient has said that they will come to the first of these'),
    next_visit_ends_at: instant.nullable().describe('End of the first of these; once it is over, a visit is unmarked'),
    to_tell_until: instant
      .nullable()
      .describe(
        'Start of the last visit that differs from what the patient was told; from then on no one has to tell them',
      ),
    version,
  })
  .meta({ id: 'Appointment' });

export type Appointment = z.output<typeof appointment>;

const treatmentIds = z
  .array(idInput(timeMessages.unknownTreatment), requestFields.treatmentType.missing)
  .min(1, requestFields.treatmentType.missing)
  .max(100, refusals.fewerTreatments);

type TreatmentId = z.input<typeof treatmentIds>[number];

function listOfOne(sent: TreatmentId[] | TreatmentId): TreatmentId[] {
  return typeof sent === 'number' || typeof sent === 'string' ? [sent] : sent;
}

export const newAppointment = z.object({
  treatmentType: z.preprocess(listOfOne, treatmentIds).meta({
    description: 'Ids of treatments; one may stand alone',
    type: 'array',
    items: { type: ['integer', 'string'] },
  }),
  ...inputsOf(textFields),
  state: idInput(requestFields.state.missing),
  city: idInput(requestFields.city.missing),
  privacy_notice: privacyNotice,
  wishes: wishes.exactOptional(),
  may_message: z
    .boolean(appointmentMessages.mayMessage)
    .exactOptional()
    .describe('The patient may be written to later, about a review and further visits. False takes nothing back'),
});

/** Entered by the front desk, who may know whose it is. */
export const callerAppointment = newAppointment
  .extend({
    patient_id: idInput(patientMessages.gone)
      .exactOptional()
      .describe('Whose it is; by default the patient with the same name and phone or e-mail address, or a new one'),
  })
  .meta({ id: 'NewAppointment' });

/** The answer to a new appointment: what its confirmation shows. */
const booked = appointment
  .pick({ id: true, reference: true, name: true, created_at: true, state: true, city: true, treatmentType: true })
  .extend({
    wishes: wishes.exactOptional().describe('Only if any were sent'),
    held: heldTime.exactOptional().describe('Only with times: the first of them, which is held'),
    link: z
      .string()
      .exactOptional()
      .describe('To visitors only: the path of the patient’s own page, which is a secret'),
  })
  .meta({ id: 'BookedAppointment' });

export type Wishes = z.output<typeof wishes>;
export type BookedAppointment = z.output<typeof booked>;

const remarks = z
  .object({ remarks: requiredText(limits.remarks, appointmentMessages.noRemarks) })
  .meta({ id: 'Remarks' });

const counts = z
  .object({
    all: z.int(),
    pending: z.int(),
    done: z.int(),
    new: z.int().describe('Pending and not called yet'),
    tried: z.int(),
    confirmed: z.int(),
    seen: z.int().describe('Pending; the last visit was attended and none is ahead'),
    waiting: z
      .int()
      .describe(
        `New ones and others that are due for a call; of the latter at most ${serverLimits.dueCalls} are counted`,
      ),
  })
  .meta({ id: 'AppointmentCounts' });
export type AppointmentCounts = z.output<typeof counts>;

const openElsewhere = z.object({
  kind: z.enum(openKinds),
  id,
  email: z.string().describe('E-mail address of the other administrator'),
  name: z.string().describe('Name of the other administrator, for colleagues'),
});

export type OpenElsewhere = z.output<typeof openElsewhere>;

/** Enough to see that something changed, without patient data. */
const update = counts
  .extend({
    newest: id.nullable().describe('Id of the newest appointment; null when there is none'),
    changes: z.int().describe('Incremented by every change of an appointment, such as a note'),
    visit_changes: z.int().describe('Incremented by every change of a visit, of working hours, leave, rooms and holds'),
    due: z.int().describe(`Pending appointments that are due for a call, at most ${serverLimits.dueCalls}`),
    here: z.array(openElsewhere).describe('Records that others have open; none while the session is locked'),
    role: role.describe('Role of the signed-in administrator, which an owner may change'),
  })
  .meta({ id: 'AppointmentUpdate' });

export type AppointmentUpdate = z.output<typeof update>;

const draft = z
  .object({ appointment_id: id, reference: z.string(), text: z.string(), typed_at: instant })
  .meta({ id: 'RemarksDraft' });

export type RemarksDraft = z.output<typeof draft>;

const search = searchQuery.extend({
  status: z.enum(appointmentStatuses).optional(),
  stage: z.enum(stages).optional().describe('Only pending appointments of this stage'),
  sort: z.enum(['newest', 'oldest']).optional().describe('By the time of receipt, newest first by default'),
});

const exported = { access: 'owner', output: z.string(), failure: appointmentMessages.exportFailure } as const;
const exportSearch = search.omit({ limit: true, cursor: true, sort: true });

export const appointments = defineEndpoints(routes.appointments, ['front-desk', 'Appointment not found.'], {
  create: {
    access: 'public',
    maxBytes: serverLimits.publicBody.text,
    summary: 'Book an appointment',
    body: newAppointment.extend({ website: honeypot }).meta({ id: 'NewBooking' }),
    output: booked,
    status: 201,
    idempotent: true,
    errors: ['taken'],
    rate: serverLimits.bookingRate,
    failure: appointmentMessages.submitFailure,
  },
  list: { summary: 'Appointments, newest first unless sorted otherwise', query: search, output: z.array(appointment) },
  search: {
    summary: 'The same list; the searched words are in the body, so that no proxy logs them',
    body: search.meta({ id: 'AppointmentSearch' }),
    output: z.array(appointment),
  },
  add: {
    summary: 'Add an appointment for a caller',
    body: callerAppointment,
    output: booked,
    status: 201,
    idempotent: true,
    failure: appointmentMessages.addFailure,
  },
  getByReference: {
    summary: 'One appointment',
    params: z.object({ reference: z.string().meta({ description: 'Reference of the appointment' }) }),
    output: appointment,
  },
  counts: { summary: 'Number of appointments by status and stage', output: counts, whileLocked: true },
  export: {
    ...exported,
    summary: 'All appointments that match a search, as CSV for programs',
    query: exportSearch,
    output: z.string().describe('UTF-8, the names of the columns first; times are in the clinic’s time zone'),
  },
  exportMatches: {
    ...exported,
    summary: 'The same CSV; the searched words are in the body, so that no proxy logs them',
    body: exportSearch.meta({ id: 'AppointmentExport' }),
  },
  exportWorkbook: {
    ...exported,
    summary: 'All appointments that match a search, as an Excel file whose cells are all text',
    query: exportSearch,
  },
  exportMatchesToWorkbook: {
    ...exported,
    summary: 'The same Excel file; the searched words are in the body, so that no proxy logs them',
    body: exportSearch,
  },
  events: {
    access: 'practitioner',
    summary: 'Stream of live updates: the newest appointment and the counts, now and after every change',
    output: update,
    background: true,
    whileLocked: true,
    errors: ['too-many'],
  },
  markDone: {
    summary: 'Save remarks, which marks the appointment as done',
    body: remarks,
    output: appointment,
    conditional: true,
    failure: appointmentMessages.failure,
  },
  listDrafts: {
    summary: 'Remarks that this administrator has typed and not saved, last typed first',
    output: z.array(draft),
  },
  storeDraft: {
    summary: 'Store remarks that are being typed, for this administrator only; an empty text deletes them',
    body: z.object({ text: typedText(limits.freeText) }).meta({ id: 'RemarksDraftText' }),
    output: nothing,
  },
});
