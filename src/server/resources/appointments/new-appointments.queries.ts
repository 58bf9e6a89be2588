import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { newAppointment } from '#contract/appointments.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import * as refusals from '#contract/messages/refusals.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { noLongerOffered } from '#contract/messages/treatments.ts';
import { pickTexts } from '#contract/plain/field-values.ts';
import { invalid } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';
import { announce } from '#server/db/webhook-events.queries.ts';
import { findOrAddPatient, joinPatient, setMayMessage } from '../patients/patient-cards.queries.ts';

export type NewAppointment = z.output<typeof newAppointment> & { patient_id?: number | undefined };

/** The names behind the ids of a request. */
export interface Choices {
  state: string;
  city: string;
  /** Ids of treatments, without duplicates. */
  treatmentIds: number[];
  treatments: string[];
}

/**
 * Looks up what a request refers to by id.
 * @throws AppError `invalid` for ids that do not exist, and for hidden treatments.
 */
export async function resolveChoices(
  db: Database,
  { state, city, treatmentType }: Pick<NewAppointment, 'state' | 'city' | 'treatmentType'>,
): Promise<Choices> {
  const place = await findPlace(db, state, city);
  if (!place) throw invalid('city', refusals.notInState);
  const treatmentIds = [...new Set(treatmentType)].toSorted((a, b) => a - b);
  const found = new Map((await listTreatments(db)).map((row) => [row.treatment_id, row]));
  const treatments = treatmentIds.map((id) => {
    const row = found.get(id);
    if (!row) throw invalid('treatmentType', timeMessages.unknownTreatment);
    if (row.is_hidden) throw invalid('treatmentType', noLongerOffered(row.treatment_description));
    return row.treatment_description;
  });
  return { state: place.state_name, city: place.city_name, treatmentIds, treatments };
}

async function findPlace(db: Database, stateId: number, cityId: number) {
  return db
    .selectFrom('cities')
    .innerJoin('states', 'states.state_id', 'cities.state_id')
    .select(['state_name', 'city_name'])
    .where('cities.city_id', '=', cityId)
    .where('cities.state_id', '=', stateId)
    .executeTakeFirst();
}

/** All of them, hidden ones too: there are some dozens. */
async function listTreatments(db: Database) {
  return db.selectFrom('treatments').select(['treatment_id', 'treatment_description', 'is_hidden']).execute();
}

/**
 * Stores an appointment of its patient with its treatments and search terms, under a reference that no other has. Place and treatments must exist,
 * without duplicates. The caller counts it, as its last step.
 */
export async function insertAppointment(trx: Transaction, appointment: NewAppointment, createdAt: number) {
  const patient_id = await patientOf(trx, appointment, createdAt);
  let stored: Awaited<ReturnType<typeof insertRow>>;
  while (!stored) stored = await insertRow(trx, { ...rowOf(appointment, drawReference(), createdAt), patient_id });
  const { id, reference } = stored;
  if (appointment.may_message) await setMayMessage(trx, patient_id, true, createdAt);
  await insertTreatments(trx, id, appointment.treatmentType);
  const terms = termsOf({ ...appointment, reference });
  await insertTerms(trx, 'appointments', id, terms);
  await insertTerms(trx, 'patients', patient_id, terms);
  await announce(trx, { type: 'request.created', data: { request_id: id } }, createdAt);
  return { id, reference, created_at: new Date(createdAt).toISOString() };
}

/** @throws AppError `invalid` if the front desk has chosen a patient who is gone */
async function patientOf(trx: Transaction, { patient_id, ...person }: NewAppointment, createdAt: number) {
  if (patient_id === undefined) return findOrAddPatient(trx, person, createdAt);
  const id = await joinPatient(trx, patient_id, person);
  if (id === undefined) throw invalid('patient_id', patientMessages.gone);
  return id;
}

/** Undefined if the reference is taken. */
async function insertRow(trx: Transaction, row: Insertable<Tables['appointments']>) {
  return trx
    .insertInto('appointments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
}

/** Inserts the chosen treatments under their current names. */
export async function insertTreatments(trx: Transaction, appointment_id: number, treatmentIds: readonly number[]) {
  if (treatmentIds.length === 0) return;
  await trx
    .insertInto('appointment_treatments')
    .columns(['appointment_id', 'treatment_id', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('treatments')
        .select((row) => [
          row.cast<number>(row.val(appointment_id), 'integer').as('appointment_id'),
          'treatment_id',
          'treatment_description',
        ])
        .where('treatment_id', 'in', treatmentIds),
    )
    .execute();
}

export async function deleteTreatments(trx: Transaction, appointmentId: number, treatmentIds: number[]) {
  if (treatmentIds.length === 0) return;
  await trx
    .deleteFrom('appointment_treatments')
    .where('appointment_id', '=', appointmentId)
    .where('treatment_id', 'in', treatmentIds)
    .execute();
}

function rowOf(appointment: NewAppointment, reference: string, created_at: number) {
  const { state, city, privacy_notice } = appointment;
  const { days = [], parts = [], times = [] } = appointment.wishes ?? {};
  const wishes = days.length + parts.length + times.length > 0 ? JSON.stringify({ days, parts, times }) : null;
  const texts = pickTexts(appointment);
  return { reference, ...texts, privacy_notice, wishes, state_id: state, city_id: city, remarks: null, created_at };
}

function drawReference() {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

// Characters of a reference: no 0 and O, 1, I and L, so that it can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;
