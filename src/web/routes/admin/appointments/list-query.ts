import type { AppointmentStatus } from '#contract/appointments.ts';
import type { Stage } from '#contract/plain/request-states.ts';
import { listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { loadRequests } from '#web/admin/list/search-call.ts';
import { wholeList } from '#web/admin/records/cache.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr, pause } from '#web/api/load-or.ts';

type Sort = 'newest' | 'oldest';

export interface ListQuery extends Narrowing<AppointmentStatus> {
  /** Stage of pending requests, or those that are due for a call; empty for all. */
  stage: Stage | 'due' | '';
  /** Empty for the usual order of the status. */
  sort: Sort | '';
}

/** Stages in the course of a request. */
export const stageChoices = ['new', 'tried', 'due', 'confirmed', 'seen'] as const satisfies (Stage | 'due')[];

/** Stands in the address for the dialog in which a time is booked; no reference is that short. */
export const newBooking = 'new';

/** Stands in the address for the sheet in which a request without a time is entered. */
export const newRequest = 'request';

/** Stands in the address for the pending request that came last, which a notification opens. */
export const newestRequest = 'newest';

/** Pending requests come first: someone waits for a call. */
const address = listAddress<AppointmentStatus>(['pending', 'all', 'done']);

/** Pending requests are called in the order they came; among done ones, people look for the latest. */
export const sortOf = ({ status, sort }: Pick<ListQuery, 'status' | 'sort'>): Sort =>
  sort || (status === 'pending' ? 'oldest' : 'newest');

export function readListQuery(params: URLSearchParams): ListQuery {
  const query = address.readListQuery(params);
  const stage = stageChoices.find((known) => known === params.get('stage')) ?? '';
  const isWhole = stage === 'due' && (query.q || query.from || query.to);
  const sort = (['newest', 'oldest'] as const).find((known) => known === params.get('sort'));
  return {
    ...query,
    stage: query.status === 'pending' && !isWhole ? stage : '',
    sort: sort ?? '',
  };
}

/** Query of the address; all stages in the usual order need none. */
export function toSearch(
  { stage = '', sort, ...query }: Narrowing<AppointmentStatus> & Partial<ListQuery>,
  open?: string,
) {
  const params = new URLSearchParams(address.toSearch(query, open));
  if (query.status === 'pending' && stage) params.set('stage', stage);
  if (sort && sort !== sortOf({ ...query, sort: '' })) params.set('sort', sort);
  return params.size > 0 ? `?${params}` : '';
}

/** Whether two addresses differ at most in what is open. */
export function isSameList(a: URL, b: URL) {
  return toSearch(readListQuery(a.searchParams)) === toSearch(readListQuery(b.searchParams));
}

/** Delay until a failed background page is requested again, in ms. */
const retryAfter = 5_000;

/** Query of the list for the API, which lists due calls by a call of their own. */
export const toQuery = ({ stage, ...query }: ListQuery) => ({
  ...query,
  sort: sortOf(query),
  ...(stage && stage !== 'due' && { stage }),
});

export async function loadPage(
  query: ListQuery,
  { cursor, limit = '50', signal }: PageOptions = {},
  isBackground = false,
) {
  const options = { signal, isBackground };
  if (query.stage === 'due') return wholeList(await adminApi.followUp.listDue({}, options));
  return loadRequests({ ...toQuery(query), limit, cursor }, options);
}

/** The first page, retried until it arrives; undefined after the abort. Does not count as activity. */
export async function loadInBackground(query: ListQuery, signal: AbortSignal) {
  while (!signal.aborted) {
    const page = await loadOr(undefined, () => loadPage(query, { signal }, true), { signal });
    if (page) return page;
    await pause(retryAfter, signal);
  }
  return undefined;
}
