import type { Role } from '#contract/roles.ts';
import { type ProofField, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';

type AdminApi = typeof adminApi;

const roleFields = ['role', 'practitioner_id', ...proofFields] as const;
const inviteFields = ['email', ...roleFields] as const;

export type RoleFormField = (typeof roleFields)[number];
export type InviteField = (typeof inviteFields)[number];

function readRole(form: FormData): { role: Role; practitioner_id?: string } {
  const role = formText(form, 'role');
  if (role === 'practitioner') return { role, practitioner_id: formText(form, 'practitioner_id') };
  return { role: role === 'owner' ? role : 'front-desk' };
}

/** Reads the subject of a change, and the proof of its author. */
const readChange = (form: FormData) => ({ params: { id: formText(form, 'id') }, proof: readProof(form) });

/** The forms of this page by their intent. */
export const peopleForms = {
  invite: defineForm<AdminApi, ReturnType<typeof readInvitation>, unknown, InviteField>({
    fields: inviteFields,
    read: readInvitation,
    send: (api, body) => api.administrators.create({ body }),
  }),
  setRole: defineForm<AdminApi, ReturnType<typeof readRoleChange>, unknown, RoleFormField>({
    fields: roleFields,
    read: readRoleChange,
    send: (api, { params, proof, ...choice }) => api.administrators.setRole({ params, body: { ...choice, ...proof } }),
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
  return { email: formText(form, 'email'), ...readRole(form), ...readProof(form) };
}

function readRoleChange(form: FormData) {
  return { ...readChange(form), ...readRole(form) };
}
