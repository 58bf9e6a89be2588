import { QuietButton } from '#web/admin/button.tsx';
import './messages.css';
import * as templateMessages from '#contract/messages/messages.ts';
import { limits } from '#contract/plain/limits.ts';
import { later } from '#contract/plain/outbox-states.ts';
import { fillTemplate, type TemplateField } from '#contract/plain/template-fields.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextArea } from '#web/forms/fields.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { useShellData } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/messages.ts';
import type { Route } from './+types/route.ts';

const labels = { text: words.message, by_mail: words.byMail } as const;

// None is ever added: each belongs to a step of the work.
const create = () => Promise.reject(new Error('There is no such form.'));

const fieldHints: Record<TemplateField, string> = words.fieldHints;

/** The message as a patient gets it, while someone types. */
function Preview({ text, added }: { text: string; added: string }) {
  const shell = useShellData();
  const fill = (template: string) =>
    fillTemplate(template, {
      name: words.samplePatient,
      reference: 'K7MP2QXA',
      clinic: shell?.clinic.name ?? '',
      phone: shell?.clinic.phone ?? '',
      when: words.sampleTime,
      practitioner: words.samplePractitioner,
      link: new URL('/visit/example', shell?.siteUrl).href,
      review_link: new URL('/review', shell?.siteUrl).href,
    });
  return (
    <section className="template-preview" aria-label={words.preview}>
      <h3>{words.whatAPatientReads}</h3>
      <p dir="auto">{fill(text)}</p>
      {added && (
        <>
          <h3>{words.byMailItAlsoSays}</h3>
          <p dir="auto">{fill(added)}</p>
        </>
      )}
    </section>
  );
}

const yes = 'yes';
const wordOf = (isOn: boolean) => (isOn ? yes : 'no');

type Values = Record<keyof typeof labels, string>;

const forms = defineListForms({ ...adminApi.messages, create }, labels, {
  bodyOf: ({ text, by_mail }: Values) => ({ text, ...(by_mail !== '' && { by_mail: by_mail === yes }) }),
  expect: (template, { text, by_mail }) => ({ ...template, text, by_mail: by_mail === '' ? null : by_mail === yes }),
});

/** All at once: there are few, and always the same. */
const tab = defineTab({
  kind: 'message',
  labels,
  messages: templateMessages,
  forms,
  loadPage: async ({ signal }) => wholeList(await adminApi.messages.list({}, signal && { signal })),
  calls: adminApi.messages,
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.messages, args);

const byMail = (isOn: boolean | null | undefined) => (isOn === null || isOn === undefined ? '' : wordOf(isOn));

export default function Messages() {
  return (
    <RecordPage
      tab={tab}
      title={words.messages}
      failure={{ sentence: words.failure }}
      lead={<p className="soft list-lead">{words.lead}</p>}
      headingOf={(template) => template && templateMessages.titles[template.key]}
      valuesOf={(template) => ({ text: template?.text ?? '', by_mail: byMail(template?.by_mail) })}
      fields={(control, { text, by_mail }, { record, type }) => (
        <>
          <TextArea
            {...control('text')}
            rows={7}
            count={{ length: lengthOf(text), max: limits.remarks }}
            hint={words.textHint}
          />
          {record && text !== record.default_text && (
            <QuietButton onClick={() => type({ text: record.default_text, by_mail })}>
              {words.backToDefault}
            </QuietButton>
          )}
          <input type="hidden" name="by_mail" value={by_mail} />
          {by_mail !== '' && (
            <Switch isOn={by_mail === yes} onSwitch={(isOn) => type({ text, by_mail: wordOf(isOn) })}>
              {labels.by_mail}
            </Switch>
          )}
          {by_mail !== '' && (
            <p className="hint">
              <Sentence words={words.withoutMail} fields={{ system: <Link to="/admin/system">{words.system}</Link> }} />
            </p>
          )}
          {record && later.includes(record.key) && <p className="hint">{words.onlyIfAllowed}</p>}
          <Preview text={text} added={templateMessages.addedByMail(record?.key, text)} />
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
    >
      {({ items, open }) => (
        <RecordTable className="message-table" caption={words.messages} columns={[words.message]}>
          {items.map(({ id, key, text }) => (
            <tr key={id} data-open={String(id) === open}>
              <td>
                <span className="who">{templateMessages.titles[key]}</span>
                <bdi className="second-line">{text}</bdi>
              </td>
              <td className="open">
                <RowActions name={words.messageNamed(templateMessages.titles[key])} edit={inSheet(id, open)} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </RecordPage>
  );
}
