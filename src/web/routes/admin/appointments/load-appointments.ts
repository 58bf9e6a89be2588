import type { Appointment } from '#contract/appointments.ts';
import { adminApi } from '#web/api/session.ts';
import type { ListQuery } from './list-query.ts';

const pageSize = '50';

export async function loadPage(query: ListQuery, options: { cursor?: string; signal?: AbortSignal } = {}) {
  const { cursor, signal } = options;
  return adminApi.appointments.list({ query: { ...query, limit: pageSize, cursor } }, signal && { signal });
}

/** Undefined when there is none, or when it could not be loaded. */
export async function findByReference(reference: string): Promise<Appointment | undefined> {
  const found = await adminApi.appointments.list({ query: { q: reference, limit: pageSize } }).catch(() => undefined);
  return found?.body.find((appointment) => appointment.reference === reference);
}
