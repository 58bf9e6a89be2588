import type { Role } from '#contract/roles.ts';
import { type ProofField, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const inviteFields = ['email', 'role', ...proofFields] as const;

export type InviteField = (typeof inviteFields)[number];

const readRole = (form: FormData): Role => (formText(form, 'role') === 'owner' ? 'owner' : 'front-desk');
/** Reads the subject of a change, and the proof of its author. */
const readChange = (form: FormData) => ({ params: { id: formText(form, 'id') }, proof: readProof(form) });

/** The forms of this page by their intent. */
export const peopleForms = {
  invite: defineForm<AdminApi, ReturnType<typeof readInvitation>, unknown, InviteField>({
    fields: inviteFields,
    read: readInvitation,
    send: (api, body) => api.administrators.create({ body }),
  }),
  setRole: defineForm<AdminApi, ReturnType<typeof readRoleChange>, unknown, ProofField>({
    fields: proofFields,
    read: readRoleChange,
    send: (api, { params, proof, role }) => api.administrators.setRole({ params, body: { role, ...proof } }),
  }),
  makePasswordLink: defineForm<AdminApi, ReturnType<typeof readChange>, unknown, ProofField>({
    fields: proofFields,
    read: readChange,
    send: (api, { params, proof }) => api.administrators.makePasswordLink({ params, body: proof }),
  }),
  removeSecondFactor: defineForm<AdminApi, ReturnType<typeof readChange>, unknown, ProofField>({
    fields: proofFields,
    read: readChange,
    send: (api, { params, proof }) => api.administrators.removeSecondFactor({ params, body: proof }),
  }),
};

function readInvitation(form: FormData) {
  return { email: formText(form, 'email'), role: readRole(form), ...readProof(form) };
}

function readRoleChange(form: FormData) {
  return { ...readChange(form), role: readRole(form) };
}
