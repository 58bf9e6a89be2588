import type { AppointmentStatus } from '#contract/appointments.ts';

// Not taken from the contract, whose schemas would come along into the browser.
export const statuses = ['all', 'pending', 'done'] as const satisfies readonly AppointmentStatus[];

/** What the list is narrowed by, as the address holds it. */
export interface ListQuery {
  status: AppointmentStatus;
  q: string;
  from: string;
  to: string;
}

/** What waits for a call comes first. */
const defaultStatus: AppointmentStatus = 'pending';

/** Anything in the address that makes no sense is left out. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const status = statuses.find((known) => known === params.get('status')) ?? defaultStatus;
  return { status, q: params.get('q')?.trim() ?? '', from: readDay(params.get('from')), to: readDay(params.get('to')) };
}

function readDay(text: string | null) {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** The address of a list, and of a request that is open beside it. */
export function toSearch({ status, ...rest }: ListQuery, open?: string) {
  const given = Object.entries({ status: status === defaultStatus ? '' : status, ...rest, open: open ?? '' });
  const text = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
}

export function readOpen(params: URLSearchParams) {
  return params.get('open') ?? undefined;
}

export function isSameList(a: URL, b: URL) {
  return toSearch(readListQuery(a.searchParams)) === toSearch(readListQuery(b.searchParams));
}

/** Beyond the status, which every list has. */
export function isNarrowed({ q, from, to }: ListQuery) {
  return q !== '' || from !== '' || to !== '';
}
