import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { BookedAppointment, newAppointment } from '#contract/appointments.ts';
import type { Clock } from '#server/clock.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import { addToCount } from '#server/db/counters.queries.ts';
import type { Database } from '#server/db/database.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import { doEachOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { insertTerms } from '#server/db/search.queries.ts';
import { termsOf } from '#server/db/search-terms.ts';
import * as queries from './appointments.queries.ts';
import { type Chosen, createBookingChoices } from './booking-choices.ts';

type NewAppointment = z.output<typeof newAppointment>;

interface BookingRequest extends RepeatableRequest {
  body: NewAppointment;
  /** Set when an administrator enters it for a caller. */
  change?: ChangeRequest;
}

type KnownBooking = BookingRequest & { chosen: Chosen };

/** Of one commit. */
const mostTogether = 200;

// Without 0 and O, 1, I and L, so that a reference can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;

/** Stores bookings; one is durable when its promise resolves. Those that come at the same moment share a commit. */
export function createBookings(db: Database, clock: Clock) {
  const choose = createBookingChoices(db);
  const store = createGroupCommit<KnownBooking, BookedAppointment>(mostTogether, (bookings) =>
    db
      .transaction()
      .execute((trx) => doEachOnce(trx, bookings, clock(), (fresh) => storeBookings(trx, fresh, clock()))),
  );
  return async (request: BookingRequest) => store({ ...request, chosen: await choose(request.body) });
}

async function storeBookings(trx: Database, bookings: KnownBooking[], now: number): Promise<BookedAppointment[]> {
  const rows = bookings.map(({ body, chosen }) => ({ ...body, treatmentType: chosen.treatmentIds }));
  const stored = await insertBookings(trx, rows, now);
  const answers = bookings.map(({ body, chosen }, index) => ({
    ...(stored[index] as StoredBooking),
    name: body.name,
    state: chosen.state,
    city: chosen.city,
    treatmentType: chosen.treatments,
  }));
  for (const [index, { change }] of bookings.entries()) {
    const { id = null, reference = null } = answers[index] ?? {};
    if (change) await recordChange(trx, change, 'added', { kind: 'appointment', id, name: reference });
  }
  return answers;
}

interface StoredBooking {
  id: number;
  reference: string;
  created_at: string;
}

/** The rows of bookings whose places and treatments are known to exist, each treatment once. Answers in their order. */
export async function insertBookings(
  trx: Database,
  bookings: NewAppointment[],
  createdAt: number,
): Promise<StoredBooking[]> {
  if (bookings.length === 0) return [];
  const stored = await insertWithReferences(trx, bookings, createdAt);
  await queries.insertTreatments(
    trx,
    stored.flatMap(({ id, booking }) =>
      booking.treatmentType.map((treatment_id) => ({ appointment_id: id, treatment_id })),
    ),
  );
  const termsOfAll = stored.flatMap(({ id, reference, booking }) =>
    termsOf({ ...booking, reference }).map((term) => ({ term, id })),
  );
  await insertTerms(trx, 'appointments', termsOfAll);
  await addToCount(trx, 'appointments.pending', stored.length);
  return stored.map(({ id, reference }) => ({ id, reference, created_at: new Date(createdAt).toISOString() }));
}

/** A reference that is taken is drawn again. */
async function insertWithReferences(trx: Database, bookings: NewAppointment[], createdAt: number) {
  const stored = new Map<NewAppointment, { id: number; reference: string }>();
  while (stored.size < bookings.length) {
    const drawn = drawReferences(bookings.filter((booking) => !stored.has(booking)));
    const rows = [...drawn].map(([reference, booking]) => rowOf(booking, reference, createdAt));
    for (const row of await queries.insertAppointments(trx, rows)) {
      const booking = drawn.get(row.reference);
      if (booking) stored.set(booking, row);
    }
  }
  return bookings.flatMap((booking) => {
    const row = stored.get(booking);
    return row ? [{ ...row, booking }] : [];
  });
}

function rowOf({ state, city, ...booking }: NewAppointment, reference: string, created_at: number) {
  const { name, phone, email, conditions, privacy_notice } = booking;
  const place = { state_id: state, city_id: city };
  return { reference, name, phone, email, conditions, privacy_notice, ...place, remarks: null, created_at };
}

/** One of its own for each. */
function drawReferences(bookings: NewAppointment[]) {
  const drawn = new Map<string, NewAppointment>();
  for (const booking of bookings) {
    let reference = drawReference();
    while (drawn.has(reference)) reference = drawReference();
    drawn.set(reference, booking);
  }
  return drawn;
}

function drawReference() {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
