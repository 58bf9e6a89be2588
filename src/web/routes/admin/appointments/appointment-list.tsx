import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AppointmentTable } from './appointment-table.tsx';
import { type ListQuery, toSearch } from './list-query.ts';

interface AppointmentListProps {
  list: Page<Appointment[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  query: ListQuery;
  open: string | undefined;
  marked: ReadonlySet<number>;
  clock: ClinicClock;
}

export function AppointmentList({ list, more, onShowMore, query, open, marked, clock }: AppointmentListProps) {
  if (list.body.length === 0) return <NoAppointments query={query} />;
  return (
    <>
      <AppointmentTable appointments={list.body} query={query} open={open} marked={marked} clock={clock} />
      <ListFoot
        list={list}
        noun={query.status === 'all' ? 'appointments' : query.status}
        more={more}
        onShowMore={onShowMore}
      />
    </>
  );
}

function NoAppointments({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={appointmentMessages.empty}>
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
