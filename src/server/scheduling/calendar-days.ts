import { tooManyDays } from '#contract/messages/visits.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { invalid } from '#server/app-error.ts';

/**
 * The days of a calendar, both included: a week from today unless said.
 * @throws AppError `invalid` for too many days.
 */
export function readCalendarDays({ from, to }: { from: string | null; to: string | null }, today: string) {
  const first = from ?? (to && to < today ? to : today);
  const last = to ?? Temporal.PlainDate.from(first).add({ days: 6 }).toString();
  const { days } = Temporal.PlainDate.from(first).until(last);
  if (days >= visitLimits.calendarDays) throw invalid('to', tooManyDays(visitLimits.calendarDays));
  return { from: first, to: last };
}
