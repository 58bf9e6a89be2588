import { type Absence, type AbsenceForm, absences } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { invalid } from '#server/app-error.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { overlaps, readMoment } from '#server/scheduling/clinic-times.ts';
import { startOfDay } from '#server/scheduling/days.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './schedules.queries.ts';

const kind: RecordKind<'absences', Absence> = {
  table: 'absences',
  kind: 'absence',
  nameOf: queries.nameOfPractitioner,
  toRecord: async (row, db) => (await toAbsences(db, [row]))[0] as Absence,
  labels: { practitioner_id: 'practitioner', kind: 'kind', starts_at: 'start', ends_at: 'end', reason: 'reason' },
  moves: { 'visits.changes': 1 },
};

export function mountAbsences(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(absences.list, async () => toAbsences(db, await queries.listAbsences(db, clock())));
  mountRecords(context, absences, kind, {
    create: async (form, trx, { at }) => ({ ...(await readAbsence(trx, form)), created_at: at }),
    update: (form, trx) => readAbsence(trx, form),
  });
}

const longestMs = 366 * 86_400_000;

/** @throws AppError `invalid` */
export async function readAbsence(db: Database, { starts_at, ends_at, ...form }: AbsenceForm) {
  if (!(await queries.findPractitioner(db, form.practitioner_id)))
    throw invalid('practitioner_id', visitMessages.noPractitioner);
  const timeZone = await clinicTimeZone(db);
  const from = readStart(starts_at, timeZone, 'starts_at');
  const until = readStart(ends_at, timeZone, 'ends_at');
  if (until <= from) throw invalid('ends_at', absenceMessages.endBeforeStart);
  if (until - from > longestMs) throw invalid('ends_at', absenceMessages.tooLong);
  return { ...form, starts_at: from, ends_at: until };
}

/** A day without a time starts at its first moment, also where the clocks skip midnight. */
function readStart(text: string, timeZone: string, field: string) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? startOfDay(Temporal.PlainDate.from(text), timeZone) : readMoment(text, timeZone, field);
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
