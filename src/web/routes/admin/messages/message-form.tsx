import { limits } from '#contract/limits.ts';
import type { MessageTemplate } from '#contract/message-templates.ts';
import * as templateMessages from '#contract/messages/message-templates.ts';
import { fillTemplate, type TemplateField } from '#contract/template-fields.ts';
import { lengthOf } from '#contract/text-length.ts';
import type { RecordSheetProps } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextArea } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { useShellData } from '#web/shell/clinic.ts';

const labels = { text: 'Message' } as const;

export type MessageField = keyof typeof labels;
export type MessageValues = Record<MessageField, string>;

type AdminApi = typeof adminApi;

export const messageForms = defineListForms({
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

export function MessageSheet(props: RecordSheetProps<MessageTemplate, MessageField>) {
  const { record, onType } = props;
  return (
    <RecordSheet
      {...props}
      noun="message"
      title={record && templateMessages.titles[record.key]}
      labels={labels}
      valuesOf={valuesOf}
      messages={{ ...templateMessages, addFailure: templateMessages.updateFailure }}
    >
      {(control, { text }) => (
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
              onClick={() => onType({ text: record.default_text })}
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
