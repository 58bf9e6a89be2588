import * as noticeMessages from '#contract/messages/notices.ts';
import type { Notice } from '#contract/notices.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { DaysTable, findCounting, isOn, shownOrReplaced } from '#web/admin/list/days-table.tsx';
import { DeleteWarning } from '#web/admin/records/change.tsx';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/notices.ts';
import type { Route } from './+types/route.ts';

/** Labels of the fields, in the order of the form. */
const labels = { text: words.notice, starts_on: words.firstDay, ends_on: words.lastDay, link: words.link } as const;

const noticeForms = defineListForms(adminApi.notices, labels, {
  expect: (notice, { text, starts_on, ends_on, link }) => ({
    ...notice,
    text,
    starts_on: starts_on || notice.starts_on,
    ends_on: ends_on || notice.ends_on,
    link: link.trim() || null,
  }),
});

const nothing = { text: '', starts_on: '', ends_on: '', link: '' };

function valuesOf(notice: Notice | undefined) {
  const { text, starts_on, ends_on, link } = notice ?? nothing;
  return { text, starts_on, ends_on, link: link ?? '' };
}

const tab = defineTab({
  kind: 'notice',
  labels,
  messages: noticeMessages,
  forms: noticeForms,
  loadPage: ({ cursor, signal }) => adminApi.notices.list({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.notices,
  history: 'notice',
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.notices, args);

export default function Notices({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const day = (day: string) => shortDay(day, thisYear(clock));
  return (
    <RecordPage
      tab={tab}
      title={words.notices}
      add={words.addANotice}
      foot={{ noun: words.nouns }}
      empty={words.empty}
      addFirst={words.addTheFirstNotice}
      describe={({ text }) => <DeleteWarning name={text}>{words.deleteWarning}</DeleteWarning>}
      headingOf={(notice) => notice && words.editTheNotice}
      valuesOf={valuesOf}
      preview={(body) => adminApi.notices.preview({ body })}
      fields={(control, { text }) => (
        <>
          <TextArea {...control('text')} hint={words.textHint} count={{ length: lengthOf(text), max: limits.title }} />
          <DayField {...control('starts_on')} hint={words.firstDayHint} />
          <DayField {...control('ends_on')} hint={words.lastDayHint} />
          <TextField {...control('link')} optional inputMode="url" hint={words.linkHint} />
        </>
      )}
    >
      {({ items, open, onDelete }) => (
        <DaysTable
          noun="notice"
          {...{ items, open, clock, onDelete }}
          describe={(notice) => ({
            name: notice.text,
            below: notice.link,
            days: [...new Set([notice.starts_on, notice.ends_on])].map(day).join(words.to),
            state: stateOf(notice, items, today(clock)),
          })}
        />
      )}
    </RecordPage>
  );
}

/** Text of the column 'On the website'. */
function stateOf(notice: Notice, all: readonly Notice[], now: string) {
  if (isOn(notice, now)) return shownOrReplaced(notice === findCounting(all, now));
  return notice.starts_on > now ? words.stillToCome : words.over;
}
