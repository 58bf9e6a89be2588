import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { appointments, type BookedAppointment, type newAppointment } from '#contract/appointments.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { noLongerOffered } from '#contract/messages/treatments.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { Clock } from '#server/clock.ts';
import { addToCounts, type ChangeRequest, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { createGroupCommit } from '#server/db/group-commit.ts';
import { doEachOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import { inTransaction, underSavepoint } from '#server/db/transaction.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { AppError, invalid, tooMany } from '#server/http/app-error.ts';
import { fixedWindow } from '#server/limit-store.ts';
import type { QueueUse } from '#server/queue.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './appointments.queries.ts';
import { readHold, storeHold, type WantedHold, withFreeTimes } from './holds.service.ts';
import { getLink } from './patient-links.service.ts';

export function mountNewAppointments(context: ResourceContext, pollSoon: () => void) {
  const { mount, db, clock, sharedTime, usage } = context;
  const store = createAppointmentStore(db, clock, { sharedTime, use: usage.queues.bookings });
  const limitHolds = createHoldLimit(context);
  mount(appointments.create, async ({ body }, c) => {
    const booked = await limitHolds(body, c, () => store({ key: c.get('idempotencyKey'), body })).finally(pollSoon);
    // Not part of the stored answer, which is not encrypted.
    return body.wishes ? { ...booked, link: (await getLink(context, booked.id)).path } : booked;
  });
  mount(appointments.add, ({ body }, c) =>
    store({ key: c.get('idempotencyKey'), body, change: c.get('change') }).finally(pollSoon),
  );
}

type NewAppointment = z.output<typeof newAppointment>;

interface AppointmentRequest extends RepeatableRequest {
  body: NewAppointment;
  /** Set if an administrator enters it for a caller. */
  change?: ChangeRequest;
}

type ResolvedRequest = AppointmentRequest & { choices: Choices; hold: WantedHold | undefined };

const holdLimit = fixedWindow('holds', visitLimits.holdRate);

/** A client gets so many holds; a refused booking is not counted. */
function createHoldLimit({ limitStore, clientAddress }: Pick<ResourceContext, 'limitStore' | 'clientAddress'>) {
  return async <T>({ wishes }: NewAppointment, c: AppContext, work: () => Promise<T>): Promise<T> => {
    if (!wishes?.times.length) return work();
    const address = clientAddress(c);
    const { waitMs } = await limitStore.take(holdLimit, address);
    if (waitMs > 0) throw tooMany(waitMs, timeMessages.tooManyHolds);
    try {
      return await work();
    } catch (error) {
      await limitStore.giveBack(holdLimit, address);
      throw error;
    }
  };
}

const maxPerCommit = 200;

// Without 0 and O, 1, I and L, so that a reference can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;

/**
 * Returns a function that stores a new appointment, which is durable when the promise resolves. Requests that arrive together
 * share a commit.
 */
export function createAppointmentStore(
  db: Database,
  clock: Clock,
  { sharedTime = async () => clock(), use }: { sharedTime?: () => Promise<number>; use?: QueueUse } = {},
) {
  const resolveChoices = createChoiceResolver(db);
  const store = createGroupCommit<ResolvedRequest, BookedAppointment>(
    maxPerCommit,
    (requests) =>
      inTransaction(db, (trx) =>
        doEachOnce(trx, requests, clock(), (fresh) => storeRequests(trx, fresh, { now: clock(), sharedTime })),
      ),
    use,
  );
  return async (request: AppointmentRequest) => {
    const { body, change } = request;
    const choices = await resolveChoices(body);
    // Who is on the phone with the front desk gets a visit instead.
    const hold = change ? undefined : await readHold(db, body, choices.treatmentIds, clock());
    if (!hold) return store({ ...request, choices, hold });
    return store({ ...request, choices, hold }).catch(async (error: unknown) => {
      throw await withFreeTimes(db, hold, await sharedTime(), error);
    });
  };
}

/** The names behind the ids of a request. */
interface Choices {
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

  let reading: ReturnType<typeof queries.listTreatments> | undefined;

  /** Requests that arrive together share one read, so that they also share a commit. */
  function readTreatments() {
    reading ??= queries.listTreatments(db).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function nameTreatments(ids: number[]) {
    const found = new Map((await readTreatments()).map((row) => [row.treatment_id, row]));
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

interface Times {
  now: number;
  sharedTime: () => Promise<number>;
}

type Result = PromiseSettledResult<BookedAppointment>;

/** One whose time is taken is rejected, and the others are stored. */
async function storeRequests(trx: Database, requests: ResolvedRequest[], times: Times): Promise<Result[]> {
  const results = await storeHeld(trx, requests, times);
  const held = [...results.values()].filter(({ status }) => status === 'fulfilled').length;
  const others = requests.filter((request) => !results.has(request));
  const stored = await insertAppointments(trx, others.map(toNew), times.now);
  for (const [index, request] of others.entries())
    results.set(request, { status: 'fulfilled', value: answerTo(request, stored[index] as StoredAppointment) });
  for (const [request, result] of results) {
    if (!request.change || result.status === 'rejected') continue;
    const { id, reference } = result.value;
    await recordChange(trx, request.change, 'added', { kind: 'appointment', id, name: reference });
  }
  await addToCounts(trx, { 'appointments.pending': held + stored.length, 'visits.changes': held > 0 ? 1 : 0 });
  return requests.map((request) => results.get(request) as Result);
}

/** Stores the requests with a time, in the order of these times, so that two transactions do not wait for each other. */
async function storeHeld(trx: Database, requests: ResolvedRequest[], { now, sharedTime }: Times) {
  const results = new Map<ResolvedRequest, Result>();
  const holding = requests.flatMap((request) => (request.hold ? [{ request, hold: request.hold }] : []));
  if (holding.length === 0) return results;
  const shared = await sharedTime();
  for (const { request, hold } of holding.toSorted((a, b) => a.hold.from - b.hold.from))
    try {
      const value = await underSavepoint(trx, async () => {
        const [stored] = await insertAppointments(trx, [toNew(request)], now);
        const held = await storeHold(trx, stored?.id ?? 0, hold, shared);
        return { ...answerTo(request, stored as StoredAppointment), held };
      });
      results.set(request, { status: 'fulfilled', value });
    } catch (reason) {
      if (!(reason instanceof AppError)) throw reason;
      results.set(request, { status: 'rejected', reason });
    }
  return results;
}

function toNew({ body, choices }: ResolvedRequest) {
  return { ...body, treatmentType: choices.treatmentIds };
}

function answerTo({ body, choices }: ResolvedRequest, stored: StoredAppointment): BookedAppointment {
  const { state, city, treatments } = choices;
  return {
    ...stored,
    name: body.name,
    state,
    city,
    treatmentType: treatments,
    ...(body.wishes && { wishes: body.wishes }),
  };
}

interface StoredAppointment {
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
): Promise<StoredAppointment[]> {
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

function rowOf({ state, city, ...appointment }: NewAppointment, reference: string, created_at: number) {
  const { name, phone, email, conditions, privacy_notice } = appointment;
  const { days = [], parts = [], times = [] } = appointment.wishes ?? {};
  const wishes = days.length + parts.length + times.length > 0 ? JSON.stringify({ days, parts, times }) : null;
  const place = { state_id: state, city_id: city };
  return { reference, name, phone, email, conditions, privacy_notice, wishes, ...place, remarks: null, created_at };
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
