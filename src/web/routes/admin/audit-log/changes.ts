import type { AuditLogEntry, ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import { textPageNames, textPages } from '#contract/plain/text-fields.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';
import { partName } from '#web/admin/part-name.ts';
import { requestPath } from '#web/admin/record-paths.ts';
import * as words from '#words/admin/audit-log.ts';
import { locale } from '#words/locale.ts';

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

function addressOf({ kind, subject, subject_id }: Change) {
  const address = addresses[kind] ?? `/admin/${kind}s?open=`;
  if (typeof address === 'function') return address(subject);
  if (subject_id === null) return address.replace(/\?open=$/, '');
  return /[=/]$/.test(address) ? `${address}${subject_id}` : address;
}

type Change = Pick<AuditLogEntry, 'action' | 'kind' | 'subject' | 'subject_id'> &
  Partial<Pick<AuditLogEntry, 'fields'>>;

/** A change as a sentence around its thing: 'Published {thing}', 'the blog “{name}”', 'Knee pain after a fall'. */
export function describeChange(change: Change) {
  const { kind, action, subject, fields = [] } = change;
  const known = tableOf(tableOf(words.ownActions)[kind] ?? {})[action] ?? tableOf(words.actions)[action];
  const sentence = known ?? words.otherAction(wordsOf(action).replace(/^./, (first) => first.toUpperCase()));
  const parts = fields.map(partName);
  const withParts = action === 'refilled' ? words.partsWith : words.partsOf;
  return {
    sentence: parts.length === 0 ? sentence : sentence.replace('{thing}', withParts),
    parts: new Intl.ListFormat(locale).format(parts),
    thing: subject
      ? (tableOf(words.things)[kind] ?? words.otherThing(wordsOf(kind)))
      : (tableOf(words.thingsWithoutName)[kind] ?? words.otherThingWithoutName(wordsOf(kind))),
    name: subject,
    to: addressOf(change),
  };
}

/** A newer version of the program may have stored other keys. */
const tableOf = <Value>(table: Readonly<Record<string, Value>>): Readonly<Partial<Record<string, Value>>> => table;

/** Words for a key: 'sent by mail' for 'sent-by-mail'. */
const wordsOf = (key: string) => key.replaceAll('-', ' ');

const noOneSignedIn: Partial<Record<string, string>> = {
  'codes-guessed': words.atTheSignIn,
  'sign-in-failed': words.atTheSignIn,
  told: words.theProgram,
  refilled: words.theProgram,
  'not-sent': words.theProgram,
  'confirmed-by-patient': words.thePatient,
  'cancelled-by-patient': words.thePatient,
  'moved-by-patient': words.thePatient,
  'released-by-patient': words.thePatient,
  'asked-by-patient': words.thePatient,
} satisfies Partial<Record<ChangeAction, string>>;

/** Author or origin of a change, and the client if it is recorded. */
export function authorOf({
  administrator,
  action,
  kind,
  client,
}: Pick<AuditLogEntry, 'administrator' | 'action' | 'kind' | 'client'>) {
  // Visits are also booked by patients to whom they were offered.
  const author = administrator ?? noOneSignedIn[action] ?? (kind === 'visit' ? words.thePatient : words.inTheTerminal);
  return client === null ? author : words.fromClient(author, client);
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
