import type { z } from 'zod';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import { type PatientForm, patients } from '#contract/patients.ts';
import { nounOf } from '#contract/plain/field-values.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { changeRecord, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { getRow, type RecordKind } from '#server/db/records.queries.ts';
import { isSameContact, parseSearch } from '#server/db/search-terms.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { knownWishes, parseWish } from '#server/scheduling/wished-times.ts';
import { toAppointment } from '../appointments/appointment-record.queries.ts';
import { type AppointmentFilter, listAppointments } from '../appointments/appointments.queries.ts';
import { listMessagesOfPatient } from '../appointments/outbox.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { listVisits } from '../visits/visits.queries.ts';
import { insertCard, renewPatient } from './patient-cards.queries.ts';
import { findMerge, lockRequests, mergeInto, moveRequests, undoMerge } from './patient-merges.queries.ts';
import * as queries from './patients.queries.ts';
import { shortFoldedName } from './person-keys.ts';

const { name, phone, email, language, note } = patientFields;

/** Every tab of the admin area then reads its requests and patients again. */
const requestsChange = { 'appointments.changes': 1 } as const;

const kind: RecordKind<'patients', PatientAnswer> = {
  table: 'patients',
  kind: 'patient',
  nameOf: () => null,
  toRecord: async (row, db) => (await toPatients(db, [row]))[0] as PatientAnswer,
  labels: {
    name: name.label.toLowerCase(),
    phone: phone.label.toLowerCase(),
    email: email.label.toLowerCase(),
    language: language.label.toLowerCase(),
    may_message_since: 'consent to messages',
    note: nounOf(note).toLowerCase(),
  },
  moves: requestsChange,
  writeParts: (trx, { id }) => renewPatient(trx, id),
};

type SearchQuery = z.output<typeof patients.list.query>;

export function mountPatients(context: ResourceContext) {
  const { mount, db, clock, watchReading } = context;
  const list = async (page: SearchQuery, call: AdminCall) => {
    const found = await search(db, page.q, page);
    await watchReading(call, 'patients', found.body);
    return found;
  };
  mount(patients.list, ({ query }, call) => list(query, call));
  mount(patients.search, ({ body }, call) => list(body, call));
  mountRecords(context, { get: patients.get, update: patients.update }, kind, {
    update: (form, _trx, { may_message_since }) => cardOf(form, may_message_since, clock()),
  });
  mount(patients.getSummary, ({ params }) => summarize(db, params.id, clock()));
  mount(patients.listRequests, ({ params, query }) => listRequests(db, params.id, query));
  mount(patients.listVisits, ({ params, query }) => listVisitsOf(db, params.id, query));
  mount(patients.merge, (input, call) => merge(call, input));
  mount(patients.restore, ({ params }, call) => undoMergeOf(call, params.id));
  mount(patients.split, ({ params, body }, call) => split(call, params.id, body.requests));
  mount(patients.tellApart, ({ params, body }, call) => tellApart(call, params.id, body.other_id, true));
  mount(patients.takeBackApart, ({ params, body }, call) => tellApart(call, params.id, body.other_id, false));
}

/** The columns of a form. Consent counts from when it was given first. */
function cardOf({ may_message, may_message_since: sent, ...card }: PatientForm, since: number | null, now: number) {
  const agreed_at = sent === undefined ? now : Math.min(Date.parse(sent), now);
  const may_message_since = may_message ? (since ?? agreed_at) : null;
  return { ...card, folded_name: shortFoldedName(card.name), may_message_since, changed_at: now };
}

async function search(db: Database, q: string | undefined, page: PageQuery) {
  const { rows, next, total } = await queries.listPatients(db, parseSearch(q), page);
  return { body: await toPatients(db, rows), next, total, totalIsExact: total < limits.countedMatches };
}

type PatientAnswer = Awaited<ReturnType<typeof toPatients>>[number];

async function toPatients(db: Database, rows: readonly queries.PatientRow[]) {
  const counts = await queries.countRequests(
    db,
    rows.map(({ id }) => id),
  );
  const sent = new Map(counts.map((row) => [row.patient_id, row]));
  return rows.map((row) => {
    const { count = 0, last_at = null } = sent.get(row.id) ?? {};
    return { ...row, request_count: count, last_request_at: last_at };
  });
}

async function summarize(db: Database, id: number, now: number) {
  const row = await getRow(db, 'patients', id);
  const visits = new Map((await queries.countVisits(db, id)).map(({ status, count }) => [status, count]));
  const wishes = await queries.listWishes(db, id);
  const next = await queries.findNextVisit(db, id, now);
  return {
    similar: await listSimilar(db, row),
    visits: {
      ahead: (visits.get('booked') ?? 0) + (visits.get('arrived') ?? 0),
      attended: visits.get('fulfilled') ?? 0,
      missed: visits.get('noshow') ?? 0,
      cancelled: visits.get('cancelled') ?? 0,
    },
    told: await queries.listContacts(db, id),
    messages: await listMessagesOfPatient(db, id),
    next: next === undefined ? null : ((await listVisits(db, [next]))[0] ?? null),
    waiting: wishes.map((wish) => ({ ...wish, ...knownWishes(parseWish(wish)) })),
  };
}

/** Patients who have more in common first, then those with the same name. */
async function listSimilar(db: Database, row: queries.PatientRow) {
  const found = (await queries.listSimilar(db, row)).map((other) => ({ other, same: sameIn(row, other) }));
  const similar = found
    .filter(({ same }) => same.length > 0)
    .toSorted((a, b) => b.same.length - a.same.length)
    .slice(0, serverLimits.similarPatients);
  const shown = await toPatients(
    db,
    similar.map(({ other }) => other),
  );
  return shown.map((patient, place) => ({ ...patient, same: similar[place]?.same ?? [] }));
}

