import type { AuditLogEntry, ChangedKind } from '#contract/audit-log.ts';
import { textPageNames, textPages } from '#contract/plain/text-fields.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';
import { requestPath } from '#web/admin/record-paths.ts';

/** Address of a record; the id is appended if it ends in '=' or '/'. */
type Address = string | ((subject: string | null) => string);

const inRequests = (subject: string | null) => (subject ? requestPath(subject) : '/admin');

/** Kinds that are not found in a tab of their name. */
const addresses: Partial<Record<string, Address>> = {
  appointment: inRequests,
  patient: '/admin/patients/',
  visit: inRequests,
  'room-closure': '/admin/calendar?view=rooms',
  room: '/admin/hours/rooms?open=',
  // How many patients someone sees at the same time is no record of its own.
  'working-hours': '/admin/hours?open=',
  absence: '/admin/hours/leave?open=',
  'visit-settings': '/admin/hours/settings',
  'calendar-feed': '/admin/calendar',
  review: '/admin/reviews',
  blog: '/admin/blogs/',
  'gallery-item': '/admin/gallery?open=',
  opening: '/admin/career?open=',
  application: '/admin/career/applications',
  'message-template': '/admin/messages?open=',
  condition: '/admin/conditions/',
  symptom: '/admin/conditions/symptoms',
  'clinic-profile': '/admin/clinic',
  appearance: '/admin/appearance',
  texts: (subject) => `/admin/texts?page=${textPages.find((page) => textPageNames[page].name === subject)}`,
  administrator: '/admin/people',
  'patient-data': '/admin/patient-data',
  backup: '/admin/system',
  webhook: '/admin/programs',
  report: '/admin/reports',
  import: '/admin/import?open=',
  samples: '/admin/samples',
  'first-steps': '/admin/overview',
} satisfies Partial<Record<ChangedKind, Address>>;

/** Address of what an entry is about. */
export function addressOf({ kind, subject, subject_id }: Pick<AuditLogEntry, 'kind' | 'subject' | 'subject_id'>) {
  const address = addresses[kind] ?? `/admin/${kind}s?open=`;
  if (typeof address === 'function') return address(subject);
  if (subject_id === null) return address.replace(/\?open=$/, '');
  return /[=/]$/.test(address) ? `${address}${subject_id}` : address;
}

/** The days of the clinic with what was changed on each, in the order of the list. */
export function groupByDay(entries: readonly AuditLogEntry[], clock: ClinicClock) {
  const days = Map.groupBy(entries, ({ created_at }) => dayLabel(new Date(created_at), clock));
  return [...days].map(([day, changed]) => ({ day, entries: changed }));
}

/** Tells whether the subject of an entry still exists, as far as a list from new to old shows. */
export function findExisting(entries: readonly AuditLogEntry[]) {
  const latest = new Map<string, AuditLogEntry['action']>();
  for (const entry of entries.toReversed()) latest.set(keyOf(entry), entry.action);
  const isNoAccount = ({ kind, subject_id }: AuditLogEntry) => kind === 'administrator' && subject_id === null;
  return (entry: AuditLogEntry) => latest.get(keyOf(entry)) !== 'deleted' && !isNoAccount(entry);
}

function keyOf({ kind, subject_id }: AuditLogEntry) {
  return `${kind} ${subject_id}`;
}
