import { requireOwner } from '#server/auth/require-owner.ts';
import { byProgram, changeRecord } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { oncePerNight } from '#server/db/job-runs.queries.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { applicationDays, changeSettings, clinicTimeZone, getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import { type Counts, eraseRecords, ofEachKind, type Records } from './erase-records.ts';
import * as queries from './patient-data.queries.ts';
import { overwriteErasedRows } from './secure-erase.queries.ts';

/** Erases in batches, so that new appointments do not wait for all of them. */
const maxPerTransaction = 1_000;

/** Reports what a run would erase now, with the period that is set or with another one to try. */
export async function planRetention(db: Database, now: number, tried?: number) {
  const { months, before, days, applicationsBefore } = await readPeriods(db, now, tried);
  return {
    months,
    before,
    ...(before === null ? { patients: 0, appointments: 0, reviews: 0 } : await queries.countOld(db, before)),
    application_days: days,
    applications: await queries.countOldApplications(db, applicationsBefore),
  };
}

export async function setRetention(
  { db, change, session }: AdminCall,
  { months, application_days }: { months: number | null; application_days?: number | undefined },
) {
  await changeRecord(db, change, async (trx) => {
    await requireOwner(trx, session);
    const periods = { retention_months: months, ...(application_days && { application_days }) };
    return { result: null, entry: await changeSettings(trx, periods) };
  });
  return planRetention(db, change.at);
}

/** Erases records older than their retention period, and returns their number. Without a period, requests and reviews stay. */
export async function applyRetention(db: Database, now: number): Promise<Counts> {
  const { months, before, days, applicationsBefore } = await readPeriods(db, now);
  const erased = ofEachKind(() => 0);
  const eraseBatches = async (whose: string, find: (trx: Transaction) => Promise<Partial<Records>>) => {
    for (;;) {
      const batch = await changeRecord(db, byProgram(now), async (trx) => {
        const found = { ...ofEachKind(() => []), ...(await find(trx)) };
        if (Object.values(found).every(({ length }) => length === 0)) return { result: null, entry: [] };
        return eraseRecords(trx, found, whose, now);
      });
      if (!batch) return;
      Object.assign(
        erased,
        ofEachKind((kind) => erased[kind] + batch[kind]),
      );
    }
  };
  if (before !== null)
    await eraseBatches(`older than ${months} months`, async (trx) => {
      const found = await queries.listOldAppointments(trx, before, maxPerTransaction);
      const ids = found.map(({ id }) => id);
      return {
        appointments: await queries.lockOldAppointments(trx, before, ids),
        reviews: await queries.lockOldReviews(trx, before, maxPerTransaction),
        patients: await queries.lockOldPatients(trx, before, maxPerTransaction),
      };
    });
  // Their files have no row then, and `deleteOrphanedUploads` deletes them.
  await eraseBatches(`older than ${days} days`, async (trx) => ({
    applications: await queries.lockOldApplications(trx, applicationsBefore, maxPerTransaction),
  }));
  await overwriteErasedRows(db);
  return erased;
}

/** Applies retention at most once a night across all instances. */
export async function applyRetentionNightly(db: Database, now: number) {
  const erased = await oncePerNight(db, { name: 'retention', now, timeZone: await clinicTimeZone(db) }, () =>
    applyRetention(db, now),
  );
  return erased ?? ofEachKind(() => 0);
}

async function readPeriods(db: Database, now: number, tried?: number) {
  const { retentionMonths, timeZone } = await getClinicProfile(db);
  const months = tried ?? retentionMonths;
  const days = await applicationDays(db);
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const before = months === null ? null : local.subtract({ months }).epochMilliseconds;
  return { months, before, days, applicationsBefore: local.subtract({ days }).epochMilliseconds };
}
