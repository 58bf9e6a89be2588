import type { Opening } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

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
      <p>What you add here will be on the career page of the website at once.</p>
      <AddFirstLink>Add the first opening</AddFirstLink>
    </EmptyState>
  );
}

interface OpeningTableProps {
  openings: readonly Opening[];
  open: string | undefined;
  clock: ClinicClock;
  onRemove: (opening: Opening) => void;
}

function OpeningTable({ openings, open, clock, onRemove }: OpeningTableProps) {
  return (
    <RecordTable
      className="opening-table"
      caption="Openings, newest first"
      columns={['Position', 'Experience', 'Added', 'On the website']}
    >
      {openings.map((opening) => (
        <OpeningRow key={opening.id} opening={opening} open={open} clock={clock} onRemove={() => onRemove(opening)} />
      ))}
    </RecordTable>
  );
}

interface OpeningRowProps {
  opening: Opening;
  open: string | undefined;
  clock: ClinicClock;
  onRemove: () => void;
}

function OpeningRow({ opening, open, clock, onRemove }: OpeningRowProps) {
  const { id, position, description, experience, created_at } = opening;
  return (
    <tr data-open={String(id) === open}>
      <td>
        <span className="who" dir="auto">
          {position}
        </span>
        <span className="second-line opening-excerpt" dir="auto">
          {excerpt(description)}
        </span>
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
        <RowActions name={`the opening ${position}`} edit={inSheet(id, open)} onDelete={onRemove} />
      </td>
    </tr>
  );
}

/** State of an opening, with its last day. */
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
