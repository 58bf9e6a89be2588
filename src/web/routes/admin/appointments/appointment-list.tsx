import '#web/admin/list/data-table.css';
import './appointments.css';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { openedFromList, openRow, rowLinkId } from '#web/admin/list/opened-row.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CardContacts } from './contact-links.tsx';
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
        <p>
          {query.status === 'done' ? 'Finished requests are stored here.' : 'Requests from the website appear here.'}
        </p>
      )}
    </EmptyState>
  );
}

interface AppointmentTableProps {
  appointments: Appointment[];
  query: ListQuery;
  open: string | undefined;
  /** Ids of those that have just come in. */
  marked: ReadonlySet<number>;
  clock: ClinicClock;
}

const captions = { all: 'All appointments', pending: 'Pending appointments', done: 'Done appointments' } as const;

/** One row per request; cards on phones. */
function AppointmentTable({ appointments, query, open, marked, clock }: AppointmentTableProps) {
  const showsStatus = query.status === 'all';
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="visually-hidden">{captions[query.status]}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name and phone</th>
            <th scope="col">Treatment and place</th>
            <th scope="col">Received</th>
            {showsStatus && (
              <th scope="col" className="status">
                Status
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">Details</span>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has a link */}
        <tbody onClick={openRow}>
          {appointments.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              isOpen={appointment.reference === open}
              isNew={marked.has(appointment.id)}
              openSearch={toSearch(query, appointment.reference)}
              replaces={open !== undefined}
              showsStatus={showsStatus}
              clock={clock}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AppointmentRowProps {
  appointment: Appointment;
  isOpen: boolean;
  /** Has just come in. */
  isNew: boolean;
  /** Address of the list with this request open. */
  openSearch: string;
  /** A request is open already; the next one takes its step in the history. */
  replaces: boolean;
  showsStatus: boolean;
  clock: ClinicClock;
}

function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, isOpen, isNew, openSearch, replaces, showsStatus, clock } = props;
  const { reference, name, phone, treatmentType, city, state, created_at, remarks } = appointment;
  const received = new Date(created_at);
  const [treatment, ...others] = treatmentType;
  return (
    <tr data-open={isOpen} data-new={isNew}>
      <td>
        <bdi className="who">{name}</bdi>
        {isNew && <span className="new-mark">New</span>}
        <span className="second-line num">
          <bdi>{phone}</bdi>
        </span>
      </td>
      <td>
        {treatment} {others.length > 0 && <span className="soft nowrap">+{others.length} more</span>}
        <span className="second-line">
          {city}, {state}
        </span>
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="second-line">{timeLabel(received, clock)}</span>
      </td>
      {showsStatus && (
        <td className="status">
          <StateChip isSettled={remarks !== null}>{remarks === null ? 'Pending' : 'Done'}</StateChip>
        </td>
      )}
      <td className="open">
        <CardContacts appointment={appointment} />
        <Link
          id={rowLinkId(reference)}
          className="button button-quiet button-small"
          to={{ search: openSearch }}
          state={openedFromList}
          replace={replaces}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
        >
          Open<span className="visually-hidden"> the request of {name}</span>
          <Icon name="next" />
        </Link>
      </td>
    </tr>
  );
}
