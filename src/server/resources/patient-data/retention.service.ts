import type { Retention } from '#contract/patient-data.ts';
import { byProgram, type ChangeRequest, changeRecord } from '#server/db/changes.queries.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { oncePerNight } from '#server/db/job-runs.queries.ts';
import { overwriteErasedRows } from '#server/db/secure-erase.queries.ts';
import { eraseRecords } from './erase-records.ts';
import * as queries from './patient-data.queries.ts';

/** Erases in batches, so that new appointments do not wait for all of them. */
const maxPerTransaction = 1_000;

/** Reports what a run would erase now, with the period that is set or with another one to try. */
export async function planRetention(db: Database, now: number, tried?: number): Promise<Retention> {
  const { months, before } = await readPeriod(db, now, tried);
  if (before === null) return { months, before, appointments: 0, reviews: 0 };
  return { months, before: new Date(before).toISOString(), ...(await queries.countOld(db, before)) };
}

export async function setRetention(db: Database, months: number | null, change: ChangeRequest): Promise<Retention> {
  await changeRecord(db, change, async (trx) => {
    await queries.updateRetention(trx, months);
    return { result: null, entry: { action: 'changed', kind: 'clinic-profile', id: null, name: null } };
  });
  return planRetention(db, change.at);
}

/** Erases records older than the retention period, and returns their number. Erases nothing if no period is set. */
export async function applyRetention(db: Database, now: number) {
  const { months, before } = await readPeriod(db, now);
  const erased = { appointments: 0, reviews: 0 };
  if (before === null) return erased;
  for (;;) {
    const batch = await changeRecord(db, byProgram(now), async (trx) => {
      const found = await queries.listOldAppointments(trx, before, maxPerTransaction);
      const ids = found.map(({ id }) => id);
      const appointments = await queries.lockOldAppointments(trx, before, ids);
      const reviews = await queries.lockOldReviews(trx, before, maxPerTransaction);
      if (appointments.length + reviews.length === 0) return { result: null, entry: [] };
      return eraseRecords(trx, { appointments, reviews }, `older than ${months} months`, now);
    });
    if (!batch) break;
    erased.appointments += batch.appointments;
    erased.reviews += batch.reviews;
  }
  await overwriteErasedRows(db);
  return erased;
}

/** Applies retention at most once a night across all instances. */
export async function applyRetentionNightly(db: Database, now: number) {
  const erased = await oncePerNight(db, { name: 'retention', now }, () => applyRetention(db, now));
  return erased ?? { appointments: 0, reviews: 0 };
}

async function readPeriod(db: Database, now: number, tried?: number) {
  const { retentionMonths, timeZone } = await getClinicProfile(db);
  const months = tried ?? retentionMonths;
  if (months === null) return { months, before: null };
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { months, before: local.subtract({ months }).epochMilliseconds };
}
