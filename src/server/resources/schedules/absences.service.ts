import * as scheduleMessages from '#contract/messages/schedules.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { type Absence, type AbsenceForm, schedules } from '#contract/schedules.ts';
import { type ChangeRequest, changedFields, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid } from '#server/http/app-error.ts';
import { overlaps, readMoment } from '#server/scheduling/clinic-times.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

export function mountAbsences({ mount, db, clock }: ResourceContext) {
  mount(schedules.listAbsences, async () => toAbsences(db, await queries.listAbsences(db, clock())));
  mount(schedules.addAbsence, ({ body }, c) => addAbsence(db, body, c.get('change')));
  mount(schedules.updateAbsence, ({ params, body }, c) => changeAbsence(db, params.id, body, c.get('change')));
  mount(schedules.removeAbsence, ({ params }, c) => removeAbsence(db, params.id, c.get('change')));
}

export const listAbsences = queries.listAbsences;

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
    const before = await queries.getAbsence(trx, id);
    const changed = await queries.updateAbsence(trx, id, row);
    const fields = changedFields(before, changed, labels);
    await recordChange(trx, change, 'changed', { ...subjectOf(id, name), fields }, counted);
    return withVisits(trx, changed);
  });
}

async function removeAbsence(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    await lockVersion(trx, 'absences', id, change.expectedVersion);
    const { practitioner_id } = await queries.deleteAbsence(trx, id);
    const practitioner = await queries.findPractitioner(trx, practitioner_id);
    await recordChange(trx, change, 'deleted', subjectOf(id, practitioner?.name ?? null), counted);
  });
  return null;
}

const longestMs = 366 * 86_400_000;

/** @throws AppError `invalid` */
async function readAbsence(trx: Database, { starts_at, ends_at, ...form }: AbsenceForm) {
  const practitioner = await queries.findPractitioner(trx, form.practitioner_id);
  if (!practitioner) throw invalid('practitioner_id', visitMessages.noPractitioner);
  const timeZone = await clinicTimeZone(trx);
  const from = readMoment(starts_at, timeZone, 'starts_at');
  const until = readMoment(ends_at, timeZone, 'ends_at');
  if (until <= from) throw invalid('ends_at', scheduleMessages.endBeforeStart);
  if (until - from > longestMs) throw invalid('ends_at', scheduleMessages.tooLong);
  return { ...form, name: practitioner.name, starts_at: from, ends_at: until };
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
    const { created_at: _, ...row } = stored;
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
