import type { AuditLogEntry, ChangeAction, ChangedKind, ChangedText } from '#contract/audit-log.ts';
import { aims, grades } from '#contract/plain/treatment-texts.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { describeDays, describeTime, formatDays, week, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/audit-log.ts';
import { contracts } from '#words/admin/careers.ts';
import { breakWord, leave } from '#words/admin/leave-fields.ts';
import { kinds } from '#words/admin/treatments.ts';
import { statuses } from '#words/admin/visits.ts';
import { locale } from '#words/locale.ts';

/** A change, as the whole log and the history of one record have it. */
export type Change = Pick<
  AuditLogEntry,
  'administrator' | 'administrator_name' | 'action' | 'kind' | 'fields' | 'texts'
> &
  Partial<Pick<AuditLogEntry, 'subject' | 'person'>>;

/** A part of a record and, where both are stored, what it was and is: '{part} from {before} to {after}'. */
interface ChangedPart {
  words: string;
  part: string;
  before: string;
  after: string;
}

/**
 * A change as a sentence: '{who} moved {thing} from {before} to {after}', and after a colon the parts that have changed.
 * @param isOwn in the history of the record itself, which needs no name
 */
export function describeChange(change: Change, timeZone: string, isOwn = false) {
  const { kind, action, subject = null, person = null, fields } = change;
  const parts = fields.map((field) => describePart(change, field, timeZone));
  const time =
    kind === 'visit' ? parts.find((one, place) => fields[place] === 'time' && one.before && one.after) : undefined;
  const others = action === 'refilled' ? [] : joinDays(parts.filter((one) => one !== time));
  const known = tableOf(tableOf(words.ownActions)[kind] ?? {})[action] ?? tableOf(words.actions)[action];
  const did = known ?? words.otherAction(wordsOf(action));
  const sentence = time ? words.moved : did;
  const refilled = parts.map(({ part }) => part).join(', ');
  return {
    sentence:
      action === 'refilled' && refilled
        ? sentence.replace('{thing}', words.partsWith.replace('{parts}', refilled))
        : others.length > 0
          ? words.withParts(sentence)
          : sentence,
    who: authorOf(change),
    thing: isOwn ? ownThing(kind) : time && person ? words.movedPerson : thingOf(kind, subject, person),
    name: person ?? subject,
    before: time?.before,
    after: time?.after,
    parts: others,
  };
}

/** 'Monday to Friday from … to …' for days of the week that changed alike. */
function joinDays(parts: readonly ChangedPart[]) {
  const dayOf = ({ part, words }: ChangedPart) =>
    words === '{part}' ? undefined : week.find((day) => weekNames.long[day] === part);
  const isAlike = (one: ChangedPart, other: ChangedPart) =>
    dayOf(other) && one.before === other.before && one.after === other.after;
  return parts.flatMap((one) => {
    if (!dayOf(one)) return [one];
    const alike = parts.filter((other) => isAlike(one, other));
    const days = alike.map(dayOf).filter((day) => day !== undefined);
    return alike[0] === one ? [{ ...one, part: describeDays(days) }] : [];
  });
}

function ownThing(kind: string) {
  return (
    tableOf(words.thisOne)[kind] ?? tableOf(words.thingsWithoutName)[kind] ?? words.otherThingWithoutName(wordsOf(kind))
  );
}

function thingOf(kind: string, subject: string | null, person: string | null) {
  if (person !== null)
    return tableOf(words.ofPerson)[kind] ?? tableOf(words.things)[kind] ?? words.otherThing(wordsOf(kind));
  if (subject) return tableOf(words.things)[kind] ?? words.otherThing(wordsOf(kind));
  return tableOf(words.thingsWithoutName)[kind] ?? words.otherThingWithoutName(wordsOf(kind));
}

/** Name of a changed part, from the English one that the server stores. */
export const partName = (stored: string) =>
  tableOf(words.partNames)[stored] ?? tableOf(weekNames.long)[stored] ?? stored;

function describePart({ kind, action, texts }: Change, field: string, timeZone: string): ChangedPart {
  const text = texts?.find(({ label }) => label === field);
  const part = partName(field);
  if (!text || !isShort(text)) return { words: '{part}', part, before: '', after: '' };
  const [before = '', after = ''] = [text.before, text.after].map((value) => valueWords(kind, text, value, timeZone));
  if (before && after) return { words: words.fromTo, part, before, after };
  if (action !== 'changed') return { words: words.knownBy, part, before, after: before || after };
  return { words: after ? words.setTo : words.emptied, part, before, after };
}

const longest = 60;

