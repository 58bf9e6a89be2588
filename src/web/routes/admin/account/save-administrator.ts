import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';

export async function changePassword(body: { currentPassword: string; newPassword: string }) {
  return attempt(() => adminApi.administrators.changePassword({ body }), ['currentPassword', 'newPassword']);
}

export async function addAdministrator(body: { email: string; password: string }) {
  return attempt(() => adminApi.administrators.create({ body }), ['email', 'password']);
}

export async function setAccess(id: number, disabled: boolean) {
  return attempt(() => adminApi.administrators.setAccess({ params: { id }, body: { disabled } }));
}
