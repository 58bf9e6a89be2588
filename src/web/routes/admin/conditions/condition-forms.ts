import type { Condition } from '#contract/conditions.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { fieldsOf, findMissing, readCondition } from '#web/condition-form/condition-values.ts';
import { defineRecordForms } from '#web/forms/define-form.ts';

type AdminApi = typeof adminApi;

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
