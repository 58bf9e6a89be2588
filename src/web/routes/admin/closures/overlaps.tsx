import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Closure } from '#contract/closures.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { formatDays } from '#web/shell/opening-hours.ts';

interface OverlapsProps {
  startsOn: string;
  endsOn: string;
  /** Of the closure that is edited; undefined for a new one. */
  id: number | undefined;
}

/** Visits on the days of the closure in the form, which other closures share days with it, and which of them counts there. */
export function Overlaps({ startsOn, endsOn, id }: OverlapsProps) {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    const { signal, abort } = makeAbort();
    const load = async () => {
      const isComplete = startsOn && endsOn && startsOn <= endsOn;
      const overlaps = isComplete ? await findOverlaps(startsOn, endsOn, signal) : nothing;
      if (!signal.aborted) setFound(overlaps);
    };
    void load();
    return abort;
  }, [startsOn, endsOn]);
  const others = found.closures.filter((closure) => closure.id !== id);
  return (
    <div role="status" className="overlaps">
      {found.visits > 0 && (
        <p className="hint">
          {found.visits === 1 ? '1 visit is' : `${found.visits} visits are`} booked on these days.{' '}
          <Link to={`/admin/calendar?view=agenda&day=${startsOn}`} target="_blank">
            See them in the calendar
          </Link>
          : they stay until somebody moves or cancels them.
        </p>
      )}
      {others.map((other) => (
        <p key={other.id} className="hint">
          Overlaps with <strong dir="auto">{other.reason}</strong> ({formatDays(other.starts_on, other.ends_on)}).{' '}
          {whichCounts(other, { startsOn, id })}
        </p>
      ))}
    </div>
  );
}

interface Found {
  closures: readonly Closure[];
  /** How many are booked, in as many days as the calendar answers at once. */
  visits: number;
}

const nothing: Found = { closures: [], visits: 0 };

async function findOverlaps(from: string, to: string, signal: AbortSignal): Promise<Found> {
  const options = { signal, isBackground: true };
  const last = addDays(from, visitLimits.calendarDays - 1);
  const query = { from, to: to < last ? to : last };
  const [closures, visits] = await Promise.all([
    loadOr<Closure[]>([], () => adminApi.closures.listBetween({ query: { from, to } }, options), { signal }),
    loadOr<CalendarVisit[]>([], () => adminApi.visits.list({ query }, options), { signal }),
  ]);
  return { closures, visits: visits.filter(({ status }) => status === 'booked').length };
}

function makeAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** On a day in two closures the one that started last counts, and then the one that was added last. */
function whichCounts(other: Closure, { startsOn, id = Infinity }: Pick<OverlapsProps, 'startsOn' | 'id'>) {
  const isSameStart = other.starts_on === startsOn;
  const isOther = isSameStart ? other.id > id : other.starts_on > startsOn;
  const why = isSameStart ? 'was added later' : 'starts later';
  return `On days in both, ${isOther ? 'that one' : 'this one'} counts, because it ${why}.`;
}
