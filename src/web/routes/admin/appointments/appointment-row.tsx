import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { Icon } from '#web/ui/icon.tsx';

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

export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, isOpen, isNew, openSearch, replaces, showsStatus, clock } = props;
  const { reference, name, phone, treatmentType, city, state, created_at, remarks } = appointment;
  const received = new Date(created_at);
  const [treatment, ...others] = treatmentType;
  return (
    <tr data-open={isOpen} data-new={isNew}>
      <td>
        <span className="who">{name}</span>
        {isNew && <span className="new-mark">New</span>}
        <span className="second-line num">{phone}</span>
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
