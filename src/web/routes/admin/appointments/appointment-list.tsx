import './appointment-list.css';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Working } from '#web/ui/working.tsx';
import { AppointmentTable } from './appointment-table.tsx';
import { isNarrowed, type ListQuery, toSearch } from './list-query.ts';
import type { ClinicClock } from './received.ts';

interface AppointmentListProps {
  list: Page<Appointment[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  query: ListQuery;
  open: string | undefined;
  clock: ClinicClock;
}

export function AppointmentList({ list, more, onShowMore, query, open, clock }: AppointmentListProps) {
  if (list.body.length === 0) return <NoAppointments query={query} />;
  return (
    <>
      <AppointmentTable appointments={list.body} query={query} open={open} clock={clock} />
      <div className="list-foot">
        <p className="num" role="status">
          {more === 'failed' ? 'The next ones could not be loaded.' : describe(list, query)}
        </p>
        {list.next !== null && (
          <button
            type="button"
            className="button button-secondary button-small"
            aria-disabled={more === 'loading'}
            onClick={onShowMore}
          >
            {more === 'loading' && <Working />}
            {more === 'failed' ? 'Try again' : 'Show more'}
          </button>
        )}
      </div>
    </>
  );
}

/** '50 of 148 pending, newest first' */
function describe({ body, total, totalIsExact }: Page<Appointment[]>, { status }: ListQuery) {
  const shown = body.length.toLocaleString('en');
  const all = totalIsExact
    ? total.toLocaleString('en')
    : `more than ${(limits.countedMatches - 1).toLocaleString('en')}`;
  return `${shown} of ${all} ${status === 'all' ? 'appointments' : status}, newest first`;
}

function NoAppointments({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={messages.appointments.empty}>
      {isNarrowed(query) ? (
        <>
          <p>Nothing matches this search.</p>
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch({ ...query, q: '', from: '', to: '' }) }}
          >
            Clear the search
          </Link>
        </>
      ) : (
        <p>{query.status === 'done' ? 'Finished requests are kept here.' : 'Requests from the website appear here.'}</p>
      )}
    </EmptyState>
  );
}
