import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Appointment, AppointmentStatus, BookedAppointment, newAppointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import type { SearchQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/clock.ts';
import { daysToRange } from '#server/days.ts';
import { claimChange } from '#server/db/claim-change.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { doOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { addToCount, readCounts } from '#server/db/kept-counts.queries.ts';
import { invalid } from '#server/http/app-error.ts';
import * as queries from './appointments.queries.ts';
import { parseSearch, termsOf } from './search-terms.ts';

type NewAppointment = z.output<typeof newAppointment>;
type Booking = RepeatableRequest & { body: NewAppointment };

// Without 0 and O, 1, I and L, so that a reference can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;

/** Stores a visitor's booking. It is durable when this resolves. */
export async function bookAppointment(db: Database, clock: Clock, request: Booking): Promise<BookedAppointment> {
  const booking = request.body;
  const treatmentIds = [...new Set(booking.treatmentType)];
  const place = await queries.findPlace(db, booking.state, booking.city);
  if (!place) throw invalid('city', 'Please choose a city of the chosen state.');
  const treatments = await queries.listTreatmentNames(db, treatmentIds);
  if (treatments.length < treatmentIds.length)
    throw invalid('treatmentType', 'Please choose treatments from the list.');

  return db.transaction().execute((trx) =>
    doOnce(trx, request, clock(), async () => ({
      ...(await insertBooking(trx, { ...booking, treatmentType: treatmentIds }, clock())),
      name: booking.name,
      state: place.state_name,
      city: place.city_name,
      treatmentType: treatments.map((treatment) => treatment.treatment_description),
    })),
  );
}

/** The rows of a booking whose place and treatments are known to exist, each treatment once. */
export async function insertBooking(trx: Database, booking: NewAppointment, createdAt: number) {
  const { name, phone, email, conditions, state, city } = booking;
  const values = {
    name,
    phone,
    email,
    conditions,
    state_id: state,
    city_id: city,
    remarks: null,
    created_at: createdAt,
  };
  const { id, reference } = await insertWithReference(trx, values);
  await queries.insertTreatments(trx, id, booking.treatmentType);
  await queries.insertTerms(trx, id, termsOf({ name, phone, email, reference }));
  await addToCount(trx, 'appointments.pending', 1);
  return { id, reference, created_at: new Date(createdAt).toISOString() };
}

type Values = Omit<Parameters<typeof queries.insertAppointment>[1], 'reference'>;

async function insertWithReference(trx: Database, values: Values): Promise<{ id: number; reference: string }> {
  const reference = Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join('');
  const id = await queries.insertAppointment(trx, { ...values, reference });
  return id === undefined ? insertWithReference(trx, values) : { id, reference };
}

export async function listAppointments(
  db: Database,
  query: SearchQuery & { status?: AppointmentStatus | undefined },
): Promise<Page<Appointment[]>> {
  const filter = await filterOf(db, query);
  const { rows, next } = await queries.listAppointments(db, filter, query);
  const narrowed = filter.words.length > 0 || filter.from !== undefined || filter.until !== undefined;
  const total = narrowed ? await queries.countMatches(db, filter) : (await countAppointments(db))[filter.status];
  return { body: rows.map(toAppointment), next, total, totalIsExact: !narrowed || total < limits.countedMatches };
}

async function filterOf(
  db: Database,
  { status = 'all', q, from, to }: SearchQuery & { status?: AppointmentStatus | undefined },
) {
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  return { status, ...range, words: parseSearch(q) };
}

export async function countAppointments(db: Database) {
  const counts = await readCounts(db, 'appointments.pending', 'appointments.done');
  const pending = counts['appointments.pending'];
  const done = counts['appointments.done'];
  return { all: pending + done, pending, done };
}

/** Saves remarks, which makes a pending appointment done and corrects a done one. */
export async function markDone(
  db: Database,
  id: number,
  remarks: string,
  expectedVersion: number | undefined,
): Promise<Appointment> {
  return db.transaction().execute((trx) => saveRemarks(trx, id, remarks, expectedVersion));
}

export async function saveRemarks(trx: Database, id: number, remarks: string, expectedVersion: number | undefined) {
  await claimChange(trx, 'appointments', id, expectedVersion);
  const found = await queries.getAppointment(trx, id);
  await queries.updateRemarks(trx, id, remarks);
  if (found.remarks === null) {
    await addToCount(trx, 'appointments.pending', -1);
    await addToCount(trx, 'appointments.done', 1);
  }
  return toAppointment({ ...found, remarks });
}

type StoredAppointment = Awaited<ReturnType<typeof queries.getAppointment>>;

function toAppointment({ state_name, city_name, treatments, created_at, ...row }: StoredAppointment): Appointment {
  return {
    ...row,
    state: state_name,
    city: city_name,
    treatmentType: treatments.map((treatment) => treatment.treatment_description),
    treatment_ids: treatments.map((treatment) => treatment.treatment_id),
    created_at: new Date(created_at).toISOString(),
  };
}
