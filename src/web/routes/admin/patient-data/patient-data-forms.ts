import type { Erased, FoundPatientData, Retention } from '#contract/patient-data.ts';
import { proofFields, readProof } from '#web/admin/proof-fields.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { byKind } from './records.tsx';

type AdminApi = typeof adminApi;

/** Data of one person, as it was at that moment. */
export interface Found {
  contact: string;
  data: FoundPatientData;
  /** Tells one look-up from the next. */
  at: number;
}

/** Result of a look-up: the found data, or the records that were erased of it. */
export interface LookUp {
  found?: Found;
  erased?: Erased;
  /** When the backups were made that may hold what was erased. */
  backups?: readonly string[];
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
  erase: defineForm({
    fields: proofFields,
    read: (form: FormData) => ({
      contact: formText(form, 'contact'),
      ...byKind((kind) => formText(form, kind).split(' ').filter(Boolean)),
      ...readProof(form),
    }),
    send: async (api: AdminApi, body): Promise<LookUp> => {
      const erased = await api.patientData.erase({ body });
      const isLeft = Object.values(erased.left).some((count) => count > 0);
      return { ...(isLeft && (await loadOr({}, () => findPatientData(api, body.contact)))), erased };
    },
    load: (api: AdminApi, { contact }) => findPatientData(api, contact),
  }),
  setRetention: defineForm({
    read: (form: FormData) => ({
      months: readMonths(formText(form, 'months')),
      application_days: formText(form, 'application_days'),
    }),
    send: (api: AdminApi, body): Promise<Retention> => api.patientData.setRetention({ body }),
  }),
};

/** Null: nothing is erased automatically. */
export function readMonths(chosen: string) {
  return chosen ? Number(chosen) : null;
}
