import './career.css';
import { Link, useSearchParams } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOpened } from '#web/admin/list/use-opened.ts';
import { useRowFocus } from '#web/admin/list/use-row-focus.ts';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { useDrafts } from '#web/admin/saving/use-drafts.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/icon.tsx';
import { loadPage } from './load-openings.ts';
import { OpeningList } from './opening-list.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import type { OpeningValues } from './opening-values.ts';
import { useOpenings } from './use-openings.ts';

interface CareerTabProps {
  /** Null when it could not be loaded. */
  page: Page<Opening[]> | null;
  /** The open one, when it is not on the first page. */
  unlisted: Opening | undefined;
  loadedAt: Date;
}

const noPage: Page<Opening[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function CareerTab({ page, unlisted, loadedAt }: CareerTabProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const open = readOpen(useSearchParams()[0]);
  const growing = useGrowingList(page ?? noPage, '', (cursor) => loadPage({ cursor }));
  const { opened, keep } = useOpened(open, growing.list.body, unlisted);
  const drafts = useDrafts<OpeningValues>();
  const { save, remove, close } = useOpenings({ growing, drafts, keep });
  useRowFocus(open);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Career</h1>
          <AddLink isSheetOpen={open !== undefined} />
        </header>
        <div className="list-area">
          {page ? (
            <OpeningList {...growing} onShowMore={growing.showMore} open={open} clock={clock} onRemove={remove} />
          ) : (
            <ListFailure sentence={careerMessages.empty} />
          )}
        </div>
      </main>
      {(opened || open === 'new') && (
        <OpeningSheet key={open} opening={opened} drafts={drafts} onSave={save} onClose={close} />
      )}
      <LeaveGuard isUnsaved={!drafts.isEmpty} />
    </div>
  );
}

function AddLink({ isSheetOpen }: { isSheetOpen: boolean }) {
  return (
    <Link
      id={rowLinkId('new')}
      className={`button button-small ${isSheetOpen ? 'button-secondary' : 'button-primary'}`}
      to={{ search: '?open=new' }}
      state={openedFromList}
      replace={isSheetOpen}
      preventScrollReset
    >
      <Icon name="plus" />
      Add an opening
    </Link>
  );
}
