import { Link } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { openedFromList } from '#web/admin/list/row-link.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OpeningTable } from './opening-table.tsx';

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
