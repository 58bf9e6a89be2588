import './calendar.css';
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useClose, useOpened, useRowFocus } from '#web/admin/list/opened-row.ts';
import { useMedia } from '#web/admin/use-media.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import type { Route } from './+types/route.ts';
import { Agenda, LeftVisits } from './agenda.tsx';
import {
  type CalendarData,
  isSameCalendar,
  loadCalendar,
  readCalendarQuery,
  toSearch,
  useCalendar,
} from './calendar-data.ts';
import { CalendarHead } from './calendar-head.tsx';
import { lanesOfDay, lanesOfWeek, takesTime } from './lanes.ts';
import { TimeGrid } from './time-grid.tsx';
import type { CalendarView } from './visit-link.tsx';
import { VisitSheet } from './visit-sheet.tsx';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readCalendarQuery(url.searchParams);
  const data = await loadOr(null, () => loadCalendar(query, { signal }), { signal });
  const open = readOpen(url.searchParams);
  const isUnlisted = open !== undefined && /^\d+$/.test(open) && !data?.visits.some(({ id }) => String(id) === open);
  // A visit of another day can be open, such as one that was moved there.
  const unlisted = isUnlisted
    ? await loadOr(undefined, () => adminApi.visits.get({ params: { id: open } }, { signal }), { signal })
    : undefined;
  return { data, unlisted };
}

/** Opening and closing a visit leaves the calendar as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : !isSameCalendar(currentUrl, nextUrl);
}

export const meta = (args: Route.MetaArgs) => pageMeta('Calendar', args);

export default function CalendarPage({ loaderData: { data: loaded, unlisted } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const query = readCalendarQuery(params);
  const open = readOpen(params);
  const isLoading = useNavigation().state === 'loading';
  const { data, replace } = useCalendar(loaded, query);
  const { opened, setOpened } = useOpened(open, data?.visits ?? [], unlisted);
  const close = useClose(toSearch(query));
  useRowFocus(open);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Calendar</h1>
          <p>
            {isLoading && <Working says="Loading the calendar" />}
            {data && describeDays(data)}
          </p>
        </header>
        {data ? (
          <>
            <CalendarHead query={query} day={data.day} practitioners={data.calendar.practitioners} />
            <div className="calendar" aria-busy={isLoading}>
              <Visits data={data} query={query} open={open} timeZone={data.calendar.time_zone} />
            </div>
          </>
        ) : (
          <ListFailure sentence={visitMessages.notLoaded} reason="It could not be loaded just now." />
        )}
      </main>
      {opened && data && (
        <VisitSheet
          key={opened.id}
          visit={opened}
          calendar={data.calendar}
          onChange={(visit) => {
            setOpened(visit);
            replace(visit);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function describeDays({ days }: CalendarData) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`;
}

/** Lanes where there is room for them, else a list. */
function Visits({ data, ...view }: CalendarView & { data: CalendarData }) {
  const isWide = useMedia('(min-width: 64em)');
  const { query } = view;
  const left = data.visits.filter((visit) => !takesTime(visit));
  const shown = left.filter(
    ({ practitioner_id }) => !query.practitioner || String(practitioner_id) === query.practitioner,
  );
  return (
    <>
      {query.view === 'day' && data.calendar.opening.length === 0 && isWide && (
        <p className="soft calendar-closed">The clinic is closed on this day.</p>
      )}
      {isWide && query.view === 'day' && (
        <TimeGrid lanes={lanesOfDay(data, query.practitioner)} isWeek={false} {...view} />
      )}
      {isWide && query.view === 'week' && <TimeGrid lanes={lanesOfWeek(data, query.practitioner)} isWeek {...view} />}
      {(!isWide || query.view === 'agenda') && <Agenda data={data} {...view} />}
      <LeftVisits visits={shown} {...view} />
    </>
  );
}
