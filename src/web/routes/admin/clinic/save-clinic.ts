import type { ClinicRecord } from '#contract/clinic.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { type ClinicValues, listPaths } from './clinic-values.ts';

/** The stored profile; null if it could not be loaded. */
export const loadClinic = (signal: AbortSignal) =>
  loadOr(null, () => adminApi.clinic.getAll({}, { signal }), { signal });

export const saveClinic = defineForm({
  fields: listPaths,
  read: (form) => JSON.parse(formText(form, 'profile')) as ClinicValues,
  send: (api: typeof adminApi, body, form): Promise<ClinicRecord> =>
    api.clinic.update({ body: { ...body, ...readVisitTimes(form) } }, { ifMatch: Number(formText(form, 'version')) }),
  load: (api) => api.clinic.getAll(),
});

/** Asked for with a new time zone. */
function readVisitTimes(form: FormData) {
  const visitTimes = (['clock', 'moments'] as const).find((one) => one === formText(form, 'visitTimes'));
  return visitTimes ? { visitTimes } : {};
}
