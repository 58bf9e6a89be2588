import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import { adminApi } from '#web/api/session.ts';
import type { ListQuery } from './list-query.ts';

const pageSize = '50';
/** In ms: when a page that could not be loaded in the background is tried again. */
const retryAfter = 5_000;

export async function loadPage(query: ListQuery, options: { cursor?: string; signal?: AbortSignal } = {}) {
  const { cursor, signal } = options;
  return adminApi.appointments.list({ query: { ...query, limit: pageSize, cursor } }, signal && { signal });
}

/** The first page, in the background and until it succeeds; undefined when it is not wanted any more. */
export async function keepLoading(query: ListQuery, signal: AbortSignal): Promise<Page<Appointment[]> | undefined> {
  while (!signal.aborted) {
    const input = { query: { ...query, limit: pageSize } };
    const page = await adminApi.appointments.list(input, { signal, isBackground: true }).catch(() => undefined);
    if (page) return page;
    await new Promise((resolve) => setTimeout(resolve, retryAfter));
  }
  return undefined;
}

/** Undefined when there is none, or when it could not be loaded. */
export async function findByReference(reference: string): Promise<Appointment | undefined> {
  const found = await adminApi.appointments.list({ query: { q: reference, limit: pageSize } }).catch(() => undefined);
  return found?.body.find((appointment) => appointment.reference === reference);
}
