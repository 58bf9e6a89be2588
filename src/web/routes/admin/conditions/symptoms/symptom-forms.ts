import type { Symptom } from '#contract/symptoms.ts';
import { ApiError } from '#web/api/client.ts';
import type { adminApi } from '#web/api/session.ts';
import { defineForm, findEmpty, readRecord } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const fields = ['name', 'urgent_help'] as const;
const read = (form: FormData) => formTexts(form, fields);
const check = (values: ReturnType<typeof read>) => findEmpty(values, { name: 'Please enter the name of the symptom.' });

export const symptomForms = {
  add: defineForm({
    fields,
    read,
    check,
    send: (api: AdminApi, body): Promise<Symptom> => api.symptoms.create({ body }),
  }),
  update: defineForm({
    fields,
    read,
    check,
    send: (api: AdminApi, body, form): Promise<Symptom> => {
      const { params, options } = readRecord(form);
      return api.symptoms.update({ params, body }, options);
    },
    load: (api, _, form) => findSymptom(api, readRecord(form).params.id),
  }),
};

/** @throws ApiError 404 when it no longer exists */
export async function findSymptom(api: AdminApi, id: string): Promise<Symptom> {
  const found = (await api.symptoms.list()).find((symptom) => String(symptom.id) === id);
  if (!found) throw new ApiError(404);
  return found;
}
