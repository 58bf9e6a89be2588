import './closures.css';
import { useState } from 'react';
import type { Closure } from '#contract/closures.ts';
import type { Page } from '#contract/endpoint.ts';
import * as closureMessages from '#contract/messages/closures.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { DeleteRecord } from '#web/admin/list/delete-record.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { AddFirstLink, AddLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { addDays } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { describeTimes, formatDays } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { ClosureSheet, closureForms } from './closure-form.tsx';

const loadPage = (cursor?: string, signal?: AbortSignal) =>
  adminApi.closures.listAll({ query: { limit: '50', cursor } }, signal && { signal });

const find = (id: string, signal?: AbortSignal) => adminApi.closures.get({ params: { id } }, signal && { signal });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadRecords(args, loadPage, find);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: closureForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Closures', args);

export default function Closures({ loaderData: { page, unlisted, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const [deleting, setDeleting] = useState<Closure>();
  const { open, growing, sheet, isUnsaved, forget } = useRecords({
    noun: 'closure',
    forms: closureForms,
    page,
    unlisted,
    loadPage,
    messages: closureMessages,
  });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Closures and special hours</h1>
          <AddLink isSheetOpen={open !== undefined}>Add a closure</AddLink>
        </header>
        <div className="list-area">
          {!page && <ListFailure sentence={closureMessages.empty} />}
          {page && growing.list.body.length === 0 && <NoClosures />}
          {page && growing.list.body.length > 0 && (
            <>
              <ClosureTable closures={growing.list} open={open} clock={clock} onDelete={setDeleting} />
              <ListFoot list={growing.list} noun="closures" more={growing.more} onShowMore={growing.showMore} />
            </>
          )}
        </div>
      </main>
      {sheet && <ClosureSheet key={open} {...sheet} />}
      {deleting && (
        <DeleteRecord
          record={deleting}
          noun="closure"
          messages={closureMessages}
          {...{ growing, forget }}
          calls={adminApi.closures}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            <strong dir="auto">{deleting.reason}</strong>
          </p>
          <p>The website will show the usual hours again at once. You can undo this for 30 seconds.</p>
        </DeleteRecord>
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function NoClosures() {
  return (
    <EmptyState sentence={closureMessages.empty}>
      <p>Holidays, training, shorter hours: visitors read them with the opening hours, from 14 days before.</p>
      <AddFirstLink>Add the first closure</AddFirstLink>
    </EmptyState>
  );
}

interface ClosureTableProps {
  closures: Page<Closure[]>;
  open: string | undefined;
  clock: ClinicClock;
  onDelete: (closure: Closure) => void;
}

function ClosureTable({ closures, open, clock, onDelete }: ClosureTableProps) {
  return (
    <RecordTable
      className="closure-table"
      caption="Closures, newest first"
      columns={['Closure', 'Days', 'On the website', 'Added']}
    >
      {closures.body.map((closure) => (
        <tr key={closure.id} data-open={String(closure.id) === open}>
          <td>
            <span className="who" dir="auto">
              {closure.reason}
            </span>
            <span className="second-line">
              {closure.spans.length > 0 ? describeTimes(closure.spans) : 'Closed all day'}
            </span>
          </td>
          <td className="num closure-days">{formatDays(closure.starts_on, closure.ends_on)}</td>
          <td>
            <State closure={closure} all={closures.body} clock={clock} />
          </td>
          <td className="when num">{dayLabel(new Date(closure.created_at), clock)}</td>
          <td className="open">
            <RowActions
              name={`the closure ${closure.reason}`}
              edit={inSheet(closure.id, open)}
              onDelete={() => onDelete(closure)}
            />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

interface StateProps {
  closure: Closure;
  all: readonly Closure[];
  clock: ClinicClock;
}

function State({ closure, all, clock }: StateProps) {
  const now = today(clock);
  const { starts_on, ends_on } = closure;
  if (ends_on < now) return <StateChip isSettled={false}>Over</StateChip>;
  const counts = starts_on <= now ? closure === findCounting(all, now) : countsSomeDay(closure, all);
  if (!counts) return <StateChip isSettled={false}>Replaced by a newer one</StateChip>;
  const shownFrom = firstShown(starts_on);
  if (shownFrom <= now) return <StateChip isSettled>Shows now</StateChip>;
  return <StateChip isSettled={false}>{`From ${shortDay(shownFrom, thisYear(clock))}`}</StateChip>;
}

/** Among closures that overlap, the one that started last counts. */
function findCounting(closures: readonly Closure[], day: string) {
  return closures
    .filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
    .toSorted((a, b) => b.starts_on.localeCompare(a.starts_on) || b.id - a.id)[0];
}

/** A day on which another one ends may be the last on which it stands in front. */
function countsSomeDay(closure: Closure, closures: readonly Closure[]) {
  const { starts_on, ends_on } = closure;
  const days = [starts_on, ...closures.map((other) => addDays(other.ends_on, 1))];
  return days.some((day) => starts_on <= day && day <= ends_on && findCounting(closures, day) === closure);
}

/** The website shows a closure from 14 days before. */
function firstShown(day: string) {
  return addDays(day, -14);
}
