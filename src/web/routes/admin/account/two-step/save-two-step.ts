import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';

export interface Proof {
  currentPassword: string;
  code: string;
}

const proofFields = ['currentPassword', 'code'] as const;

export async function beginSetUp(body: { currentPassword: string }) {
  return attempt(() => adminApi.secondFactor.begin({ body }), ['currentPassword']);
}

export async function confirmSetUp(body: { code: string }) {
  return attempt(() => adminApi.secondFactor.confirm({ body }), ['code']);
}

export async function renewRecoveryCodes(body: Proof) {
  return attempt(() => adminApi.secondFactor.renewRecoveryCodes({ body }), proofFields);
}

export async function turnOff(body: Proof) {
  return attempt(() => adminApi.secondFactor.turnOff({ body }), proofFields);
}
