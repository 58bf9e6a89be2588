import type { Erased, PatientData, Retention } from '#contract/patient-data.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

/** What somebody has sent, as it was at that moment. */
export interface Found {
  contact: string;
  data: PatientData;
  /** Tells one look-up from the next. */
  at: number;
}

/** What a look-up shows: what was found, or what was erased of it. */
export interface LookUp {
  found?: Found;
  erased?: Erased;
}

export async function findPatientData(api: AdminApi, contact: string): Promise<LookUp> {
  return { found: { contact, data: await api.patientData.find({ body: { contact } }), at: Date.now() } };
}

/** The forms of this page by their intent. */
export const patientDataForms = {
  lookUp: defineForm({
    fields: ['contact'],
    read: (form: FormData) => formText(form, 'contact'),
    send: (api: AdminApi, contact) => findPatientData(api, contact),
  }),
  setRetention: defineForm({
    read: (form: FormData) => readMonths(formText(form, 'months')),
    send: (api: AdminApi, months): Promise<Retention> => api.patientData.setRetention({ body: { months } }),
  }),
};

/** Null: nothing is erased automatically. */
export function readMonths(chosen: string) {
  return chosen ? Number(chosen) : null;
}