function sameIn(a: queries.PatientRow, b: queries.PatientRow) {
  const isSame = (one: string | null, other: string | null) => one && other && isSameContact(one, other);
  return [
    ...(a.folded_name === b.folded_name ? (['name'] as const) : []),
    ...(isSame(a.phone, b.phone) ? (['phone'] as const) : []),
    ...(isSame(a.email, b.email) ? (['email'] as const) : []),
  ];
}

async function listRequests(db: Database, patientId: number, page: PageQuery) {
  await getRow(db, 'patients', patientId);
  const filter: AppointmentFilter = {
    status: 'all',
    stage: undefined,
    from: undefined,
    until: undefined,
    words: [],
    patientId,
  };
  const { rows, next } = await listAppointments(db, filter, page);
  const [sent] = await queries.countRequests(db, [patientId]);
  return { body: rows.map(toAppointment), next, total: sent?.count ?? 0, totalIsExact: true };
}

async function listVisitsOf(db: Database, patientId: number, page: PageQuery) {
  await getRow(db, 'patients', patientId);
  const { rows, next, total } = await queries.listVisitIds(db, patientId, page);
  const ids = rows.map(({ id }) => id);
  const found = await listVisits(db, ids);
  const inOrder = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { body: inOrder, next, total, totalIsExact: total < limits.countedMatches };
}

/**
 * Locks both patients in the order of their ids, so that of two merges of the same two one waits, and then finds the other gone.
 * @throws AppError `stale` or `not-found` with a sentence, unless both are as they were
 */
async function merge({ db, change }: Work, { params, body }: ParsedInput<typeof patients.merge>) {
  const { other_id: merged_id, other_version, ...form } = body;
  const kept_id = params.id;
  if (kept_id === merged_id) throw invalid('other_id', patientMessages.withItself);
  const versions = new Map([
    [kept_id, change.expectedVersion],
    [merged_id, other_version],
  ]);
  return changeRecord(db, change, async (trx) => {
    await lockRequests(trx, [kept_id, merged_id]);
    for (const id of [kept_id, merged_id].toSorted((a, b) => a - b)) await lockPatient(trx, id, versions.get(id));
    const both = [await getRow(trx, 'patients', kept_id), await getRow(trx, 'patients', merged_id)];
    const agreed = both.map(({ may_message_since }) => may_message_since).filter((since) => since !== null);
    const since = agreed.length > 0 ? Math.min(...agreed) : null;
    await mergeInto(trx, kept_id, merged_id, change.at, cardOf(form, since, change.at));
    const entry = { action: 'merged', kind: 'patient', id: kept_id, name: null } as const;
    return { result: await kind.toRecord(await getRow(trx, 'patients', kept_id), trx), entry, counts: requestsChange };
  });
}

async function lockPatient(trx: Transaction, id: number, version: number | undefined) {
  try {
    await lockVersion(trx, 'patients', id, version);
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, patientMessages.alreadyMerged) : error;
  }
}

/** @throws AppError `not-found` after `limits.undo`, and `stale` once the other patient was corrected */
async function undoMergeOf({ db, change }: Work, id: number) {
  return changeRecord(db, change, async (trx) => {
    const found = await findMerge(trx, id, change.at - limits.undo);
    if (!found) throw notFound();
    await undoMerge(trx, found);
    const entry = { action: 'restored', kind: 'patient', id, name: null } as const;
    return { result: await kind.toRecord(await getRow(trx, 'patients', id), trx), entry, counts: requestsChange };
  });
}

/** Both get the keys of their requests; one that both would have stays with the patient who had it. */
async function split({ db, change }: Work, id: number, requests: readonly number[]) {
  const wanted = [...new Set(requests)];
  return changeRecord(db, change, async (trx) => {
    await lockRequests(trx, [id]);
    await lockVersion(trx, 'patients', id, change.expectedVersion);
    const newest = await queries.findNewest(trx, wanted);
    if (!newest) throw new AppError('stale', patientMessages.notTheirs);
    const added = await insertCard(trx, newest, newest.created_at);
    const moved = await moveRequests(trx, id, added, wanted);
    if (moved.length < wanted.length) throw new AppError('stale', patientMessages.notTheirs);
    await renewPatient(trx, id);
    await renewPatient(trx, added);
    const [patient, other] = await toPatients(trx, [
      await getRow(trx, 'patients', id),
      await getRow(trx, 'patients', added),
    ]);
    const entries = [id, added].map((one) => ({ action: 'split', kind: 'patient', id: one, name: null }) as const);
    return {
      result: { patient, added: other } as z.input<typeof patients.split.output>,
      entry: entries,
      counts: requestsChange,
    };
  });
}

/** Stores that two patients are not the same person, or takes it back. Both histories say so. */
async function tellApart({ db, change }: Work, id: number, otherId: number, isApart: boolean) {
  if (id === otherId) throw invalid('other_id', patientMessages.withItself);
  return changeRecord(db, change, async (trx) => {
    const row = await getRow(trx, 'patients', id);
    await getRow(trx, 'patients', otherId);
    await (isApart ? queries.insertDifferent : queries.deleteDifferent)(trx, id, otherId);
    const action = isApart ? 'told-apart' : 'apart-undone';
    const entry = [id, otherId].map((one) => ({ action, kind: 'patient', id: one, name: null }) as const);
    return { result: await kind.toRecord(row, trx), entry, counts: requestsChange };
  });
}
