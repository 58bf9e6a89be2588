import type { Appointment, AppointmentStatus } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import { listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { loadOr, pause } from '#web/api/load-or.ts';
import { adminApi } from '#web/api/session.ts';

export type ListQuery = Narrowing<AppointmentStatus>;

/** Stands in the address for the sheet in which a booking is entered; no reference is that short. */
export const newBooking = 'new';

/** Pending requests come first: somebody waits for a call. */
export const { readListQuery, toSearch, isSameList } = listAddress<AppointmentStatus>(['pending', 'all', 'done']);

const pageSize = '50';
/** In ms: when a page that could not be loaded in the background is requested again. */
const retryAfter = 5_000;

export async function loadPage(query: ListQuery, options: PageOptions = {}) {
  const { cursor, limit = pageSize, signal } = options;
  return adminApi.appointments.list({ query: { ...query, limit, cursor } }, signal && { signal });
}

/** The first page, retried until it arrives; undefined after the abort. Does not count as activity. */
export async function loadInBackground(
  query: ListQuery,
  signal: AbortSignal,
): Promise<Page<Appointment[]> | undefined> {
  const load = () =>
    adminApi.appointments.list({ query: { ...query, limit: pageSize } }, { signal, isBackground: true });
  while (!signal.aborted) {
    const page = await loadOr(undefined, load, { signal });
    if (page) return page;
    await pause(retryAfter, signal);
  }
  return undefined;
}

export async function findByReference(reference: string): Promise<Appointment | undefined> {
  const found = await adminApi.appointments.list({ query: { q: reference, limit: pageSize } });
  return found.body.find((appointment) => appointment.reference === reference);
}
