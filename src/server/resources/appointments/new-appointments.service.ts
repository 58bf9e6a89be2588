import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { appointments, type BookedAppointment, type newAppointment } from '#contract/appointments.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { noLongerOffered } from '#contract/messages/treatments.ts';
import { digitsOf } from '#contract/phone-numbers.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { Clock } from '#server/clock.ts';
import { isDatabaseBusy } from '#server/database-busy.ts';
import { addToCounts, type ChangeRequest, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { doOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { releaseHolds } from '#server/db/occupied-times.queries.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { invalid, tooMany } from '#server/http/app-error.ts';
import { fixedWindow } from '#server/limit-store.ts';
import { createQueue, type QueueUse } from '#server/queue.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './appointments.queries.ts';
import { readHold, storeHold, type WantedHold, withFreeTimes } from './holds.service.ts';
import { getLink } from './patient-links.service.ts';

export function mountNewAppointments(context: ResourceContext, pollSoon: () => void) {
  const { mount, db, clock, sharedTime, usage } = context;
  const store = createAppointmentStore(db, clock, { sharedTime, use: usage.queues.bookings });
  const limitHolds = createHoldLimit(context);
  mount(appointments.create, async ({ body }, c) => {
    const request = { key: c.get('idempotencyKey'), body };
    const booked = await limitHolds(body, c, (holding) => store({ ...request, holding })).finally(pollSoon);
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
  /** Set for a visitor who has chosen times. */
  holding?: Holding | undefined;
}

interface Holding {
  /** Otherwise the time is only looked at, and the wish stored. */
  isAllowed: boolean;
  /** Called when a time is held, and not when the answer to an earlier request is repeated. */
  onHeld: () => void;
}

type ResolvedRequest = AppointmentRequest & { choices: Choices; hold: WantedHold | undefined };

const holdsOfClient = fixedWindow('holds', visitLimits.holdRate);
const holdsOfPerson = fixedWindow('holds of a person', visitLimits.personHoldRate);

/**
 * Limits holds by what a client has sent itself, so that no one learns whether a phone number is known here: a client gets so many,
 * two of them for the same name and phone. A further wish of a person is stored without one. Only a hold counts.
 */
function createHoldLimit({ limitStore, clientAddress }: Pick<ResourceContext, 'limitStore' | 'clientAddress'>) {
  return async <T>(body: NewAppointment, c: AppContext, work: (holding?: Holding) => Promise<T>): Promise<T> => {
    if (!body.wishes?.times.length) return work();
    const address = clientAddress(c);
    const person = JSON.stringify([address, nameKey(body.name), phoneKey(body.phone)]);
    const { waitMs } = await limitStore.take(holdsOfClient, address);
    if (waitMs > 0) throw tooMany(waitMs, timeMessages.tooManyHolds);
    const isAllowed = (await limitStore.take(holdsOfPerson, person)).waitMs === 0;
    let isHeld = false;
    const onHeld = () => {
      isHeld = true;
    };
    try {
      return await work({ isAllowed, onHeld });
    } catch (error) {
      isHeld = false;
      throw error;
    } finally {
      if (!isHeld) await limitStore.giveBack(holdsOfClient, address);
      if (!isHeld && isAllowed) await limitStore.giveBack(holdsOfPerson, person);
    }
  };
}

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
/** The longest number without a country code; with and without it, it is the same number. */
const phoneKey = (phone: string) => digitsOf(phone).slice(-10);

// Without 0 and O, 1, I and L, so that a reference can be read out over the phone.
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;

/**
 * Bookings that are being stored at the same time. The others of a burst wait here, where they hold no connection of the database,
 * whose pool would soon refuse them.
 */
const atOnce = 4;
/** More would wait longer than a browser does. */
const waiting = 1_000;

/** Returns a function that stores a new appointment, which is durable when the promise resolves. */
export function createAppointmentStore(
  db: Database,
  clock: Clock,
  { sharedTime = async () => clock(), use }: { sharedTime?: ResourceContext['sharedTime']; use?: QueueUse } = {},
) {
  const resolveChoices = createChoiceResolver(db);
  const inTurn = createQueue({ atOnce, waiting, isForAll: isDatabaseBusy, ...(use && { use }) });

  async function store(request: AppointmentRequest) {
    const { body, change } = request;
    const choices = await resolveChoices(body);
    // A caller of the front desk gets a visit instead.
    const hold = change ? undefined : await readHold(db, body, choices.treatmentIds, clock());
    const storeOnce = inTransaction(db, (trx) =>
      doOnce(trx, request, clock(), async () =>
        storeRequest(trx, { ...request, choices, hold }, { now: clock(), sharedTime }),
      ),
    );
    if (!hold) return storeOnce;
    return storeOnce.catch(async (error: unknown) => {
      throw await withFreeTimes(db, hold, await sharedTime(db), error);
    });
  }

  return (request: AppointmentRequest) =>
    inTurn(async () => {
      await setImmediate(); // SQLite answers at once, so a burst would leave no turn to other requests
      return store(request);
    });
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

interface Times {
  now: number;
  sharedTime: ResourceContext['sharedTime'];
}

/** Stores the request, and holds the first time that was wished for. */
async function storeRequest(trx: Database, request: ResolvedRequest, { now, sharedTime }: Times) {
  const [stored] = await insertAppointments(trx, [toNew(request)], now);
  const { id, reference } = stored as StoredAppointment;
  const held = request.hold && (await holdIfAllowed(trx, id, request, await sharedTime(trx)));
  if (request.change) await recordChange(trx, request.change, 'added', { kind: 'appointment', id, name: reference });
  await addToCounts(trx, { 'appointments.pending': 1, 'visits.changes': held ? 1 : 0 });
  return { ...answerTo(request, stored as StoredAppointment), ...(held && { held }) };
}

/** Someone who may hold no more times learns all the same whether the time is taken. */
async function holdIfAllowed(trx: Database, id: number, { hold, holding }: ResolvedRequest, now: number) {
  if (!hold) return undefined;
  const held = await storeHold(trx, id, hold, now);
  if (holding?.isAllowed) holding.onHeld();
  else await releaseHolds(trx, id);
  return holding?.isAllowed ? held : undefined;
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
