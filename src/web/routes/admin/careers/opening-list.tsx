import '#web/admin/list/data-table.css';
import { Link } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface OpeningListProps {
  list: Page<Opening[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  open: string | undefined;
  clock: ClinicClock;
  onRemove: (opening: Opening) => void;
}

export function OpeningList({ list, more, onShowMore, ...table }: OpeningListProps) {
  if (list.body.length === 0) return <NoOpenings />;
  return (
    <>
      <OpeningTable openings={list.body} {...table} />
      <ListFoot list={list} noun="openings" more={more} onShowMore={onShowMore} />
    </>
  );
}

function NoOpenings() {
  return (
    <EmptyState sentence={careerMessages.empty}>
      <p>What you add here stands on the career page of the website at once.</p>
      <Link
        className="button button-secondary button-small"
        to={{ search: '?open=new' }}
        state={openedFromList}
        preventScrollReset
      >
        Add the first opening
      </Link>
    </EmptyState>
  );
}

interface OpeningTableProps {
  openings: readonly Opening[];
  open: string | undefined;
  clock: ClinicClock;
  onRemove: (opening: Opening) => void;
}

/** One row per opening; cards on phones. */
function OpeningTable({ openings, open, clock, onRemove }: OpeningTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table opening-table">
        <caption className="visually-hidden">Openings, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Experience</th>
            <th scope="col">Added</th>
            <th scope="col">On the website</th>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {openings.map((opening) => (
            <OpeningRow
              key={opening.id}
              opening={opening}
              isOpen={String(opening.id) === open}
              replaces={open !== undefined}
              clock={clock}
              onRemove={() => onRemove(opening)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OpeningRowProps {
  opening: Opening;
  isOpen: boolean;
  /** One is open already; the next one takes its step in the history. */
  replaces: boolean;
  clock: ClinicClock;
  onRemove: () => void;
}

function OpeningRow({ opening, isOpen, replaces, clock, onRemove }: OpeningRowProps) {
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
