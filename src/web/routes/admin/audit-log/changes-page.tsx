import './changes.css';
import { useNavigation } from 'react-router';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import type { Page } from '#contract/endpoint.ts';
import * as listMessages from '#contract/messages/lists.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChangeDay } from './change-day.tsx';
import { loadChanges } from './load-changes.ts';
import { groupByDay, knowWhatIsThere } from './read-changes.ts';

interface ChangesPageProps {
  /** Null when it could not be loaded. */
  page: Page<AuditLogEntry[]> | null;
  loadedAt: Date;
}

/** Who changed what, as a list to read from new to old. */
export function ChangesPage({ page, loadedAt }: ChangesPageProps) {
  const { timeZone } = useClinic();
  const isLoading = useNavigation().state === 'loading';
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>Changes</h1>
        <p>Who changed what, and when</p>
      </header>
      <div className="list-area changes" aria-busy={isLoading}>
        {page ? (
          <ChangeList first={page} clock={{ now: loadedAt, timeZone }} />
        ) : (
          <ListFailure sentence={listMessages.empty} />
        )}
      </div>
    </main>
  );
}

function ChangeList({ first, clock }: { first: Page<AuditLogEntry[]>; clock: ClinicClock }) {
  const { list, more, showMore } = useGrowingList(first, '', (cursor) => loadChanges({ cursor }));
  if (list.body.length === 0)
    return (
      <EmptyState sentence="No changes yet.">
        <p>What administrators do to the site and its requests is written down here.</p>
      </EmptyState>
    );
  const isThere = knowWhatIsThere(list.body);
  return (
    <>
      {groupByDay(list.body, clock).map(({ day, entries }) => (
        <ChangeDay key={day} day={day} entries={entries} isThere={isThere} clock={clock} />
      ))}
      <ListFoot list={list} noun="changes" more={more} onShowMore={showMore} />
    </>
  );
}
