import type { Wishes } from '#contract/appointments.ts';
import type { Database } from '#server/db/database.ts';
import type { StoredAppointment } from '../appointments/appointment-record.queries.ts';
import { listByIds } from '../appointments/appointments.queries.ts';
import { countToTell, listHeldRequestIds, listToTell } from './visits.queries.ts';

/** Visits of which patients are to be told, the soonest first, and requests whose held time is not one that the patient chose. */
export async function readToTell(db: Database, now: number, sharedNow: number) {
  return { visits: await listToTell(db, now), holds: await listMovedHolds(db, sharedNow) };
}

/** How many visits and held times there are, up to the length of the list. */
export async function countPatientsToTell(db: Database, now: number, sharedNow: number) {
  return (await countToTell(db, now)) + (await listMovedHolds(db, sharedNow)).length;
}

async function listMovedHolds(db: Database, sharedNow: number) {
  const held = await listByIds(db, await listHeldRequestIds(db, sharedNow));
  return held.filter(isUnknownToPatient).toSorted((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ held }: StoredAppointment) => held?.starts_at ?? 0;

/** Patients know of the times that they have chosen themselves, and of one that they were told. */
function isUnknownToPatient({ held, wishes, last_told, remarks }: StoredAppointment) {
  if (held === null || remarks !== null || last_told?.visit_starts_at === held.starts_at) return false;
  const { times = [] } = wishes === null ? {} : (JSON.parse(wishes) as Partial<Wishes>);
  return !times.some(
    ({ starts_at, practitioner_id }) =>
      Date.parse(starts_at) === held.starts_at && (practitioner_id ?? held.practitioner_id) === held.practitioner_id,
  );
}
