import { Link } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { Icon } from '#web/ui/icon.tsx';

interface OpeningRowProps {
  opening: Opening;
  isOpen: boolean;
  /** One is open already; the next one takes its step in the history. */
  replaces: boolean;
  clock: ClinicClock;
  onRemove: () => void;
}

export function OpeningRow({ opening, isOpen, replaces, clock, onRemove }: OpeningRowProps) {
  const { id, position, description, experience, created_at } = opening;
  return (
    <tr data-open={isOpen}>
      <td>
        <span className="who">{position}</span>
        <span className="second-line opening-excerpt">{excerpt(description)}</span>
      </td>
      <td className="num nowrap">
        {experience} {experience === 1 ? 'year' : 'years'}
        <span className="opening-unit"> of experience</span>
      </td>
      <td className="when num">{dayLabel(new Date(created_at), clock)}</td>
      <td className="num opening-state">
        <State opening={opening} clock={clock} />
      </td>
      <td className="open">
        <div className="row-actions">
          <Link
            id={rowLinkId(String(id))}
            className="button button-quiet button-small"
            to={{ search: `?open=${id}` }}
            state={openedFromList}
            replace={replaces}
            preventScrollReset
            aria-current={isOpen ? 'true' : undefined}
          >
            Edit<span className="visually-hidden"> the opening {position}</span>
            <Icon name="next" />
          </Link>
          <button
            type="button"
            className="icon-button"
            aria-label={`Delete the opening ${position}`}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        </div>
      </td>
    </tr>
  );
}

/** Until when it is on the website, or since when it is not. */
function State({ opening: { closes_on }, clock }: { opening: Opening; clock: ClinicClock }) {
  if (closes_on === null) return <StateChip isSettled>Open</StateChip>;
  const isClosed = closes_on < today(clock);
  return (
    <>
      <StateChip isSettled={!isClosed}>{isClosed ? 'Closed' : 'Open'}</StateChip>
      <span className="second-line">
        {isClosed ? 'Last day was' : 'until'} {shortDay(closes_on, thisYear(clock))}
      </span>
    </>
  );
}
