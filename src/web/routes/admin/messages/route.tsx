import './messages.css';
import { limits } from '#contract/limits.ts';
import type { MessageTemplate } from '#contract/message-templates.ts';
import * as templateMessages from '#contract/messages/message-templates.ts';
import { fillTemplate, type TemplateField } from '#contract/template-fields.ts';
import { lengthOf } from '#contract/text-length.ts';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { wholeList } from '#web/admin/store/records.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { TextArea } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';

const labels = { text: 'Message' } as const;

type MessageField = keyof typeof labels;
type MessageValues = Record<MessageField, string>;

type AdminApi = typeof adminApi;

const messageForms = defineListForms({
  fields: ['text'] as MessageField[],
  read: (form): MessageValues => formTexts(form, ['text']),
  expect: (template: MessageTemplate, { text }) => ({ ...template, text }),
  // None is ever added: each belongs to a step of the work.
  add: (_api: AdminApi, _values): Promise<MessageTemplate> => Promise.reject(new Error('There is no such form.')),
  update: (api, body, { params, options }) => api.messageTemplates.update({ params, body }, options),
  load: (api, { params }) => api.messageTemplates.get({ params }),
});

const valuesOf = (template: MessageTemplate | undefined): MessageValues => ({ text: template?.text ?? '' });

const fieldHints: Record<TemplateField, string> = {
  name: 'the patient’s name',
  reference: 'the reference of the request',
  clinic: 'the name of the clinic',
  phone: 'the phone number of the clinic',
  when: 'day and time of the patient’s next visit; you write it where there is none',
  practitioner: 'who the next visit is with',
  link: 'the address of the patient’s own page, with times and the way to cancel',
  review_link: 'the address of the page for reviews',
};

function MessageSheet(props: SheetProps<MessageTemplate, MessageField>) {
  const { record } = props;
  return (
    <RecordSheet
      {...props}
      noun="message"
      title={record && templateMessages.titles[record.key]}
      labels={labels}
      valuesOf={valuesOf}
      messages={templateMessages}
    >
      {(control, { text }, type) => (
        <>
          <TextArea
            {...control('text')}
            rows={7}
            count={{ length: lengthOf(text), max: limits.remarks }}
            hint="What is in braces is filled in for each patient."
          />
          {record && text !== record.default_text && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => type({ text: record.default_text })}
            >
              Back to the default words
            </button>
          )}
          <Preview text={text} />
          <dl className="template-fields">
            {Object.entries(fieldHints).map(([field, hint]) => (
              <div key={field}>
                <dt>{`{${field}}`}</dt>
                <dd>{hint}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RecordSheet>
  );
}

/** The message as a patient gets it, while someone types. */
function Preview({ text }: { text: string }) {
  const shell = useShellData();
  const filled = fillTemplate(text, {
    name: 'Asha Sample',
    reference: 'K7MP2QXA',
    clinic: shell?.clinic.name ?? '',
    phone: shell?.clinic.phone ?? '',
    when: 'Tuesday, 24 November, 5:00 pm',
    practitioner: 'Nila Sample',
    link: new URL('/visit/example', shell?.siteUrl).href,
    review_link: new URL('/review', shell?.siteUrl).href,
  });
  return (
    <section className="template-preview" aria-label="Preview">
      <h3>What a patient reads</h3>
      <p dir="auto">{filled}</p>
    </section>
  );
}

/** All at once: there are few, and always the same. */
const tab = defineTab(templateMessages, {
  noun: 'message',
  forms: messageForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.messageTemplates.list({}, signal && { signal })),
  calls: adminApi.messageTemplates,
});

export const clientLoader = (args: Route.ClientLoaderArgs) => tab.load(args);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: messageForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Messages', args);

export default function Messages() {
  return (
    <RecordPage
      tab={tab}
      title="Messages"
      failure={{ sentence: 'The messages could not be loaded.' }}
      lead={
        <p className="soft messages-lead">What the front desk sends to patients by WhatsApp, text message or e-mail.</p>
      }
      sheet={(props) => <MessageSheet key={props.draftName} {...props} />}
    >
      {({ items, open }) => <MessageTable messages={items} open={open} />}
    </RecordPage>
  );
}

function MessageTable({ messages, open }: { messages: readonly MessageTemplate[]; open: string | undefined }) {
  return (
    <RecordTable className="message-table" caption="Messages" columns={['Message']}>
      {messages.map(({ id, key, text }) => (
        <tr key={id} data-open={String(id) === open}>
          <td>
            <span className="who">{templateMessages.titles[key]}</span>
            <span className="second-line" dir="auto">
              {text}
            </span>
          </td>
          <td className="open">
            <RowActions name={`the message ${templateMessages.titles[key]}`} edit={inSheet(id, open)} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
