import type { Symptom } from '#contract/symptoms.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { defineListForms, findEmpty } from '#web/forms/define-form.ts';
import { formTexts } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const fields = ['name', 'urgent_help'] as const;

export const symptomForms = defineListForms({
  fields,
  read: (form) => formTexts(form, fields),
  expect: (symptom: Symptom, { name, urgent_help }) => ({ ...symptom, name, urgent_help: urgent_help.trim() || null }),
  check: (values) => findEmpty(values, { name: 'Please enter the name of the symptom.' }),
  add: (api: AdminApi, body): Promise<Symptom> => api.symptoms.create({ body }),
  update: (api, body, { params, options }) => api.symptoms.update({ params, body }, options),
  load: (api, { params }) => findSymptom(api, params.id),
});

/** @throws ApiError 404 when it no longer exists */
export async function findSymptom(api: AdminApi, id: string): Promise<Symptom> {
  const found = (await api.symptoms.list({ query: { placeholders: '1' } })).find(
    (symptom) => String(symptom.id) === id,
  );
  if (!found) throw new ApiError(404);
  return found;
}