/** Texts that a sentence can hold. Longer ones, and those with markup or lists, show below it. */
export const isShort = ({ before, after }: Pick<ChangedText, 'before' | 'after'>) =>
  [before, after].every((text) => text.length <= longest && !/[<\n]|^[[{"]/.test(text));

type Format = (value: string, timeZone: string) => string;

const plain: Format = (value) => value;
const oneOf =
  (table: Readonly<Record<string, string>>): Format =>
  (value) =>
    tableOf(table)[value] ?? value;
const yesOrNo: Format = (value) => (/^(?:1|true)$/.test(value) ? words.yes : words.no);
const list = (values: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(values);

/** '09:00-13:00 14:00-17:00' */
const hours: Format = (value) => {
  if (value === 'none') return words.noHours;
  const spans = value.split(' ').map((span) => span.split('-').map(describeTime) as [string, string]);
  return list(spans.map(([opens, closes]) => words.range(opens, closes)));
};

/** 'week Monday Tuesday' */
const repetition: Format = (value) => {
  const [often = '', ...days] = value.split(' ');
  return (tableOf(words.repeated)[often] ?? wordsOf)(list(days.map((day) => tableOf(weekNames.long)[day] ?? day)));
};

/** Fields whose values differ from what they look like, by kind of record and stored name. */
const formats: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Format>>>>>> = {
  visit: { status: oneOf(statuses), length: words.minutes },
  opening: { contract: oneOf(contracts) },
  absence: {
    kind: oneOf({ leave, break: breakWord }),
    repetition,
    'days left out': (value) => list(value.split(' ').map((day) => formatDays(day, day))),
  },
  'working-hours': { ...Object.fromEntries(week.map((day) => [day, hours])), 'usual room': plain },
  'clinic-profile': Object.fromEntries(week.map((day) => [day, hours])),
  closure: { hours },
  treatment: {
    kind: oneOf(kinds),
    length: words.minutes,
    'time after it': words.minutes,
    room: yesOrNo,
    price: plain,
    practitioners: oneOf(words.givers),
    'how sure the evidence is': oneOf(grades),
    'what it is for': oneOf(aims),
    'on the website': yesOrNo,
  },
  'visit-settings': {
    offers_times: yesOrNo,
    hold_hours: words.hours,
    cancel_hours: words.hours,
    notice_hours: words.hours,
    weeks_ahead: words.weeks,
    reminders: (value) => words.hoursBefore(list(value.split(' '))),
    reminds_first_visits: yesOrNo,
    offers_freed: yesOrNo,
    offer_minutes: words.minutes,
  },
} satisfies Partial<Record<ChangedKind, Partial<Record<string, Format>>>>;

/** Fields of any record of which the words alone say enough. */
const plainFields: ReadonlySet<string> = new Set(['practitioner', 'room', 'phone', 'email', 'whatsapp']);

function valueWords(
  kind: string,
  { field, label }: Pick<ChangedText, 'field' | 'label'>,
  value: string,
  timeZone: string,
) {
  if (value === '') return '';
  const name = field || label;
  const format = formats[kind]?.[name];
  if (format) return format(value, timeZone);
  if (/^\d{4}-\d\d-\d\d(?:$|[T/])/.test(value)) return timeWords(value, timeZone);
  if (plainFields.has(name) || /^[\d.]+$/.test(value)) return value;
  return words.quoted.replace('{text}', () => value);
}

/** A day, a moment, or two of them with a slash in between. */
function timeWords(value: string, timeZone: string) {
  const [first = '', last = first] = value.split('/');
  const [from, to] = [first, last].map((time) =>
    time.includes('T') ? momentWords(time, timeZone) : formatDays(time, time),
  ) as [string, string];
  if (from === to) return from;
  const isOneDay = first.includes('T') && wallTime(first, timeZone).day === wallTime(last, timeZone).day;
  return words.range(from, isOneDay ? clockTime(last, timeZone) : to);
}

/** A newer version of the program may have stored other keys. */
const tableOf = <Value>(table: Readonly<Record<string, Value>>): Readonly<Partial<Record<string, Value>>> => table;

/** Words for a key: 'sent by mail' for 'sent-by-mail'. */
const wordsOf = (key: string) => key.replaceAll('-', ' ');

const withoutSigningIn: Partial<Record<string, string>> = {
  'codes-guessed': words.someone,
  'sign-in-failed': words.someone,
  'link-asked': words.someone,
  told: words.theProgram,
  refilled: words.theProgram,
  'not-sent': words.theProgram,
  'confirmed-by-patient': words.thePatient,
  'cancelled-by-patient': words.thePatient,
  'moved-by-patient': words.thePatient,
  'released-by-patient': words.thePatient,
  'asked-by-patient': words.thePatient,
} satisfies Partial<Record<ChangeAction, string>>;

/** Visits are also booked by patients to whom they were offered, and the program publishes scheduled blogs. */
const byKind: Partial<Record<string, string>> = {
  visit: words.thePatient,
  patient: words.thePatient,
  appointment: words.theProgram,
  blog: words.theProgram,
} satisfies Partial<Record<ChangedKind, string>>;

/** The person who did it: a name, else an e-mail address, else what kind of hand it was. */
export function authorOf({
  administrator,
  administrator_name,
  action,
  kind,
}: Pick<Change, 'administrator' | 'administrator_name' | 'action' | 'kind'>) {
  return administrator_name ?? administrator ?? withoutSigningIn[action] ?? byKind[kind] ?? words.inTheTerminal;
}
