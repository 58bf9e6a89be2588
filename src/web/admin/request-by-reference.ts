import type { Appointment } from '#contract/appointments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';

export async function findByReference(reference: string): Promise<Appointment | undefined> {
  const found = await adminApi.appointments.list({ query: { q: reference, limit: '50' } });
  return found.body.find((appointment) => appointment.reference === reference);
}

export async function getByReference(reference: string): Promise<Appointment> {
  const found = await findByReference(reference);
  if (!found) throw new ApiError(404, { code: 'not-found' });
  return found;
}
