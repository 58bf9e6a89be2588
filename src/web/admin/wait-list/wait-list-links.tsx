import type { CalendarVisit } from '#contract/visits.ts';
import type { WaitList } from '#contract/wait-list.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { useClinic } from '#web/shell/clinic.ts';
import * as words from '#words/admin/wait-list.ts';
import { countToTell, useWaitList } from './use-wait-list.ts';

/** Links from the calendar to the wait list, with how many fit a free time now. */
export function WaitListNav({ days }: { days: readonly string[] }) {
  const { timeZone } = useClinic();
  const waitList = useWaitList();
  const count = waitList ? countToTell(waitList) : 0;
  const times = waitList ? timesOn(days, waitList, timeZone) : [];
  return (
    <nav className="calendar-waiting cluster" aria-label={words.waitList}>
      <ButtonLink look="quiet" to="/admin/wait-list">
        {count === 0 ? words.waitList : words.wantEarlier(count)}
      </ButtonLink>
      {times.map(({ starts_at, ends_at }) => (
        <ButtonLink
          key={starts_at}
          look="quiet"
          to={`/admin/wait-list?${new URLSearchParams({ from: starts_at, until: ends_at })}`}
        >
          {words.whoCanTake((days.length > 1 ? momentWords : clockTime)(starts_at, timeZone))}
        </ButtonLink>
      ))}
    </nav>
  );
}

/** The first free times that suit someone, in order. */
function timesOn(days: readonly string[], { waiting }: WaitList, timeZone: string) {
  const fits = waiting.flatMap((patient) => patient.fits.slice(0, 1));
  const shown = fits.filter(({ starts_at }) => days.includes(wallTime(starts_at, timeZone).day));
  const byStart = new Map(shown.map((fit) => [fit.starts_at, fit]));
  return [...byStart.values()].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** Link from a cancelled visit to the patients who could have its time; nothing if there are none. */
export function WhoFitsLink({ visit: { starts_at, ends_at } }: { visit: CalendarVisit }) {
  const freed = { from: starts_at, until: ends_at };
  const count = useWaitList(freed)?.waiting.filter(({ fits }) => fits.length > 0).length ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink look="primary" to={`/admin/wait-list?${new URLSearchParams(freed)}`}>
        {words.canTakeThis(count)}
      </ButtonLink>
    </p>
  );
}
