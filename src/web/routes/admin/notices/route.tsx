import './notices.css';
import { limits } from '#contract/limits.ts';
import * as noticeMessages from '#contract/messages/notices.ts';
import type { Notice } from '#contract/notices.ts';
import { lengthOf } from '#contract/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

/** In the order of the form, with the names that people know them by. */
const labels = { text: 'Notice', starts_on: 'First day', ends_on: 'Last day', link: 'Link' } as const;

type NoticeField = keyof typeof labels;
type NoticeValues = Record<NoticeField, string>;

type AdminApi = typeof adminApi;

const fields = Object.keys(labels) as NoticeField[];

const noticeForms = defineListForms({
  fields,
  read: (form): NoticeValues => formTexts(form, fields),
  expect: (notice: Notice, { text, starts_on, ends_on, link }) => ({
    ...notice,
    text,
    starts_on: starts_on || notice.starts_on,
    ends_on: ends_on || notice.ends_on,
    link: link.trim() || null,
  }),
  add: (api: AdminApi, body): Promise<Notice> => api.notices.create({ body }),
  update: (api, body, { params, options }) => api.notices.update({ params, body }, options),
  load: (api, { params }) => api.notices.get({ params }),
});

const nothing: NoticeValues = { text: '', starts_on: '', ends_on: '', link: '' };

function valuesOf(notice: Notice | undefined): NoticeValues {
  if (!notice) return nothing;
  const { text, starts_on, ends_on, link } = notice;
  return { text, starts_on, ends_on, link: link ?? '' };
}

function NoticeSheet(props: SheetProps<Notice, NoticeField>) {
  return (
    <RecordSheet
      {...props}
      noun="notice"
      title={props.record && 'Edit the notice'}
      labels={labels}
      valuesOf={valuesOf}
      messages={noticeMessages}
      history="notice"
      preview={(body) => adminApi.notices.preview({ body })}
    >
      {(control, { text }) => (
        <>
          <TextArea
            {...control('text')}
            hint="A sentence or two. It will show at the top of every page of the website."
            count={{ length: lengthOf(text), max: limits.title }}
          />
          <DayField {...control('starts_on')} hint="The notice will show from the start of this day." />
          <DayField {...control('ends_on')} hint="It will leave the website at the end of this day." />
          <TextField
            {...control('link')}
            optional
            inputMode="url"
            hint="Where the notice leads: an address that starts with https://, or a page of this site like /career."
          />
        </>
      )}
    </RecordSheet>
  );
}

const tab = defineTab(noticeMessages, {
  noun: 'notice',
  forms: noticeForms,
  loadPage: ({ cursor, signal }) => adminApi.notices.listAll({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.notices,
});

export const clientLoader = (args: Route.ClientLoaderArgs) => tab.load(args);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: noticeForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Notices', args);

export default function Notices({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <RecordPage
      tab={tab}
      title="Notices"
      add="Add a notice"
      foot={{ noun: 'notices' }}
      empty={
        <EmptyState sentence={noticeMessages.empty}>
          <p>What you add here will show at the top of every page, on the days that you choose.</p>
          <AddFirstLink>Add the first notice</AddFirstLink>
        </EmptyState>
      }
      deletion={{
        describe: ({ text }) => (
          <>
            <p>
              <strong dir="auto">{text}</strong>
            </p>
            <p>It will leave the website at once. You can undo this for 30 seconds.</p>
          </>
        ),
      }}
      sheet={(props) => <NoticeSheet key={props.draftName} {...props} />}
    >
      {({ items, open, onDelete }) => <NoticeTable notices={items} {...{ open, clock, onDelete }} />}
    </RecordPage>
  );
}

interface NoticeTableProps {
  notices: readonly Notice[];
  open: string | undefined;
  clock: ClinicClock;
  onDelete: (notice: Notice) => void;
}

function NoticeTable({ notices, open, clock, onDelete }: NoticeTableProps) {
  const shown = findShown(notices, today(clock));
  const day = (day: string) => shortDay(day, thisYear(clock));
  return (
    <RecordTable
      className="days-table"
      caption="Notices, newest first"
      columns={['Notice', 'Days', 'On the website', 'Added']}
    >
      {notices.map((notice) => (
        <tr key={notice.id} data-open={String(notice.id) === open}>
          <td>
            <span className="who" dir="auto">
              {notice.text}
            </span>
            {notice.link && <span className="second-line">{notice.link}</span>}
          </td>
          <td className="num days">
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
