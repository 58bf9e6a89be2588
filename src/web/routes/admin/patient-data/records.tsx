import type { ReactNode } from 'react';
import type { Application } from '#contract/applications.ts';
import { channelLabels } from '#contract/messages/contact-log.ts';
import { titleOf } from '#contract/messages/messages.ts';
import { stateLabels } from '#contract/messages/outbox.ts';
import { offerLabels } from '#contract/messages/wait-list.ts';
import type { PatientAppointment, PatientCard, PatientData } from '#contract/patient-data.ts';
import { applicationFields } from '#contract/plain/application-fields.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import { type DescribedField, personFields, requestFields } from '#contract/plain/form-fields.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { reviewFields } from '#contract/plain/review-fields.ts';
import type { Review } from '#contract/reviews.ts';
import { downloadApplication } from '#web/admin/applications.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { earlierTimeWords, wishWords } from '#web/admin/visits/wish-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patient-data.ts';
import { locale } from '#words/locale.ts';

export type AnyRecord = PatientCard | PatientAppointment | Review | Application;

/** The records of someone: several people may share a phone number or an e-mail address. */
export interface Person {
  name: string;
  records: AnyRecord[];
}

/** Requests before reviews, then applications, and contact cards last. */
export function groupByPerson({ patients, appointments, reviews, applications }: PatientData): Person[] {
  const groups = Map.groupBy([...appointments, ...reviews, ...applications, ...patients], ({ name }) =>
    name.toLowerCase().replaceAll(/\s+/g, ' '),
  );
  return [...groups.values()].map((records) => ({ name: records[0]?.name ?? '', records }));
}

const isAppointment = (record: AnyRecord): record is PatientAppointment => 'reference' in record;
const isApplication = (record: AnyRecord): record is Application => 'position' in record;
const isCard = (record: AnyRecord): record is PatientCard => 'may_message_since' in record;

type Kind = keyof PatientData;

/** In the order of the counts. */
const kinds = Object.keys(words.counts) as Kind[];

function kindOf(record: AnyRecord): Kind {
  if (isAppointment(record)) return 'appointments';
  if (isApplication(record)) return 'applications';
  return isCard(record) ? 'patients' : 'reviews';
}

/** '2 requests and 1 review', leaving out what is zero. */
export function countAll(counts: Record<Kind, number>) {
  const parts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => words.counts[kind](counts[kind], counts[kind].toLocaleString(locale)));
  return new Intl.ListFormat(locale).format(parts) || words.nothing;
}

export function byKind<Value>(valueOf: (kind: Kind) => Value) {
  return Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<Kind, Value>;
}

/** The ids of the chosen records by kind, as calls send them. */
export function idsOf(records: Iterable<AnyRecord>) {
  const all = [...records];
  return byKind((kind) => all.filter((record) => kindOf(record) === kind).map(({ id }) => id));
}

export function countRecords(records: Iterable<AnyRecord>) {
  const ids = idsOf(records);
  return countAll(byKind((kind) => ids[kind].length));
}

interface RecordsProps {
  people: readonly Person[];
  chosen: ReadonlySet<AnyRecord>;
  onChoose: (records: readonly AnyRecord[], isChosen: boolean) => void;
}

/** Everything that was found, in full. Each record and each person can be chosen. */
export function Records({ people, chosen, onChoose }: RecordsProps) {
  return people.map(({ name, records }) => (
    <fieldset key={name} className={records.some((record) => chosen.has(record)) ? undefined : 'unprinted'}>
      <legend>
        <Choice
          isChosen={records.every((record) => chosen.has(record))}
          onChange={(isChosen) => onChoose(records, isChosen)}
        >
          <Sentence words={words.recordsOf} fields={{ name: <bdi>{name}</bdi>, records: countRecords(records) }} />
        </Choice>
      </legend>
      <ul className="records">
        {records.map((record) => (
          <Record
            key={`${titleOfRecord(record)} ${record.id}`}
            record={record}
            isChosen={chosen.has(record)}
            onChange={(isChosen) => onChoose([record], isChosen)}
          />
        ))}
      </ul>
    </fieldset>
  ));
}

