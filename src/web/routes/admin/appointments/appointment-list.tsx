import '#web/admin/list/data-table.css';
import './appointments.css';
import './day-sheet.css';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { type ClinicClock, dayLabel, shortMoment, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { isNarrowed } from '#web/admin/list/list-address.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { openedFromList, openRow, rowLinkId } from '#web/admin/list/opened-row.ts';
import { describeWaiting } from '#web/admin/list/waiting.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import type { ShownList } from '#web/admin/store/records.ts';
import { onPhones, useMedia } from '#web/admin/use-media.ts';
import { shortWish } from '#web/admin/visits/wish-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CardContacts } from './contact-links.tsx';
import { type ListQuery, sortOf, toSearch } from './list-query.ts';
import { describeLastNote, momentLabel } from './notes.tsx';
import { isTold, RowAction } from './row-action.tsx';
import { isSameNumber } from './same-number.ts';
import { StageChip } from './stage-chip.tsx';
import { type Ticks, useIsTicked } from './ticks.ts';

interface AppointmentListProps {
  list: ShownList<Appointment>['list'];
  showMore: () => void;
  query: ListQuery;
  open: string | undefined;
  marked: ReadonlySet<number>;
  clock: ClinicClock;
  ticks: Ticks;
}

export function AppointmentList(props: AppointmentListProps) {
  const { list, showMore, query, open, marked, clock, ticks } = props;
  if (list.body.length === 0) return <NoAppointments query={query} />;
  return (
    <>
      <AppointmentTable appointments={list.body} {...{ query, open, marked, clock, ticks }} />
      <ListFoot
        list={list}
        noun={query.status === 'all' ? 'appointments' : query.stage || query.status}
        order={orders[sortOf(query)]}
        onShowMore={showMore}
      />
    </>
  );
}

function NoAppointments({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={appointmentMessages.empty}>
      {isNarrowed(query) || query.stage !== '' ? (
        <>
          <p>Nothing matches this search.</p>
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch({ ...query, q: '', from: '', to: '', stage: '' }) }}
          >
            Clear the search
          </Link>
        </>
      ) : (
        <p>{query.status === 'done' ? 'Finished requests appear here.' : 'Requests from the website appear here.'}</p>
      )}
    </EmptyState>
  );
}

interface AppointmentTableProps {
  appointments: Appointment[];
  query: ListQuery;
  open: string | undefined;
  /** Ids of requests that have just come in. */
  marked: ReadonlySet<number>;
  clock: ClinicClock;
  ticks: Ticks;
}

const orders = { newest: 'newest first', oldest: 'oldest first' } as const;

const captions = { all: 'All appointments', pending: 'Pending appointments', done: 'Done appointments' } as const;

