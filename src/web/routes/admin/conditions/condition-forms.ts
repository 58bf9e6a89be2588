import type { BodyArea, Condition } from '#contract/conditions.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { fieldsOf, findMissing, readSpecified } from '#web/condition-form/condition-values.ts';
import { defineRecordForms } from '#web/forms/define-form.ts';
import { formText, formTexts } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

/** The specified fields and those that the clinic adds. The API leaves fields that are not sent unchanged. */
export function readCondition(form: FormData) {
  return {
    ...readSpecified(form),
    ...formTexts(form, ['urgent_help', 'routine_help', 'reviewed_on', 'reviewed_by']),
    body_area: formText(form, 'body_area') as BodyArea | '',
    ...(form.has('alt') && formTexts(form, ['alt'])),
    ...(form.has('symptom_ids') && formTexts(form, ['symptom_ids'])),
  };
}

export const conditionForms = defineRecordForms({
  fields: fieldsOf,
  read: readCondition,
  check: findMissing,
  add: (api: AdminApi, body): Promise<Condition> => api.conditions.create({ body }),
  update: (api, values, { params, options }, form) => {
    const body = form.has('remove_image') ? { ...values, remove_image: 1 as const } : values;
    return api.conditions.update({ params, body }, options);
  },
  load: (api, { params }) => api.conditions.get({ params, query: { placeholders: '1' } }),
});
