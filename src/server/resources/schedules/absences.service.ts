import { type Absence, type AbsenceForm, absences } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { startOfDay } from '#server/days.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { overlaps, readMoment } from '#server/scheduling/clinic-times.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

export function mountAbsences({ mount, db, clock }: ResourceContext) {
  mount(absences.list, async () => toAbsences(db, await queries.listAbsences(db, clock())));
  mount(absences.get, ({ params }) => getAbsence(db, params.id));
  mount(absences.create, ({ body }, c) => addAbsence(db, body, c.get('change')));
  mount(absences.update, ({ params, body }, c) => changeAbsence(db, params.id, body, c.get('change')));
  mount(absences.remove, ({ params }, c) => removeAbsence(db, params.id, c.get('change')));
  mount(absences.restore, ({ params }, c) => restoreAbsence(db, params.id, c.get('change')));
}

async function getAbsence(db: Database, id: number) {
  return withVisits(db, await findAbsence(db, id));
}

async function findAbsence(db: Database, id: number) {
  const row = await queries.findAbsence(db, id);
  if (!row) throw notFound();
  return row;
}

const counted = { 'visits.changes': 1 };

async function addAbsence(db: Database, form: AbsenceForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const { name, ...row } = await readAbsence(trx, form);
    const added = await queries.insertAbsence(trx, { ...row, created_at: change.at });
    await recordChange(trx, change, 'added', subjectOf(added.id, name), counted);
    return withVisits(trx, added);
  });
}

const labels = {
  practitioner_id: 'practitioner',
  kind: 'kind',
  starts_at: 'start',
  ends_at: 'end',
  reason: 'reason',
};

async function changeAbsence(db: Database, id: number, form: AbsenceForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'absences', id, change.expectedVersion);
    const { name, ...row } = await readAbsence(trx, form);
    const before = await findAbsence(trx, id);
    const changed = await queries.updateAbsence(trx, id, row);
    const fields = changedFields(before, changed, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(id, name), fields }, counted);
    return withVisits(trx, changed);
  });
}

async function removeAbsence(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const { practitioner_id } = await markDeleted(trx, 'absences', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(id, await nameOf(trx, practitioner_id)), counted);
  });
  return null;
}

async function restoreAbsence(db: Database, id: number, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    const restored = await restoreDeleted(trx, 'absences', id, change);
    await recordChange(trx, change, 'restored', subjectOf(id, await nameOf(trx, restored.practitioner_id)), counted);
    return withVisits(trx, restored);
  });
}

async function nameOf(db: Database, practitionerId: number) {
  return (await queries.findPractitioner(db, practitionerId))?.name ?? null;
}

const longestMs = 366 * 86_400_000;

/** @throws AppError `invalid` */
export async function readAbsence(trx: Database, { starts_at, ends_at, ...form }: AbsenceForm) {
  const practitioner = await queries.findPractitioner(trx, form.practitioner_id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  const timeZone = await clinicTimeZone(trx);
  const from = readStart(starts_at, timeZone, 'starts_at');
  const until = readStart(ends_at, timeZone, 'ends_at');
  if (until <= from) throw invalid('ends_at', absenceMessages.endBeforeStart);
  if (until - from > longestMs) throw invalid('ends_at', absenceMessages.tooLong);
  return { ...form, name: practitioner.name, starts_at: from, ends_at: until };
}

/** A day without a time starts at its first moment, also where the clocks skip midnight. */
function readStart(text: string, timeZone: string, field: string) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? startOfDay(Temporal.PlainDate.from(text), timeZone) : readMoment(text, timeZone, field);
}

async function withVisits(db: Database, row: Row<'absences'>) {
  const [absence] = await toAbsences(db, [row]);
  return absence as Absence;
}

/** With how many booked visits are at these times. */
export async function toAbsences(db: Database, rows: readonly Row<'absences'>[]): Promise<Absence[]> {
  if (rows.length === 0) return [];
  const from = Math.min(...rows.map((row) => row.starts_at));
  const until = Math.max(...rows.map((row) => row.ends_at));
  const visits = await queries.listVisitTimes(db, from, until);
  return rows.map((stored) => {
    const { created_at: _, deleted_at: __, ...row } = stored;
    const isTheirs = (visit: (typeof visits)[number]) =>
      visit.practitioner_id === row.practitioner_id && overlaps(spanOf(visit), spanOf(row));
    return {
      ...row,
      starts_at: new Date(row.starts_at).toISOString(),
      ends_at: new Date(row.ends_at).toISOString(),
      visits: visits.filter(isTheirs).length,
    };
  });
}

function spanOf({ starts_at, ends_at }: { starts_at: number; ends_at: number }) {
  return { from: starts_at, until: ends_at };
}

function subjectOf(id: number, name: string | null) {
  return { kind: 'absence', id, name } as const;
}
