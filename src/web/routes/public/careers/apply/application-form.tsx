import { applicationRoutes } from '#contract/application-routes.ts';
import type { ReceivedApplication } from '#contract/applications.ts';
import type { Opening } from '#contract/careers.ts';
import * as applicationMessages from '#contract/messages/applications.ts';
import { applicationFields } from '#contract/plain/application-fields.ts';
import { largestApplicationFile } from '#contract/plain/visitor-limits.ts';
import type { FormNotice as Notice } from '#contract/texts.ts';
import { createApi } from '#web/api/client.ts';
import { defineForm, findMistakes, formFile } from '#web/forms/define-form.ts';
import { DescribedControl, DescribedFields, FormField, Honeypot } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { type FormResult, formTexts, type Posted } from '#web/forms/form-data.ts';
import { needsNewToken, readFormToken, useFormToken } from '#web/forms/form-token.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/career.ts';
import { sending, tellUs } from '#words/pages.ts';

export const applicationApi = createApi(applicationRoutes, (path, init) => fetch(path, init));

type TextField = keyof typeof applicationFields;
type ApplicationField = TextField | 'file';
const names = Object.keys(applicationFields) as TextField[];

/** The form of one opening. A file does not come back with a form that is sent without scripts. */
export const applicationTo = (opening: string) =>
  defineForm({
    fields: [...names, 'file'] as ApplicationField[],
    read: (form: FormData) => ({ ...formTexts(form, names), file: adviceFor(formFile(form, 'file')) }),
    check: ({ file, ...texts }) => ({ ...findMistakes(texts, applicationFields), ...(file && { file }) }),
    send: (api: typeof applicationApi, values, form): Promise<ReceivedApplication> => {
      const body = {
        ...values,
        ...formTexts(form, ['website', 'privacy_notice']),
        file: formFile(form, 'file') as File,
      };
      return api.applications.send({ params: { id: opening }, body }, { idempotencyKey: readFormToken(form) });
    },
  });

const noApplication = applicationTo('').read(new FormData());

/** Spares sending a file that the server would refuse. */
function adviceFor(file: File | undefined) {
  if (!file) return applicationMessages.noFile;
  return file.size > largestApplicationFile ? applicationMessages.tooLarge : '';
}

interface ApplicationFormProps {
  opening: Opening;
  formToken: string | null;
  notice: Notice | null;
  posted: Posted<typeof noApplication, FormResult<ReceivedApplication, ApplicationField>> | undefined;
  onSaved: (application: ReceivedApplication) => void;
}

const { letter, ...person } = applicationFields;

export function ApplicationForm({ opening, formToken, notice, posted, onSaved }: ApplicationFormProps) {
  const { token, renew } = useFormToken(formToken);
  const form = useForm<ReceivedApplication, ApplicationField>({
    id: 'application',
    action: `/career/${opening.id}/apply`,
    before: posted?.result,
    onResult: (result) => {
      if (needsNewToken(result)) void renew();
      if (result.kind === 'saved') onSaved(result.saved);
    },
  });
  const before = posted?.values ?? noApplication;
  const failure = <Sentence words={tellUs} fields={{ phone: <PhoneLink number={useClinic().phone} /> }} />;
  return (
    <Form form={form} encType="multipart/form-data" aria-label={words.applyForOpening}>
      <input type="hidden" name="formToken" value={token ?? ''} />
      <FormFailure at="top" title={applicationMessages.sendFailure}>
        {failure}
      </FormFailure>
      <FormErrors />
      <DescribedFields fields={person} before={before} />
      <DescribedControl name="letter" field={letter} before={before.letter} />
      <FormField name="file" label={words.yourFile} hint={posted ? words.fileAgain : words.fileHint}>
        {(control) => (
          <input {...control} className="input" type="file" name="file" accept=".pdf,.docx,.jpg,.jpeg,.png" />
        )}
      </FormField>
      <Honeypot key={form.attempt} />
      <FormNotice notice={notice} form="application" />
      <div className="submit-row row cluster">
        <FormFailure at="bottom" title={applicationMessages.sendFailure}>
          {failure}
        </FormFailure>
        <SubmitButton busy={sending}>{words.sendApplication}</SubmitButton>
        <FormStatus />
      </div>
    </Form>
  );
}
