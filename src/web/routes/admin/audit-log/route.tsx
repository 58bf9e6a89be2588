import './changes.css';
import { Link, useNavigation } from 'react-router';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import * as listMessages from '#contract/messages/lists.ts';
import { ChangeSentence } from '#web/admin/change-sentence.tsx';
import { type ClinicClock, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure, ListFoot } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { type LoadPage, recordsOf, useList } from '#web/admin/records/cache.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/audit-log.ts';
import type { Route } from './+types/route.ts';
import { addressOf, findExisting, groupByDay } from './changes.ts';

const pageSize = '50';

const kind = 'audit-log';

/** An entry never changes. */
type Entry = AuditLogEntry & { version: 1 };

const loadPage: LoadPage<Entry> = async ({ cursor, signal }) => {
  const page = await adminApi.auditLog.list({ query: { limit: pageSize, cursor } }, signal && { signal });
  return { ...page, body: page.body.map((entry) => ({ ...entry, version: 1 as const })) };
};

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await recordsOf<Entry>(kind).open('', loadPage, signal);
  return { loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.history, args);

/** Audit log, from new to old. */
export default function Changes({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const isLoading = useNavigation().state === 'loading';
  const shown = useList(recordsOf<Entry>(kind));
  return (
    <TabMain title={words.history} beside={<p>{words.whoChangedWhat}</p>}>
      <div className="list-area changes" aria-busy={isLoading}>
        {shown.isLoaded ? (
          <ChangeList {...shown} clock={{ now: loadedAt, timeZone }} />
        ) : (
          <ListFailure sentence={listMessages.empty} />
        )}
      </div>
    </TabMain>
  );
}

type ChangeListProps = Pick<ReturnType<typeof useList<Entry>>, 'list' | 'showMore'> & { clock: ClinicClock };

function ChangeList({ list, showMore, clock }: ChangeListProps) {
  if (list.body.length === 0)
    return (
      <EmptyState sentence={words.noChanges}>
        <p>{words.listedHere}</p>
      </EmptyState>
    );
  const isThere = findExisting(list.body);
  return (
    <>
      {groupByDay(list.body, clock).map(({ day, entries }) => (
        <section key={day} className="change-day" aria-label={day}>
          <h2>{day}</h2>
          <ol className="card lined">
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} isThere={isThere(entry)} clock={clock} />
            ))}
          </ol>
        </section>
      ))}
      <ListFoot list={list} noun={words.changes} onShowMore={showMore} />
    </>
  );
}

function Change({ entry, isThere, clock }: { entry: AuditLogEntry; isThere: boolean; clock: ClinicClock }) {
  return (
    <li className="change grid typed">
      <time className="note num" dateTime={entry.created_at}>
        {timeLabel(new Date(entry.created_at), clock)}
      </time>
      <p>
        <ChangeSentence
          change={entry}
          {...(isThere && { link: (thing) => <Link to={addressOf(entry)}>{thing}</Link> })}
        />
      </p>
      {entry.client && <span className="note">{words.fromClient(entry.client)}</span>}
    </li>
  );
}
