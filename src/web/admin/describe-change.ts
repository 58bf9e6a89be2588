import type { AuditLogEntry, ChangeAction, ChangedKind, ChangedText } from '#contract/audit-log.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { formatDays } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/audit-log.ts';
import { contracts } from '#words/admin/careers.ts';
import { statuses } from '#words/admin/visits.ts';

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
  const others = action === 'refilled' ? [] : parts.filter((one) => one !== time);
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
export const partName = (stored: string) => tableOf(words.partNames)[stored] ?? stored;

function describePart({ kind, texts }: Change, field: string, timeZone: string): ChangedPart {
  const text = texts?.find(({ label }) => label === field);
  const part = partName(field);
  if (!text || !isShort(text)) return { words: '{part}', part, before: '', after: '' };
  const [before, after] = [text.before, text.after].map((value) => valueWords(kind, text.field, value, timeZone));
  const sentence = before && after ? words.fromTo : after ? words.setTo : words.emptied;
  return { words: sentence, part, before: before ?? '', after: after ?? '' };
}

const longest = 60;

/** Texts that a sentence can hold. Longer ones, and those with markup or lists, show below it. */
export const isShort = ({ before, after }: Pick<ChangedText, 'before' | 'after'>) =>
  [before, after].every((text) => text.length <= longest && !/[<\n]|^[[{"]/.test(text));

/** Fields of which the words alone say enough. */
const plainFields: ReadonlySet<string> = new Set(['practitioner', 'room', 'phone', 'email', 'whatsapp']);

function valueWords(kind: string, field: string, value: string, timeZone: string) {
  if (value === '') return '';
  if (kind === 'visit' && field === 'status') return tableOf(statuses)[value] ?? value;
  if (kind === 'visit' && field === 'length') return words.minutes(value);
  if (kind === 'opening' && field === 'contract') return tableOf(contracts)[value] ?? value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return momentWords(value, timeZone);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDays(value, value);
  if (plainFields.has(field) || /^[\d.]+$/.test(value)) return value;
  return words.quoted.replace('{text}', () => value);
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