/** One row per request; cards on phones. */
function AppointmentTable(props: AppointmentTableProps) {
  const { appointments, query, open, marked, clock, ticks } = props;
  const { phone } = useClinic();
  const isPhone = useMedia(onPhones);
  return (
    <div className="table-frame">
      <table className="data-table request-table">
        <caption className="visually-hidden">
          {captions[query.status]}, {orders[sortOf(query)]}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="name">
              Name and phone
            </th>
            <th scope="col">Treatment and message</th>
            <th scope="col" className="when">
              Received
            </th>
            <th scope="col" className="follow-up">
              Follow-up
            </th>
            <th scope="col" className="open">
              <span className="visually-hidden">Next step and details</span>
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has a link */}
        <tbody onClick={openRow}>
          {appointments.map((appointment, row) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              isOpen={appointment.reference === open}
              isNew={marked.has(appointment.id)}
              isSameNumber={isSameNumber(appointment, appointments[row - 1], phone)}
              isPhone={isPhone}
              query={query}
              replaces={open !== undefined}
              ticks={ticks}
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
  /** From the number of the request above. */
  isSameNumber: boolean;
  isPhone: boolean;
  /** Query of the list, for the address of this request. */
  query: ListQuery;
  /** A request is open already; the next one takes its step in the history. */
  replaces: boolean;
  ticks: Ticks;
  clock: ClinicClock;
}

/** Renders again only when something of its own has changed: the list may be long, and phones are slow. */
const AppointmentRow = memo(function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, isOpen, isNew, isPhone, query, replaces, ticks, clock } = props;
  const { reference, name, phone, treatmentType, city, state, created_at, conditions } = appointment;
  const received = new Date(created_at);
  const [treatment, ...others] = treatmentType;
  return (
    <tr data-open={isOpen} data-new={isNew} data-same-number={props.isSameNumber}>
      <td>
        {appointment.remarks === null && <RowTick appointment={appointment} ticks={ticks} />}
        <bdi className="who">{name}</bdi>
        {isNew && <span className="new-mark">Just in</span>}
        <span className="second-line num">
          <bdi>{phone}</bdi>
          {props.isSameNumber && ' · same number'}
        </span>
      </td>
      <td>
        {treatment} {others.length > 0 && <span className="soft">+{others.length} more</span>}
        <span className="second-line" dir="auto">
          {conditions ? firstLine(conditions) : `${city}, ${state}`}
        </span>
      </td>
      <td className="when num">
        {dayLabel(received, clock)}
        <span className="received-time">, {timeLabel(received, clock)}</span>
        <WaitingTime appointment={appointment} clock={clock} />
      </td>
      <td className="follow-up">
        <FollowUp appointment={appointment} clock={clock} />
      </td>
      <td className="open">
        <RowAction
          appointment={appointment}
          now={clock.now}
          list={query.status === 'pending' ? toSearch(query) : undefined}
        />
        {isPhone && <CardContacts appointment={appointment} />}
        <Link
          id={rowLinkId(reference)}
          className="button button-quiet button-small"
          to={{ search: toSearch(query, reference) }}
          state={openedFromList}
          replace={replaces}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
        >
          Open<span className="visually-hidden"> the request of {name}</span>
        </Link>
      </td>
    </tr>
  );
});

/** Shows while several are being chosen. */
function RowTick({ appointment: { id, name }, ticks }: Pick<AppointmentRowProps, 'appointment' | 'ticks'>) {
  const isTicked = useIsTicked(ticks, id);
  const shortcut = useShortcut('tick');
  if (isTicked === undefined) return null;
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={() => ticks.toggle(id)}
        aria-label={`Choose ${name}`}
        {...shortcut}
      />
    </label>
  );
}

/** The beginning of a message, on one line; the row cuts what does not fit. */
function firstLine(message: string) {
  return message.split('\n', 1)[0];
}

interface FollowUpProps {
  appointment: Appointment;
  clock: ClinicClock;
}

/** New ones wait for a first call; others wait once a call is due. */
function WaitingTime({ appointment: { waiting_since, next_call_at }, clock }: FollowUpProps) {
  const since = waiting_since ?? next_call_at;
  if (!since || Date.parse(since) > clock.now.getTime()) return null;
  return <span className="waiting-time note">{describeWaiting(since, clock.now)}</span>;
}

/** Its stage with the next call, and below it the one thing to know. */
function FollowUp({ appointment, clock }: FollowUpProps) {
  const { next_call_at } = appointment;
  const about = describeNext(appointment, clock);
  return (
    <>
      <StageChip request={appointment} />
      {next_call_at && <span className="next-call-time">Call: {momentLabel(next_call_at, clock)}</span>}
      {about && (
        <span className="second-line" dir="auto">
          {about}
        </span>
      )}
    </>
  );
}

/** The remarks of a done request; of others what the patient wrote last, the next visit, the wishes, or the last note. */
function describeNext(appointment: Appointment, clock: ClinicClock) {
  const { remarks, stage, last_note, next_visit_at } = appointment;
  if (remarks !== null) return remarks;
  const note = last_note && describeLastNote(last_note);
  if (last_note?.from_patient) return note;
  if (next_visit_at !== null) {
    const told = isTold(appointment) ? 'patient told' : 'not told yet';
    return `${shortMoment(next_visit_at, clock)} · ${told}`;
  }
  return stage === 'seen' ? note : (shortWish(appointment, clock) ?? note);
}
