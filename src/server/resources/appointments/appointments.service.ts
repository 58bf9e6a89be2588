import type { Appointment, AppointmentStatus, AppointmentUpdate, RemarksDraft } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import type { Cursor, PageQuery, SearchQuery } from '#contract/fields.ts';
import { limits, serverLimits } from '#contract/limits.ts';
import { dayAt, daysToRange } from '#server/days.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import { addToCounts, readCounts } from '#server/db/counters.queries.ts';
import type { Database } from '#server/db/database.ts';
import { lockVersion } from '#server/db/optimistic-lock.queries.ts';
import { parseSearch } from '#server/db/search-terms.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/app-error.ts';
import * as queries from './appointments.queries.ts';
import { describeContent, writeCsv } from './appointments-csv.ts';
import * as drafts from './remarks-drafts.queries.ts';

type Search = Omit<SearchQuery, keyof PageQuery> & { status?: AppointmentStatus | undefined };

export async function listAppointments(db: Database, query: Search & PageQuery): Promise<Page<Appointment[]>> {
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
export async function exportAppointments(db: Database, search: Search, change: ChangeRequest) {
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

export async function countAppointments(db: Database) {
  const counts = await readCounts(db, 'appointments.pending', 'appointments.done');
  const pending = counts['appointments.pending'];
  const done = counts['appointments.done'];
  return { all: pending + done, pending, done };
}

export async function readUpdate(db: Database): Promise<AppointmentUpdate> {
  return { newest: await queries.findNewestId(db), ...(await countAppointments(db)) };
}

function subjectOf({ id, reference }: { id: number; reference: string }) {
  return { kind: 'appointment', id, name: reference } as const;
}

/** Saves remarks: marks a pending appointment as done, or corrects the remarks of a done one. */
export async function markDone(db: Database, id: number, remarks: string, change: ChangeRequest): Promise<Appointment> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'appointments', id, change.expectedVersion);
    if (change.administratorId !== null) await drafts.deleteDraft(trx, id, change.administratorId);
    const before = await saveRemarks(trx, id, remarks);
    await recordChange(trx, change, before.remarks === null ? 'done' : 'changed', subjectOf(before));
    return toAppointment({ ...before, remarks });
  });
}

export async function listDrafts(db: Database, administratorId: number): Promise<RemarksDraft[]> {
  const rows = await drafts.listDrafts(db, administratorId);
  return rows.map((row) => ({ ...row, typed_at: new Date(row.typed_at).toISOString() }));
}

/** Stores remarks that an administrator is typing. They change nothing that others see, so the audit log has no entry. */
export async function storeDraft(db: Database, draft: drafts.Draft) {
  if (draft.text.trim() === '') await drafts.deleteDraft(db, draft.appointment_id, draft.administrator_id);
  else if (!(await drafts.storeDraft(db, draft))) throw notFound();
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
