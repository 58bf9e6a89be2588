import type { z } from 'zod';
import { type AppointmentCounts, type AppointmentUpdate, appointments } from '#contract/appointments.ts';
import { type Cursor, mapValues, type PageQuery } from '#contract/fields.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import type { Role } from '#contract/roles.ts';
import { notFound } from '#server/app-error.ts';
import { readCounts, recordEvent } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { parseSearch } from '#server/db/search-terms.ts';
import { writeCsv, writeWorkbook } from '#server/files/spreadsheets.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { type AppointmentAnswer, deleteDraft, toAppointment } from './appointment-record.queries.ts';
import * as queries from './appointments.queries.ts';
import { exportedRows } from './exported-rows.ts';
import { listAllNotes } from './notes.queries.ts';

export function mountAppointments(context: ResourceContext) {
  const { mount, db, clock, liveUpdates, watchReading } = context;
  const list = async (search: SortedSearch, call: AdminCall) => {
    const found = await listAppointments(db, search);
    await watchReading(call, 'requests', found.body);
    return found;
  };
  mount(appointments.list, ({ query }, call) => list(query, call));
  mount(appointments.search, ({ body }, call) => list(body, call));
  mount(appointments.getByReference, async ({ params }, call) => {
    const found = toAppointment(await queries.getByReference(db, params.reference));
    await watchReading(call, 'requests', [found]);
    return found;
  });
  mount(appointments.counts, () => countAppointments(db, clock()));
  const exportCsv = async (search: Search, call: AdminCall) =>
    writeCsv(await exportAppointments(db, search, call, 'csv'));
  const exportWorkbook = async (search: Search, call: AdminCall) =>
    writeWorkbook(await exportAppointments(db, search, call, 'xlsx'), 'Appointments');
  mount(appointments.export, ({ query }, call) => exportCsv(query, call));
  mount(appointments.exportMatches, ({ body }, call) => exportCsv(body, call));
  mount(appointments.exportWorkbook, ({ query }, call) => exportWorkbook(query, call));
  mount(appointments.exportMatchesToWorkbook, ({ body }, call) => exportWorkbook(body, call));
  mount(appointments.events, (_input, { session }) => liveUpdates.open(session));
  mount(appointments.listDrafts, (_input, { session }) => queries.listDrafts(db, session.administratorId));
  mount(appointments.storeDraft, ({ params, body }, { session }) => {
    const { administratorId } = session;
    return storeDraft(db, {
      appointment_id: params.id,
      administrator_id: administratorId,
      text: body.text,
      typed_at: clock(),
    });
  });
}

type SortedSearch = z.output<typeof appointments.list.query>;
type Search = Omit<SortedSearch, keyof PageQuery | 'sort'>;

async function listAppointments(db: Database, query: SortedSearch) {
  const filter = await filterOf(db, query);
  const { rows, next } = await queries.listAppointments(db, filter, query, query.sort);
  return { body: rows.map(toAppointment), next, ...(await countFound(db, filter)) };
}

async function countFound(db: Database, filter: queries.AppointmentFilter) {
  const isFiltered = filter.words.length > 0 || filter.from !== undefined || filter.until !== undefined;
  const total = isFiltered ? await queries.countMatches(db, filter) : await countAll(db, filter);
  return { total, totalIsExact: !isFiltered || total < limits.countedMatches };
}

/** Returns the count for a status or a stage, which are counted already. */
async function countAll(db: Database, { status, stage }: queries.AppointmentFilter) {
  if (stage && status === 'done') return 0;
  return describeCounts(await readCounts(db, ...countedNames))[stage ?? status];
}

/** The results of a search as rows for a file. The export is recorded in the audit log first. */
async function exportAppointments(db: Database, search: Search, { c, change }: AdminCall, extension: string) {
  const timeZone = await clinicTimeZone(db);
  const filter = await filterOf(db, search);
  const { total, totalIsExact } = await countFound(db, filter);
  await recordEvent(db, change, { action: 'exported', kind: 'appointment', id: null, name: null });
  const name = `appointments-${dayAt(change.at, timeZone)}.${extension}`;
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('X-Total-Count', String(total));
  if (!totalIsExact) c.header('X-Total-Count-Capped', 'true');
  return exportedRows(pagesOf(db, filter), timeZone, change.at);
}

async function* pagesOf(db: Database, filter: queries.AppointmentFilter) {
  let cursor: Cursor | undefined;
  do {
    const { rows, next } = await queries.listAppointments(db, filter, { limit: serverLimits.pageSize, cursor });
    yield await withBelongings(db, rows.map(toAppointment));
    const last = rows.at(-1);
    cursor = next && last ? { place: last.created_at, id: last.id } : undefined;
  } while (cursor);
}

async function withBelongings(db: Database, appointments: AppointmentAnswer[]) {
  const ids = appointments.map(({ id }) => id);
  const notes = Map.groupBy(await listAllNotes(db, ids), (row) => row.appointment_id);
  const visits = Map.groupBy(await queries.listVisitTimes(db, ids), (row) => row.appointment_id);
  return appointments.map((appointment) => ({
    appointment,
    notes: notes.get(appointment.id) ?? [],
    visits: visits.get(appointment.id) ?? [],
  }));
}

async function filterOf(
  db: Database,
  { status = 'all', stage, q, from, to }: Search,
): Promise<queries.AppointmentFilter> {
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  return { status, stage, ...range, words: parseSearch(q) };
}

async function countAppointments(db: Database, now: number): Promise<AppointmentCounts> {
  const counts = describeCounts(await readCounts(db, ...countedNames));
  return { ...counts, waiting: counts.new + (await queries.countDue(db, now, 'called')) };
}

const countedNames = [
  'appointments.pending',
  'appointments.tried',
  'appointments.confirmed',
  'appointments.seen',
  'appointments.done',
] as const;

function describeCounts(counts: Record<(typeof countedNames)[number], number>) {
  const [pending = 0, tried = 0, confirmed = 0, seen = 0, done = 0] = countedNames.map((name) => counts[name]);
  return { all: pending + done, pending, done, new: pending - tried - confirmed - seen, tried, confirmed, seen };
}

type Update = Omit<AppointmentUpdate, 'here' | 'role'>;

/** Practitioners learn when to read their visits again, and nothing about the requests of others. */
export function updateFor(update: Update, role: Role): Update {
  if (role !== 'practitioner') return update;
  return { ...mapValues(update, () => 0), newest: null, changes: update.changes, visit_changes: update.visit_changes };
}

/** State that live updates report. */
export async function readUpdate(db: Database, now: number): Promise<Update> {
  const counts = await readCounts(db, 'appointments.changes', 'visits.changes');
  return {
    newest: await queries.findNewestId(db),
    changes: counts['appointments.changes'],
    visit_changes: counts['visits.changes'],
    due: await queries.countDue(db, now),
    ...(await countAppointments(db, now)),
  };
}

/** Stores remarks that an administrator is typing. They change nothing that others see, so the audit log has no entry. */
async function storeDraft(db: Database, draft: queries.RemarksDraftRow) {
  if (draft.text.trim() === '') await deleteDraft(db, draft.appointment_id, draft.administrator_id);
  else if (!(await queries.storeDraft(db, draft))) throw notFound();
  return null;
}
