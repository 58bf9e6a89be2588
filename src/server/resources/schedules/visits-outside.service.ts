import type { z } from 'zod';
import type { schedules, VisitOutside } from '#contract/schedules.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { dayAt } from '#server/days.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { readScheduleParts } from '#server/db/schedule.queries.ts';
import { whyOutside } from '#server/scheduling/outside.ts';
import { createSchedule, type ScheduleParts } from '#server/scheduling/schedule.ts';
import type { ResourceContext } from '../resource.ts';
import { readAbsence } from './absences.service.ts';
import * as queries from './schedules.queries.ts';

type Trial = z.output<typeof schedules.listVisitsOutside.body>;

/** Changes of hours move no visits: this is what somebody has to decide about. With a trial, what it would add to that. */
export async function listVisitsOutside({ db, clock }: ResourceContext, trial: Trial): Promise<VisitOutside[]> {
  const { hours, absence, id } = trial;
  const coming = await queries.listComingVisits(db, clock(), (hours ?? absence)?.practitioner_id);
  const [first, last] = [coming[0], coming.at(-1)];
  if (!first || !last) return [];
  const timeZone = await clinicTimeZone(db);
  const days = [dayAt(first.starts_at, timeZone), dayAt(last.ends_at, timeZone)] as const;
  const parts = await readScheduleParts(db, ...days, { ...(hours && { hours: id }), ...(absence && { absence: id }) });
  const isTrial = hours !== undefined || absence !== undefined;
  const before = isTrial ? createSchedule(parts) : undefined;
  const schedule = createSchedule(await withTrial(db, parts, trial));
  const outside: VisitOutside[] = [];
  for (const { id, practitioner_id, starts_at, ends_at, name } of coming) {
    if (outside.length >= visitLimits.visitsOutside) break;
    const span = { from: starts_at, until: ends_at };
    const practitioner = schedule.practitioners.find((one) => one.id === practitioner_id) ?? null;
    const reason = whyOutside(schedule, span, practitioner);
    if (!reason || (before && whyOutside(before, span, practitioner))) continue;
    outside.push({
      id,
      starts_at: new Date(starts_at).toISOString(),
      ends_at: new Date(ends_at).toISOString(),
      name,
      practitioner: practitioner?.name ?? null,
      reason,
    });
  }
  return outside;
}

async function withTrial(db: Database, parts: ScheduleParts, { hours, absence }: Trial): Promise<ScheduleParts> {
  if (hours) return { ...parts, workingHours: [...parts.workingHours, hours] };
  if (!absence) return parts;
  const { practitioner_id, kind, starts_at, ends_at } = await readAbsence(db, absence);
  const added = { practitionerId: practitioner_id, kind, from: starts_at, until: ends_at };
  return { ...parts, absences: [...parts.absences, added] };
}
