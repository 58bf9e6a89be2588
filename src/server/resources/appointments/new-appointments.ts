import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { newAppointment } from '#contract/appointments.ts';
import { pickTexts } from '#contract/field-values.ts';
import { noLongerOffered } from '#contract/messages/treatments.ts';
import { invalid } from '#server/app-error.ts';
import { addToCounts } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import * as queries from './appointments.queries.ts';

export type NewAppointment = z.output<typeof newAppointment>;

/** The names behind the ids of a request. */
export interface Choices {
  state: string;
  city: string;
  /** Without duplicates. */
  treatmentIds: number[];
  treatments: string[];
}

/**
 * Looks up what a request refers to by id. Places never change while the program runs, so each is read once; treatments may be
 * hidden at any time. The returned function throws AppError `invalid` for ids that do not exist, and for hidden treatments.
 */
export function createChoiceResolver(db: Database) {
  const places = new Map<string, { state_name: string; city_name: string }>();

  async function findPlace(state: number, city: number) {
    const key = `${state} ${city}`;
    const found = places.get(key) ?? (await queries.findPlace(db, state, city));
    if (!found) throw invalid('city', 'Please choose a city of the chosen state.');
    places.set(key, found);
    return found;
  }

  async function nameTreatments(ids: number[]) {
    const found = new Map((await queries.listTreatments(db)).map((row) => [row.treatment_id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      if (!row) throw invalid('treatmentType', 'Please choose treatments from the list.');
      if (row.is_hidden) throw invalid('treatmentType', noLongerOffered(row.treatment_description));
      return row.treatment_description;
    });
  }

  return async ({
    state,
    city,
    treatmentType,
  }: Pick<NewAppointment, 'state' | 'city' | 'treatmentType'>): Promise<Choices> => {
    const { state_name, city_name } = await findPlace(state, city);
    const treatmentIds = [...new Set(treatmentType)].toSorted((a, b) => a - b);
    return { state: state_name, city: city_name, treatmentIds, treatments: await nameTreatments(treatmentIds) };
  };
}

export interface InsertedAppointment {
  id: number;
  reference: string;
  created_at: string;
}

/** Stores appointments and counts them. */
export async function storeAppointments(trx: Database, appointments: NewAppointment[], createdAt: number) {
  const stored = await insertAppointments(trx, appointments, createdAt);
  await addToCounts(trx, { 'appointments.pending': stored.length });
  return stored;
}

/**
 * Stores appointments with their treatments and search terms, in order. Places and treatments must exist, without duplicates. The
 * caller counts them, as its last step.
 */
export async function insertAppointments(
  trx: Database,
  appointments: NewAppointment[],
  createdAt: number,
): Promise<InsertedAppointment[]> {
  if (appointments.length === 0) return [];
  const stored = await insertWithReferences(trx, appointments, createdAt);
  await queries.insertTreatments(
    trx,
    stored.flatMap(({ id, appointment }) =>
      appointment.treatmentType.map((treatment_id) => ({ appointment_id: id, treatment_id })),
    ),
  );
  const terms = stored.flatMap(({ id, reference, appointment }) =>
    termsOf({ ...appointment, reference }).map((term) => ({ term, id })),
  );
  await insertTerms(trx, 'appointments', terms);
  return stored.map(({ id, reference }) => ({ id, reference, created_at: new Date(createdAt).toISOString() }));
}

/** Draws another reference for each appointment whose reference is taken. */
async function insertWithReferences(trx: Database, appointments: NewAppointment[], createdAt: number) {
  const stored = new Map<NewAppointment, { id: number; reference: string }>();
  while (stored.size < appointments.length) {
    const drawn = drawReferences(appointments.filter((appointment) => !stored.has(appointment)));
    const rows = [...drawn].map(([reference, appointment]) => rowOf(appointment, reference, createdAt));
    for (const row of await queries.insertAppointments(trx, rows)) {
      const appointment = drawn.get(row.reference);
      if (appointment) stored.set(appointment, row);
    }
  }
  return appointments.flatMap((appointment) => {
    const row = stored.get(appointment);
    return row ? [{ ...row, appointment }] : [];
  });
}

function rowOf(appointment: NewAppointment, reference: string, created_at: number) {
  const { state, city, privacy_notice } = appointment;
  const { days = [], parts = [], times = [] } = appointment.wishes ?? {};
  const wishes = days.length + parts.length + times.length > 0 ? JSON.stringify({ days, parts, times }) : null;
  const texts = pickTexts(appointment);
  return { reference, ...texts, privacy_notice, wishes, state_id: state, city_id: city, remarks: null, created_at };
}

/** A unique reference for each appointment. */
function drawReferences(appointments: NewAppointment[]) {
  const drawn = new Map<string, NewAppointment>();
  for (const appointment of appointments) {
    let reference = drawReference();
    while (drawn.has(reference)) reference = drawReference();
    drawn.set(reference, appointment);
  }
  return drawn;
}

function drawReference() {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

// Without 0 and O, 1, I and L, so that a reference can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;
