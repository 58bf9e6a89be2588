import { proofFields } from '#web/admin/proof-fields.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText, formTexts } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const passwordFields = ['currentPassword', 'newPassword'] as const;

export type PasswordChangeField = (typeof passwordFields)[number];

const readCode = (form: FormData) => formText(form, 'code').trim();
const readProof = (form: FormData) => ({ currentPassword: formText(form, 'currentPassword'), code: readCode(form) });

/** The forms of this page by their intent. */
export const accountForms = {
  changePassword: defineForm({
    fields: passwordFields,
    read: (form: FormData) => formTexts(form, passwordFields),
    send: (api: AdminApi, body) => api.administrators.changePassword({ body }),
  }),
  beginSetUp: defineForm({
    fields: ['currentPassword'],
    read: (form: FormData) => formTexts(form, ['currentPassword']),
    send: (api: AdminApi, body) => api.secondFactor.begin({ body }),
  }),
  confirmSetUp: defineForm({
    fields: ['code'],
    read: (form: FormData) => ({ code: readCode(form) }),
    send: (api: AdminApi, body) => api.secondFactor.confirm({ body }),
  }),
  renewRecoveryCodes: defineForm({
    fields: proofFields,
    read: readProof,
    send: (api: AdminApi, body) => api.secondFactor.renewRecoveryCodes({ body }),
  }),
  turnOff: defineForm({
    fields: proofFields,
    read: readProof,
    send: (api: AdminApi, body) => api.secondFactor.turnOff({ body }),
  }),
};
