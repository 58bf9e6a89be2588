import {
  type Appointment,
  type AppointmentStatus,
  type AppointmentUpdate,
  appointments,
  type RemarksDraft,
} from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import type { Cursor, PageQuery, SearchQuery } from '#contract/fields.ts';
import { limits, serverLimits } from '#contract/limits.ts';
import { dayAt, daysToRange } from '#server/days.ts';
import { addToCounts, type ChangeRequest, lockVersion, readCounts, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { parseSearch } from '#server/db/search-terms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/app-error.ts';
import { createLiveUpdates } from '#server/live-updates.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './appointments.queries.ts';
import { describeContent, writeCsv } from './appointments-csv.ts';
import { mountNewAppointments } from './new-appointments.service.ts';

export function mountAppointments(context: ResourceContext) {
  const { mount, db, clock } = context;
  const liveUpdates = createLiveUpdates({ read: () => readUpdate(db), ...context });
  mountNewAppointments(context, liveUpdates.pollSoon);
  mount(appointments.list, ({ query }) => listAppointments(db, query));
  mount(appointments.counts, () => countAppointments(db));
  mount(appointments.export, async ({ query }, c) => {
    const { day, total, text } = await exportAppointments(db, query, c.get('change'));
    c.header('Content-Disposition', `attachment; filename="appointments-${day}.csv"`);
    c.header('X-Total-Count', String(total));
    return text;
  });
  mount(appointments.events, (_input, c) => liveUpdates.open(c.get('session')));
  mount(appointments.listDrafts, (_input, c) => listDrafts(db, c.get('session').administratorId));
  mount(appointments.storeDraft, ({ params, body }, c) => {
    const { administratorId } = c.get('session');
    return storeDraft(db, {
      appointment_id: params.id,
      administrator_id: administratorId,
      text: body.text,
      typed_at: clock(),
    });
  });
  mount(appointments.markDone, ({ params, body }, c) =>
    markDone(db, params.id, body.remarks, c.get('change')).finally(liveUpdates.pollSoon),
  );
}

type Search = Omit<SearchQuery, keyof PageQuery> & { status?: AppointmentStatus | undefined };

async function listAppointments(db: Database, query: Search & PageQuery): Promise<Page<Appointment[]>> {
  const filter = await filterOf(db, query);
  const { rows, next } = await queries.listAppointments(db, filter, query);
  return { body: rows.map(toAppointment), next, ...(await countFound(db, filter)) };
}

async function countFound(db: Database, filter: queries.AppointmentFilter) {
  const isFiltered = filter.words.length > 0 || filter.from !== undefined || filter.until !== undefined;
  const total = isFiltered ? await queries.countMatches(db, filter) : (await countAppointments(db))[filter.status];
  return { total, totalIsExact: !isFiltered || total < limits.countedMatches };
}

/** Exports the results of a search as CSV. The export is recorded in the audit log first. */
async function exportAppointments(db: Database, search: Search, change: ChangeRequest) {
  const timeZone = await clinicTimeZone(db);
  const filter = await filterOf(db, search);
  const { total } = await countFound(db, filter);
  await recordChange(db, change, 'exported', { kind: 'appointment', id: null, name: null });
  const content = describeContent(search, change.at, timeZone);
  return { day: dayAt(change.at, timeZone), total, text: writeCsv(pagesOf(db, filter), content, timeZone) };
}

async function* pagesOf(db: Database, filter: queries.AppointmentFilter) {
  let cursor: Cursor | undefined;
  do {
    const { rows, next } = await queries.listAppointments(db, filter, { limit: serverLimits.pageSize, cursor });
    yield rows.map(toAppointment);
    const last = rows.at(-1);
    cursor = next && last ? { place: last.created_at, id: last.id } : undefined;
  } while (cursor);
}

async function filterOf(db: Database, { status = 'all', q, from, to }: Search): Promise<queries.AppointmentFilter> {
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  return { status, ...range, words: parseSearch(q) };
}

async function countAppointments(db: Database) {
  const counts = await readCounts(db, 'appointments.pending', 'appointments.done');
  const pending = counts['appointments.pending'];
  const done = counts['appointments.done'];
  return { all: pending + done, pending, done };
}

async function readUpdate(db: Database): Promise<AppointmentUpdate> {
  return { newest: await queries.findNewestId(db), ...(await countAppointments(db)) };
}

function subjectOf({ id, reference }: { id: number; reference: string }) {
  return { kind: 'appointment', id, name: reference } as const;
}

/** Saves remarks: marks a pending appointment as done, or corrects the remarks of a done one. */
async function markDone(db: Database, id: number, remarks: string, change: ChangeRequest): Promise<Appointment> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'appointments', id, change.expectedVersion);
    if (change.administratorId !== null) await queries.deleteDraft(trx, id, change.administratorId);
    const before = await saveRemarks(trx, id, remarks);
    await recordChange(trx, change, before.remarks === null ? 'done' : 'changed', subjectOf(before));
    return toAppointment({ ...before, remarks });
  });
}

async function listDrafts(db: Database, administratorId: number): Promise<RemarksDraft[]> {
  const rows = await queries.listDrafts(db, administratorId);
  return rows.map((row) => ({ ...row, typed_at: new Date(row.typed_at).toISOString() }));
}

/** Stores remarks that an administrator is typing. They change nothing that others see, so the audit log has no entry. */
async function storeDraft(db: Database, draft: queries.RemarksDraftRow) {
  if (draft.text.trim() === '') await queries.deleteDraft(db, draft.appointment_id, draft.administrator_id);
  else if (!(await queries.storeDraft(db, draft))) throw notFound();
  return null;
}

/** Returns the appointment as it was before. */
export async function saveRemarks(trx: Database, id: number, remarks: string) {
  const before = await queries.getAppointment(trx, id);
  await queries.updateRemarks(trx, id, remarks);
  if (before.remarks === null) await addToCounts(trx, { 'appointments.pending': -1, 'appointments.done': 1 });
  return before;
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
