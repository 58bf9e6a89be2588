import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { Icon } from '#web/ui/icon.tsx';
import { dayLabel, timeLabel } from './received.ts';
import { StatusChip } from './status-chip.tsx';

interface AppointmentRowProps {
  appointment: Appointment;
  isOpen: boolean;
  /** Address of the list with this request open. */
  openSearch: string;
  /** A request is open already; the next one takes its step in the history. */
  replaces: boolean;
  showsStatus: boolean;
  timeZone: string;
}

export function AppointmentRow({
  appointment,
  isOpen,
  openSearch,
  replaces,
  showsStatus,
  timeZone,
}: AppointmentRowProps) {
  const { reference, name, phone, treatmentType, city, state, created_at, remarks } = appointment;
  const received = new Date(created_at);
  const [treatment, ...others] = treatmentType;
  return (
    <tr data-open={isOpen}>
      <td>
        <span className="who">{name}</span>
        <span className="second-line num">{phone}</span>
      </td>
      <td>
        {treatment} {others.length > 0 && <span className="soft nowrap">+{others.length} more</span>}
        <span className="second-line">
          {city}, {state}
        </span>
      </td>
      <td className="when num">
        {dayLabel(received, new Date(), timeZone)}
        <span className="second-line">{timeLabel(received, timeZone)}</span>
      </td>
      {showsStatus && (
        <td className="status">
          <StatusChip isDone={remarks !== null} />
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
          Open<span className="unseen"> the request of {name}</span>
          <Icon name="next" />
        </Link>
      </td>
    </tr>
  );
}

/** Marks a step in the history that closing the request may take back. */
export const openedFromList = { openedFromList: true };

export function rowLinkId(reference: string) {
  return `request-${reference}`;
}
