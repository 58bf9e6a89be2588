import type { Wishes } from '#contract/appointments.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import type { WishedTimeState } from '#contract/plain/visit-states.ts';
import { visits, type WishedTime } from '#contract/visits.ts';
import type { Database } from '#server/db/database.ts';
import { listHoldsOf, stepMs } from '#server/db/occupied-times.queries.ts';
import { suits, weekTimeAt } from '#server/scheduling/wished-times.ts';
import { getAppointment, toAppointment } from '../appointments/appointment-record.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readNeedsOf } from '../schedules/schedule.queries.ts';
import { type FreeSearch, findFree, nearby, toFreeTime } from './visit-times.ts';

// Current states of a patient's wished times, for the front desk that is about to book one.

export function mountWishedTimes(context: ResourceContext) {
  context.mount(visits.listWishedTimes, ({ params, query }) => listWishedTimes(context, params.id, query.minutes));
}

type Search = Pick<FreeSearch, 'lengthMs' | 'needsRoom' | 'givenBy' | 'bookedFor' | 'now'>;

export async function listWishedTimes(
  { db, sharedTime }: Pick<ResourceContext, 'db' | 'sharedTime'>,
  id: number,
  minutes?: number,
) {
  const { wishes } = toAppointment(await getAppointment(db, id));
  if (!wishes) return [];
  const needs = await readNeedsOf(db, id);
  const search = {
    lengthMs: (minutes ?? needs.minutes) * 60_000,
    needsRoom: needs.needsRoom,
    givenBy: needs.givenBy,
    bookedFor: id,
    now: await sharedTime(db),
  };
  if (wishes.times.length === 0) return listSuiting(db, wishes, search);
  const holds = (await listHoldsOf(db, id)).filter(({ hold_until }) => hold_until > search.now);
  const listed: WishedTime[] = [];
  for (const wished of wishes.times) {
    const hold = holds.find(({ starts_at }) => starts_at === Date.parse(wished.starts_at));
    // A held time keeps its practitioner, also for a patient who has asked for no one in particular.
    const time = await readState(db, hold ? { ...wished, practitioner_id: hold.practitioner_id } : wished, search);
    listed.push({ ...time, state: time.state === 'free' && hold ? 'held' : time.state, choice: listed.length + 1 });
  }
  return listed;
}

async function readState(db: Database, wished: Wishes['times'][number], search: Search) {
  const start = Date.parse(wished.starts_at);
  const { lengthMs, now } = search;
  const span = { from: start, until: start, gridMs: stepMs, practitionerId: wished.practitioner_id ?? undefined };
  const { schedule, times } = await findFree(db, { ...search, ...span });
  const [free = { start, practitionerId: wished.practitioner_id }] = times;
  const state: WishedTimeState = times.length > 0 ? 'free' : start < now ? 'over' : 'taken';
  return { ...toFreeTime(schedule, free, lengthMs), state };
}

/** Lists free times on the days and in the parts of the day that the patient named. */
async function listSuiting(db: Database, wishes: Wishes, search: Search): Promise<WishedTime[]> {
  const timeZone = await clinicTimeZone(db);
  const { lengthMs, now } = search;
  const { schedule, times } = await findFree(db, { ...search, from: now, until: now + nearby.after });
  return times
    .filter(({ start }) => suits(wishes, weekTimeAt(start, timeZone)))
    .slice(0, visitLimits.nearest)
    .map((time) => ({ ...toFreeTime(schedule, time, lengthMs), state: 'free', choice: null }));
}