interface ChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ isChosen, onChange, children }: ChoiceProps & { children: ReactNode }) {
  return (
    <Tick checked={isChosen} onTick={onChange}>
      <span>{children}</span>
    </Tick>
  );
}

function factsOfFields<Name extends string>(
  fields: Readonly<Record<Name, DescribedField>>,
  record: Readonly<Record<NoInfer<Name>, string | null>>,
) {
  const entries = Object.entries(fields) as [Name, DescribedField][];
  return Object.fromEntries(entries.map(([name, field]) => [nounOf(field), wordsOf(field, record[name])]));
}

/** Facts that are shown about a record. Null ones are left out. */
function factsOf(record: AnyRecord, timeZone: string): { [name: string]: string | null } {
  if (isAppointment(record))
    return {
      ...factsOfFields(personFields, record),
      [words.place]: `${record.city}, ${record.state}`,
      [words.treatments]: record.treatmentType.join(', '),
      ...factsOfFields({ conditions: requestFields.conditions }, record),
      [words.whenItSuits]: wishWords(record, timeZone),
      [words.remarks]: record.remarks,
      [words.notes]:
        record.notes.map(({ text, kind }) => (kind === 'attempt' ? words.noAnswer(text).trim() : text)).join('\n\n') ||
        null,
      [words.told]:
        record.told
          .map(({ message, channel }) => words.toldBy(titleOf(message), channelLabels[channel]))
          .join('\n\n') || null,
      [words.mails]:
        record.mails.map(({ message, state }) => `${titleOf(message)}: ${stateLabels[state]}`).join('\n\n') || null,
      [words.wantsEarlier]: record.earlier_time && earlierTimeWords(record.earlier_time),
      [words.offers]:
        record.offers
          .map(({ starts_at, state }) => `${momentWords(starts_at, timeZone)}: ${offerLabels[state]}`)
          .join('\n\n') || null,
      [words.unsavedRemarks]: record.drafts.join('\n\n') || null,
      [words.privacyNotice]: record.privacy_notice,
    };
  if (isCard(record))
    return {
      ...factsOfFields(patientFields, record),
      [words.messages]: record.may_message_since && words.agreedOn(formatDay(record.may_message_since, timeZone)),
    };
  if (isApplication(record))
    return {
      [words.appliesFor]: record.position,
      ...factsOfFields(applicationFields, record),
      [words.privacyNotice]: record.privacy_notice,
    };
  return {
    ...factsOfFields(reviewFields, record),
    [words.stars]: record.rating === 0 ? words.none : String(record.rating),
    [words.onWebsite]: record.visible ? words.yes : words.no,
    [words.privacyNotice]: record.privacy_notice,
  };
}

function titleOfRecord(record: AnyRecord) {
  if (isAppointment(record)) return words.request(record.reference);
  if (isApplication(record)) return words.application;
  return isCard(record) ? words.contactCard : words.review;
}

function Record({ record, isChosen, onChange }: ChoiceProps & { record: AnyRecord }) {
  const { timeZone } = useClinic();
  const known = Object.entries(factsOf(record, timeZone)).filter(([, text]) => text !== null);
  return (
    <li className={isChosen ? 'record card' : 'record card unprinted'}>
      <h3>
        <Choice isChosen={isChosen} onChange={onChange}>
          {titleOfRecord(record)}
        </Choice>
      </h3>
      <p className="soft small">
        <time dateTime={record.created_at}>{formatDay(record.created_at, timeZone)}</time>
      </p>
      <dl>
        {known.map(([fact, text]) => (
          <div key={fact}>
            <dt className="note">{fact}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {isApplication(record) && (
        <QuietButton className="unprinted" onClick={() => void downloadApplication(record)}>
          {words.downloadFile}
        </QuietButton>
      )}
    </li>
  );
}
