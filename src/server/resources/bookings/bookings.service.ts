import { setImmediate } from 'node:timers/promises';
import { appointments, type BookedAppointment } from '#contract/appointments.ts';
import * as timeMessages from '#contract/messages/times.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { digitsOf } from '#contract/plain/phone-numbers.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { tooMany } from '#server/app-error.ts';
import type { Clock } from '#server/clock.ts';
import { byProgram, type ChangeRequest, changeRecord, type RepeatableRequest } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { isDatabaseBusy } from '#server/db/database-busy.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { countsVisitor } from '#server/http/counted-visitors.ts';
import { askedLanguage } from '#server/http/request-language.ts';
import { fixedWindow } from '#server/limits/limit-store.ts';
import { createQueue, createQueues, type QueueUse } from '#server/limits/queue.ts';
import { releaseHolds, subjectOf } from '../appointments/appointment-record.queries.ts';
import {
  type Choices,
  insertAppointment,
  type NewAppointment,
  resolveChoices,
} from '../appointments/new-appointments.queries.ts';
import { enqueueForStaff, enqueueReceived } from '../appointments/outbox.queries.ts';
import { clinicLanguages } from '../clinic/clinic-profile.queries.ts';
import { getLink, storeFirstLink } from '../patient-pages/patient-links.queries.ts';
import { noteLanguage } from '../patients/patient-cards.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readHold, storeHold, type WantedHold, withFreeTimes } from '../times/visit-times.ts';

export function mountBookings(context: ResourceContext) {
  const { mount, db, clock, sharedTime, usage, websiteCounts, patientLinks: links } = context;
  const store = createAppointmentStore(db, clock, { sharedTime, links, use: usage.queues.bookings });
  const limitHolds = createHoldLimit(context);
  mount(appointments.create, async ({ body }, { c, idempotencyKey }) => {
    const language = askedLanguage(undefined, c.req.header('Accept-Language'));
    const request = { key: idempotencyKey, body, language };
    const booked = await limitHolds(body, c, (holding) => store({ ...request, holding }));
    if (countsVisitor(c)) websiteCounts.add('step', 'sent');
    // The link is added last, since the stored answer is not encrypted.
    return { ...booked, link: (await getLink(context, booked.id)).path };
  });
  mount(appointments.add, ({ body }, { change, idempotencyKey }) => store({ key: idempotencyKey, body, change }));
}

interface AppointmentRequest extends RepeatableRequest {
  body: NewAppointment;
  /** Set if an administrator enters it for a caller. */
  change?: ChangeRequest;
  /** Language of the visitor's page. */
  language?: Language;
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

/**
 * Bookings that are being stored at the same time. The others of a burst wait here, where they hold no connection of the database,
 * whose pool would soon refuse them.
 */
const atOnce = 4;
/** More would wait longer than a browser does. */
const waiting = 1_000;

interface StoreOptions {
  sharedTime?: ResourceContext['sharedTime'];
  /** Given, visitors get the link to their page in the same transaction. */
  links?: ResourceContext['patientLinks'];
  use?: QueueUse;
}

/** Returns a function that stores a new appointment, which is durable when the promise resolves. */
export function createAppointmentStore(
  db: Database,
  clock: Clock,
  { sharedTime = async () => clock(), links, use }: StoreOptions = {},
) {
  const inTurn = createQueue({ atOnce, waiting, isForAll: isDatabaseBusy, ...(use && { use }) });
  /** Someone who sends the form twice would wait for a lock on the same patient, and then for the counters. */
  const inTurnOfPerson = createQueues({ atOnce: 1, waiting, isForAll: isDatabaseBusy });

  /** Its reads use the connection of the transaction: a second wait for one would make the refusal of a busy database late. */
  async function store(request: AppointmentRequest) {
    const { body, change = byProgram(clock()) } = request;
    let hold: WantedHold | undefined;
    const storeIt = async (trx: Transaction) => {
      const choices = await resolveChoices(trx, body);
      // A caller of the front desk gets a visit instead.
      hold = request.change ? undefined : await readHold(trx, body, choices.treatmentIds, clock());
      const stored = await storeRequest(trx, { ...request, choices, hold }, clock(), sharedTime);
      const { id } = stored.result;
      if (links && !request.change) await storeFirstLink(trx, links, id, clock());
      if (links && !request.change) await enqueueReceived(trx, { id, email: body.email, is_sample: 0 }, clock());
      if (!request.change) await enqueueForStaff(trx, 'new_request', { appointment_id: id, visit_id: null }, clock());
      return stored;
    };
    try {
      return await changeRecord(db, change, storeIt, request);
    } catch (error) {
      throw hold ? await withFreeTimes(db, hold, await sharedTime(db), error) : error;
    }
  }

  const storeInTurn = (request: AppointmentRequest) =>
    inTurn(async () => {
      await setImmediate(); // SQLite answers at once, so a burst would leave no turn to other requests
      return store(request);
    });
  return (request: AppointmentRequest) => inTurnOfPerson(phoneKey(request.body.phone), () => storeInTurn(request));
}

/** Stores the request, and holds the first time that was wished for. */
async function storeRequest(
  trx: Transaction,
  request: ResolvedRequest,
  now: number,
  sharedTime: ResourceContext['sharedTime'],
) {
  const { body, choices, hold } = request;
  const stored = await insertAppointment(trx, { ...body, treatmentType: choices.treatmentIds }, now);
  const learned = await learnLanguage(trx, stored.id, request.language, now);
  const held = hold && (await holdIfAllowed(trx, stored.id, hold, request.holding, await sharedTime(trx)));
  const { state, city, treatments } = choices;
  const result: BookedAppointment = {
    ...stored,
    name: body.name,
    state,
    city,
    treatmentType: treatments,
    ...(body.wishes && { wishes: body.wishes }),
    ...(held && { held }),
  };
  const entry = request.change ? ({ action: 'added', ...subjectOf(stored) } as const) : learned;
  return { result, entry, counts: { 'appointments.pending': 1, 'visits.changes': held ? 1 : 0 } };
}

/** The language of the page becomes the patient's, unless they have one. Answers the entry of a card that was there before. */
async function learnLanguage(trx: Transaction, requestId: number, asked: Language | undefined, now: number) {
  if (asked === undefined || asked === defaultLanguage) return [];
  const isOffered = (await clinicLanguages(trx)).includes(asked);
  const card = isOffered && (await noteLanguage(trx, requestId, asked, now));
  return card ? [{ action: 'changed', kind: 'patient', id: card.id, name: null, fields: ['language'] } as const] : [];
}

/** Someone who may hold no more times learns all the same whether the time is taken. */
async function holdIfAllowed(
  trx: Transaction,
  id: number,
  hold: WantedHold,
  holding: Holding | undefined,
  now: number,
) {
  const held = await storeHold(trx, id, hold, now);
  if (!holding?.isAllowed) await releaseHolds(trx, id);
  else holding.onHeld();
  return holding?.isAllowed ? held : undefined;
}
