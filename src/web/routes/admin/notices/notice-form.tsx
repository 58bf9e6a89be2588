import { limits } from '#contract/limits.ts';
import * as noticeMessages from '#contract/messages/notices.ts';
import type { Notice } from '#contract/notices.ts';
import { lengthOf } from '#contract/text-length.ts';
import { DayField } from '#web/admin/day-input.tsx';
import type { RecordSheetProps } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextArea, TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';

/** In the order of the form, with the names that people know them by. */
const labels = { text: 'Notice', starts_on: 'First day', ends_on: 'Last day', link: 'Link' } as const;

export type NoticeField = keyof typeof labels;
export type NoticeValues = Record<NoticeField, string>;

type AdminApi = typeof adminApi;

const fields = Object.keys(labels) as NoticeField[];

export const noticeForms = defineListForms({
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

export function NoticeSheet(props: RecordSheetProps<Notice, NoticeField>) {
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
