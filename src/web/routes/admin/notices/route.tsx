import './notices.css';
import { useState } from 'react';
import type { Page } from '#contract/endpoint.ts';
import * as noticeMessages from '#contract/messages/notices.ts';
import type { Notice } from '#contract/notices.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { DeleteRecord } from '#web/admin/list/delete-record.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { AddFirstLink, AddLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { NoticeSheet, noticeForms } from './notice-form.tsx';

const loadPage = (cursor?: string, signal?: AbortSignal) =>
  adminApi.notices.listAll({ query: { limit: '50', cursor } }, signal && { signal });

const find = (id: string, signal?: AbortSignal) => adminApi.notices.get({ params: { id } }, signal && { signal });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadRecords(args, loadPage, find);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: noticeForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Notices', args);

export default function Notices({ loaderData: { page, unlisted, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const [deleting, setDeleting] = useState<Notice>();
  const { open, growing, sheet, isUnsaved, forget } = useRecords({
    noun: 'notice',
    forms: noticeForms,
    page,
    unlisted,
    loadPage,
    messages: noticeMessages,
  });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Notices</h1>
          <AddLink isSheetOpen={open !== undefined}>Add a notice</AddLink>
        </header>
        <div className="list-area">
          {!page && <ListFailure sentence={noticeMessages.empty} />}
          {page && growing.list.body.length === 0 && <NoNotices />}
          {page && growing.list.body.length > 0 && (
            <>
              <NoticeTable notices={growing.list} open={open} clock={clock} onDelete={setDeleting} />
              <ListFoot list={growing.list} noun="notices" more={growing.more} onShowMore={growing.showMore} />
            </>
          )}
        </div>
      </main>
      {sheet && <NoticeSheet key={open} {...sheet} />}
      {deleting && (
        <DeleteRecord
          record={deleting}
          noun="notice"
          messages={noticeMessages}
          {...{ growing, forget }}
          calls={adminApi.notices}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            <strong dir="auto">{deleting.text}</strong>
          </p>
          <p>It will leave the website at once. You can undo this for 30 seconds.</p>
        </DeleteRecord>
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function NoNotices() {
  return (
    <EmptyState sentence={noticeMessages.empty}>
      <p>What you add here will show at the top of every page, on the days that you choose.</p>
      <AddFirstLink>Add the first notice</AddFirstLink>
    </EmptyState>
  );
}

interface NoticeTableProps {
  notices: Page<Notice[]>;
  open: string | undefined;
  clock: ClinicClock;
  onDelete: (notice: Notice) => void;
}

function NoticeTable({ notices, open, clock, onDelete }: NoticeTableProps) {
  const shown = findShown(notices.body, today(clock));
  const day = (day: string) => shortDay(day, thisYear(clock));
  return (
    <RecordTable
      className="notice-table"
      caption="Notices, newest first"
      columns={['Notice', 'Days', 'On the website', 'Added']}
    >
      {notices.body.map((notice) => (
        <tr key={notice.id} data-open={String(notice.id) === open}>
          <td>
            <span className="who" dir="auto">
              {notice.text}
            </span>
            {notice.link && <span className="second-line">{notice.link}</span>}
          </td>
          <td className="num notice-days">
            {notice.starts_on === notice.ends_on
              ? day(notice.starts_on)
              : `${day(notice.starts_on)} to ${day(notice.ends_on)}`}
          </td>
          <td>
            <State notice={notice} today={today(clock)} isShown={notice === shown} />
          </td>
          <td className="when num">{dayLabel(new Date(notice.created_at), clock)}</td>
          <td className="open">
            <RowActions
              name={`the notice ${notice.text}`}
              edit={inSheet(notice.id, open)}
              onDelete={() => onDelete(notice)}
            />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

const isCurrent = ({ starts_on, ends_on }: Notice, today: string) => starts_on <= today && today <= ends_on;

/** Among notices that overlap, the one that started last shows. */
function findShown(notices: readonly Notice[], today: string) {
  const current = notices.filter((notice) => isCurrent(notice, today));
  return current.toSorted((a, b) => b.starts_on.localeCompare(a.starts_on) || b.id - a.id)[0];
}

function State({ notice, today, isShown }: { notice: Notice; today: string; isShown: boolean }) {
  if (isShown) return <StateChip isSettled>Shows now</StateChip>;
  if (isCurrent(notice, today)) return <StateChip isSettled={false}>Replaced by a newer one</StateChip>;
  return <StateChip isSettled={false}>{notice.starts_on > today ? 'Still to come' : 'Over'}</StateChip>;
}
