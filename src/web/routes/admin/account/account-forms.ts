import { limits } from '#contract/limits.ts';
import type { adminApi } from '#web/api/session.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText, formTexts } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const passwordFields = ['currentPassword', 'newPassword'] as const;
const administratorFields = ['email', 'password'] as const;
const proofFields = ['currentPassword', 'code'] as const;

export type PasswordChangeField = (typeof passwordFields)[number];
export type AdministratorField = (typeof administratorFields)[number];
/** What a change to the second factor asks for. */
export type ProofField = (typeof proofFields)[number];

const readCode = (form: FormData) => formText(form, 'code').trim();
const readProof = (form: FormData) => ({ currentPassword: formText(form, 'currentPassword'), code: readCode(form) });

/** The forms of this page by their intent. */
export const accountForms = {
  changePassword: defineForm({
    fields: passwordFields,
    read: (form: FormData) => formTexts(form, passwordFields),
    send: (api: AdminApi, body) => api.administrators.changePassword({ body }),
  }),
  addAdministrator: defineForm({
    fields: administratorFields,
    read: (form: FormData) => formTexts(form, administratorFields),
    send: (api: AdminApi, body) => api.administrators.create({ body }),
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

/** The rule in words, before somebody breaks it. */
export const passwordHint = `At least ${limits.password.min} characters. A few words that do not belong together are easy to remember and hard to guess.`;
