import type { Note, Wishes } from '#contract/appointments.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import { type DescribedField, personFields, textFields } from '#contract/plain/form-fields.ts';
import { outcomeLabels, stageLabels } from '#contract/plain/request-states.ts';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { AppointmentAnswer } from './appointment-record.queries.ts';

type ExportedNote = Pick<Note, 'author' | 'kind' | 'text'> & { created_at: number };

interface Belongings {
  /** Time at which the file is written, in ms. */
  now: number;
  /** Oldest first. */
  notes: ExportedNote[];
  visits: { starts_at: number; status: VisitStatus; practitioner: string | null }[];
}

interface Line extends Omit<Belongings, 'now'> {
  appointment: AppointmentAnswer;
}

type Cell = (appointment: AppointmentAnswer, timeZone: string, belongings: Belongings) => string;

/** Columns of the export, under the names that the admin area uses. */
const columns: Record<string, Cell> = {
  Reference: ({ reference }) => reference,
  Received: ({ created_at }, timeZone) => timeAtClinic(created_at, timeZone),
  Status: ({ remarks }) => (remarks === null ? 'Pending' : 'Done'),
  ...columnsOf(personFields),
  City: ({ city }) => city,
  State: ({ state }) => state,
  Treatments: ({ treatmentType }) => treatmentType.join('; '),
  ...columnsOf({ conditions: textFields.conditions }),
  Remarks: ({ remarks }) => remarks ?? '',
  Stage: ({ stage }) => (stage ? stageLabels[stage] : ''),
  Outcome: ({ outcome }) => (outcome ? outcomeLabels[outcome] : ''),
  'Call again': ({ next_call_at }, timeZone) => (next_call_at ? timeAtClinic(next_call_at, timeZone) : ''),
  'When it suits': ({ wishes }, timeZone) => (wishes ? describeWishes(wishes, timeZone) : ''),
  Visits: (_appointment, timeZone, { visits }) => visits.map((visit) => describeVisit(visit, timeZone)).join('\n'),
  Told: (appointment, _timeZone, { now }) => describeTold(appointment, now),
  Notes: (_appointment, timeZone, { notes }) => notes.map((note) => describeNote(note, timeZone)).join('\n'),
};

function columnsOf(fields: Partial<Record<keyof typeof textFields, DescribedField>>): Record<string, Cell> {
  const entries = Object.entries(fields) as [keyof typeof textFields, DescribedField][];
  return Object.fromEntries(
    entries.map(([name, field]) => [nounOf(field), (appointment) => wordsOf(field, appointment[name]) ?? '']),
  );
}

/** '2026-11-20 11:30 anna@example.com: No answer. Voicemail' */
function describeNote({ created_at, author, kind, text }: ExportedNote, timeZone: string) {
  const said = [kind === 'attempt' && 'No answer.', text].filter(Boolean).join(' ');
  return `${[timeAtClinic(created_at, timeZone), author].filter(Boolean).join(' ')}: ${said}`;
}

/** 'Tuesday, Friday; morning; 2026-11-24 10:00' */
function describeWishes({ days, parts, times }: Wishes, timeZone: string) {
  const starts = times.map(({ starts_at }) => timeAtClinic(Date.parse(starts_at), timeZone));
  return [days, parts, starts]
    .map((list) => list.join(', '))
    .filter(Boolean)
    .join('; ');
}

/** '2026-11-24 10:00 Dr. Nila (booked)' */
function describeVisit({ starts_at, status, practitioner }: Belongings['visits'][number], timeZone: string) {
  const time = timeAtClinic(starts_at, timeZone);
  return [time, practitioner, `(${visitStatusWords[status]})`].filter(Boolean).join(' ');
}

/** Whether the patient knows of the visits that are ahead; empty without any. */
function describeTold({ to_tell_until, next_visit_at }: AppointmentAnswer, now: number) {
  if (to_tell_until !== null && new Date(to_tell_until).getTime() > now) return 'Not yet';
  return next_visit_at !== null && new Date(next_visit_at).getTime() > now ? 'Yes' : '';
}

const visitStatusWords: Record<VisitStatus, string> = {
  booked: 'booked',
  arrived: 'arrived',
  fulfilled: 'attended',
  cancelled: 'cancelled',
  noshow: 'did not come',
};

/** Streams the rows page by page, names of the columns first, so that a million appointments need no more memory than one page. */
export async function* exportedRows(pages: AsyncIterable<Line[]>, timeZone: string, now: number) {
  yield [Object.keys(columns)];
  for await (const page of pages) {
    yield page.map(({ appointment, ...belongings }) =>
      Object.values(columns).map((cell) => cell(appointment, timeZone, { ...belongings, now })),
    );
  }
}

/** `2026-11-20 11:30`, a format that spreadsheets recognise as a time. */
function timeAtClinic(time: number, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
