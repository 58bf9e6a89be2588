import type { AuditLogEntry, ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import { textPageNames, textPages } from '#contract/plain/text-fields.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';
import { requestPath } from '#web/admin/record-paths.ts';

type Sentence = readonly [before: string, after?: string];

/** Words before and after the thing: 'Marked' the request … 'as done'. */
const sentences: Partial<Record<string, Sentence>> = {
  added: ['Added'],
  changed: ['Changed'],
  deleted: ['Deleted'],
  restored: ['Brought back'],
  published: ['Published'],
  unpublished: ['Made', 'a draft again'],
  shown: ['Put', 'on the website'],
  hidden: ['Took', 'off the website'],
  done: ['Marked', 'as done'],
  noted: ['Added a note to'],
  told: ['Told the patient of'],
  reopened: ['Reopened'],
  merged: ['Merged another patient with'],
  split: ['Moved requests between patients:'],
  'password-changed': ['Changed the password of'],
  'second-factor-on': ['Turned on two-step sign-in of'],
  'second-factor-off': ['Turned off two-step sign-in of'],
  'recovery-codes-renewed': ['Made new recovery codes of'],
  'codes-guessed': [
    'Someone with the right password entered five wrong codes for',
    '(if it was not them, change the password)',
  ],
  disabled: ['Blocked the access of'],
  enabled: ['Allowed the access of'],
  'made-owner': ['Made', 'an owner'],
  'made-front-desk': ['Made', 'part of the front desk'],
  'made-practitioner': ['Made', 'a practitioner'],
  'link-made': ['Made a link for a new password of'],
  'link-asked': ['Asked by e-mail for a new password of'],
  'signed-out': ['Signed out a device of'],
  'link-renewed': ['Made a new link for'],
  'confirmed-by-patient': ['Will come to'],
  'not-sent': ['Could not send an e-mail about'],
  'cancelled-by-patient': ['Cancelled'],
  'moved-by-patient': ['Moved'],
  refilled: ['Refilled a freed time'],
  'released-by-patient': ['Gave up the held time of'],
  'asked-by-patient': ['Asked for another time for'],
  exported: ['Saved', 'as a file'],
  erased: ['Erased'],
  'looked-up': ['Looked up'],
  'link-given': ['Opened the patient’s link of'],
  'signed-in': ['Signed in as'],
  'sign-in-failed': ['Failed to sign in as'],
  unlocked: ['Unlocked the screen as'],
  'proof-failed': ['Entered a wrong password or code as'],
} satisfies Record<ChangeAction, Sentence>;

interface Kind {
  /** The noun, used with and without a name after it. */
  noun: string;
  unnamed?: string;
  /** Address of the record; the id is appended if it ends in '=' or '/'. */
  address: string | ((subject: string | null) => string);
  /** Sentences that differ from those of other records, such as of what the website does not show. */
  sentences?: Partial<Record<string, Sentence>>;
}

const inRequests = (subject: string | null) => (subject ? requestPath(subject) : '/admin');

/** Kinds that go by another word, or are not found in a tab of their name. */
const kinds: Partial<Record<string, Kind>> = {
  appointment: { noun: 'the request', unnamed: 'requests', address: inRequests },
  patient: { noun: 'the patient', unnamed: 'a patient', address: '/admin/patients/' },
  visit: { noun: 'the visit of', unnamed: 'a visit', address: inRequests },
  'room-closure': { noun: 'the closure of the room', address: '/admin/calendar?view=rooms' },
  room: {
    noun: 'the room',
    address: '/admin/hours/rooms?open=',
    sentences: { shown: ['Put', 'in use again'], hidden: ['Took', 'out of use'] },
  },
  // How many patients someone sees at the same time is no record of its own.
  'working-hours': { noun: 'the working hours of', address: '/admin/hours?open=' },
  absence: { noun: 'the leave of', address: '/admin/hours/leave?open=' },
  'visit-settings': { noun: 'what visitors can choose', address: '/admin/hours/settings' },
  'calendar-feed': { noun: 'the calendar feed of', address: '/admin/calendar' },
  review: { noun: 'the review', unnamed: 'a review', address: '/admin/reviews' },
  blog: { noun: 'the blog', address: '/admin/blogs/' },
  'gallery-item': { noun: 'the gallery item', address: '/admin/gallery?open=' },
  opening: { noun: 'the opening', address: '/admin/career?open=' },
  application: { noun: 'the application for', unnamed: 'an application', address: '/admin/career/applications' },
  'message-template': { noun: 'the message', address: '/admin/messages?open=' },
  condition: { noun: 'the condition', address: '/admin/conditions/' },
  symptom: { noun: 'the symptom', address: '/admin/conditions/symptoms' },
  'clinic-profile': { noun: 'the details of the clinic', address: '/admin/clinic' },
  texts: {
    noun: 'the texts of the page',
    address: (subject) => `/admin/texts?page=${textPages.find((page) => textPageNames[page].name === subject)}`,
  },
  administrator: { noun: 'the administrator', unnamed: 'an account that does not exist', address: '/admin/people' },
  'patient-data': { noun: 'the data', address: '/admin/patient-data' },
  backup: { noun: 'a backup', address: '/admin/system' },
  webhook: {
    noun: 'the connected program',
    address: '/admin/programs',
    sentences: { added: ['Connected'], deleted: ['Disconnected'], 'link-renewed': ['Replaced the secret of'] },
  },
  report: { noun: 'the reports', address: '/admin/reports' },
  import: { noun: 'what is in the file', address: '/admin/import?open=' },
  samples: { noun: 'the samples:', address: '/admin/samples' },
  'first-steps': { noun: 'the first steps', address: '/admin/overview' },
} satisfies Partial<Record<ChangedKind, Kind>>;

const kindOf = (kind: string): Kind =>
  kinds[kind] ?? { noun: `the ${kind.replaceAll('-', ' ')}`, address: `/admin/${kind}s?open=` };

function addressOf({ kind, subject, subject_id }: Change) {
  const { address } = kindOf(kind);
  if (typeof address === 'function') return address(subject);
  if (subject_id === null) return address.replace(/\?open=$/, '');
  return /[=/]$/.test(address) ? `${address}${subject_id}` : address;
}

type Change = Pick<AuditLogEntry, 'action' | 'kind' | 'subject' | 'subject_id'> &
  Partial<Pick<AuditLogEntry, 'fields'>>;

/** A change as a sentence: 'Published' 'the blog' '“Knee pain after a fall”'. */
export function describeChange(change: Change) {
  const own = kindOf(change.kind).sentences?.[change.action];
  const [verb, after] = own ?? sentences[change.action] ?? [wordsOf(change.action)];
  const { fields = [] } = change;
  const joins = change.action === 'refilled' ? 'with' : 'of';
  const before = fields.length > 0 ? `${verb} ${new Intl.ListFormat('en-GB').format(fields)} ${joins}` : verb;
  return { before, after, thing: nameOf(change), to: addressOf(change) };
}

/** Words for an action that a newer version of the program has stored: 'Sent by mail' for 'sent-by-mail'. */
const wordsOf = (action: string) => action.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** Titles are quoted; what else there is speaks for itself. */
const unquoted: ReadonlySet<string> = new Set<ChangedKind>([
  'appointment',
  'visit',
  'administrator',
  'patient-data',
  'samples',
]);

function nameOf({ kind, subject }: Change) {
  const { noun, unnamed = noun } = kindOf(kind);
  if (!subject) return { noun: unnamed };
  return { noun, name: unquoted.has(kind) ? subject : `“${subject}”` };
}

const noOneSignedIn: Partial<Record<string, string>> = {
  'codes-guessed': 'At the sign-in',
  'sign-in-failed': 'At the sign-in',
  told: 'The program',
  refilled: 'The program',
  'not-sent': 'The program',
  'confirmed-by-patient': 'The patient',
  'cancelled-by-patient': 'The patient',
  'moved-by-patient': 'The patient',
  'released-by-patient': 'The patient',
  'asked-by-patient': 'The patient',
} satisfies Partial<Record<ChangeAction, string>>;

/** Author or origin of a change, and the client if it is recorded. */
export function authorOf({
  administrator,
  action,
  kind,
  client,
}: Pick<AuditLogEntry, 'administrator' | 'action' | 'kind' | 'client'>) {
  // Visits are also booked by patients to whom they were offered.
  const author = administrator ?? noOneSignedIn[action] ?? (kind === 'visit' ? 'The patient' : 'In the terminal');
  return client === null ? author : `${author}, from client ${client}`;
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
