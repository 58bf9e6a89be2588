import { type Today, today, unmarkedDays } from '#contract/today.ts';
import { readOffSite } from '#server/backup/off-site/off-site-state.ts';
import type { Database } from '#server/db/database.ts';
import { lastOutcomes } from '#server/db/job-runs.queries.ts';
import { isNearlyFull } from '#server/files/disk-space.ts';
import { dayAt, nextMidnight, startOfDay } from '#server/scheduling/days.ts';
import { countWithoutPlan } from '../appointments/appointments.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { BackupPlace, ResourceContext } from '../resource.ts';
import { countPatientsToTell } from '../visits/to-tell.ts';
import * as visitQueries from '../visits/visits.queries.ts';
import * as queries from './today.queries.ts';

export function mountToday(context: ResourceContext) {
  const { mount, db, clock, sharedTime, backups, readDisk } = context;
  mount(today.get, async (_input, { session }) => {
    const isOwner = session.role === 'owner';
    const now = clock();
    const disk = await readDisk();
    const timeZone = await clinicTimeZone(db);
    const day = dayAt(now, timeZone);
    const midnight = nextMidnight(now, timeZone);
    const morning = startOfDay(Temporal.PlainDate.from(day), timeZone);
    const since = startOfDay(Temporal.PlainDate.from(day).subtract({ days: unmarkedDays }), timeZone);
    const sharedNow = await sharedTime(db);
    const unmarked = await visitQueries.listUnmarked(db, { now, since });
    return {
      day,
      visits: await visitQueries.listVisitsBetween(db, morning, midnight),
      unmarked: unmarked.filter(({ starts_at }) => starts_at < morning).toReversed(),
      unmarked_before: await visitQueries.countUnmarkedBefore(db, now, since),
      to_tell: await countPatientsToTell(db, now, sharedNow),
      to_come_back: await countWithoutPlan(db),
      holds: await queries.listHoldsEnding(db, sharedNow, midnight),
      backup: isOwner && backups.nightly ? await stateOfBackups(db, backups, now) : null,
      off_site: isOwner && backups.offSite !== undefined ? await readOffSite(db, backups.offSite, now) : null,
      mail: (await queries.findMailTrouble(db)) ?? null,
      failing_programs: isOwner ? await queries.listFailingPrograms(db, now - failsLong) : [],
      disk: isNearlyFull(disk) ? disk : null,
      guessed: isOwner ? await queries.listGuessedAccounts(db, { since: now - guessesTold, atLeast: manyGuesses }) : [],
    };
  });
}

/** Number of failed sign-ins on an account that counts as guessing. */
const manyGuesses = 10;
const guessesTold = 86_400_000;

/** Time after which a connected program that fails is said, in ms. */
const failsLong = 86_400_000;

/** Age at which the nightly backup counts as missed, in ms. */
const oldBackup = 2 * 86_400_000;

/** Null before the first try. */
async function stateOfBackups(db: Database, backups: BackupPlace, now: number): Promise<Today['backup']> {
  const { success, failure } = await lastOutcomes(db, 'backup');
  if (failure > success) return 'failed';
  if (success === 0) return null;
  if ((await backups.findLast())?.state === 'damaged') return 'damaged';
  return now - success > oldBackup ? 'old' : 'fine';
}
