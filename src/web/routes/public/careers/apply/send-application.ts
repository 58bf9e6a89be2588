import { applicationFields } from '#contract/application-fields.ts';
import { applicationRoutes } from '#contract/application-routes.ts';
import type { ReceivedApplication } from '#contract/applications.ts';
import * as applicationMessages from '#contract/messages/applications.ts';
import { largestApplicationFile } from '#contract/visitor-limits.ts';
import { createApi } from '#web/api/client.ts';
import { defineForm, findMistakes, formFile } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';

export const applicationApi = createApi(applicationRoutes, (path, init) => fetch(path, init));

type TextField = keyof typeof applicationFields;
export type ApplicationField = TextField | 'file';
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

export const noApplication = applicationTo('').read(new FormData());

/** Spares sending a file that the server would refuse. */
function adviceFor(file: File | undefined) {
  if (!file) return applicationMessages.noFile;
  return file.size > largestApplicationFile ? applicationMessages.tooLarge : '';
}
