import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { wordsOf } from '#server/words/words-of.ts';

// Calendar files (RFC 5545), as programs subscribe to them or people open them.

export interface CalendarEvent {
  /** Stays the same over all changes. */
  uid: string;
  /** Counts changes. */
  sequence: number;
  /** Time of the last change, then start and end, in ms. */
  stamp: number;
  from: number;
  until: number;
  summary: string;
  location?: string;
  description?: string;
  isCancelled: boolean;
  /** How it repeats: an RRULE that counts on the clock of a time zone, whose UNTIL is a day, and the days that it leaves out. */
  repeats?: { rrule: string; timeZone: string; leftOut: readonly string[] };
}

interface CalendarOptions {
  /** Name that programs show for the calendar. */
  name: string;
  language?: Language;
  /** How often programs should ask again, for a calendar that they subscribe to. */
  refreshHours?: number;
  /** Makes it an invitation or its cancellation (iTIP, RFC 5546), from and to an e-mail address. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; organizer: string; attendee: string };
}

/** Times are in UTC, so that the file needs no definition of a time zone, except where events repeat. */
export function writeCalendar(
  { name, language = defaultLanguage, refreshHours, invitation }: CalendarOptions,
  events: readonly CalendarEvent[],
): string {
  const refresh = refreshHours
    ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
    : [];
  const { cancelled } = wordsOf(language).calendar;
  const shown = events.map((event) => (event.isCancelled ? { ...event, summary: cancelled(event.summary) } : event));
  const last = Math.max(...events.map(({ until }) => until));
  const zones = new Map<string, number>();
  for (const { repeats, from } of events)
    if (repeats) zones.set(repeats.timeZone, Math.min(from, zones.get(repeats.timeZone) ?? from));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Physiotherapy App//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    ...(invitation ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...refresh,
    ...[...zones].flatMap(([timeZone, from]) => linesOfZone(timeZone, from, last)),
    // Programs that overlook the status show the word.
    ...shown.flatMap((event) => linesOf(event, invitation && linesOfPeople(name, invitation))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** No answer is asked for: the patient's page takes it. */
function linesOfPeople(name: string, { organizer, attendee }: NonNullable<CalendarOptions['invitation']>) {
  // A parameter in quotation marks can contain none (RFC 5545, section 3.2).
  const organizerName = name.replace(/["\p{Cc}]/gu, '');
  return [
    `ORGANIZER;CN="${organizerName}":mailto:${organizer}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
  ];
}

function linesOf(event: CalendarEvent, people: readonly string[] = []) {
  const { uid, sequence, stamp, from, until, summary, location, description, isCancelled, repeats } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `LAST-MODIFIED:${utc(stamp)}`,
    ...people,
    ...(repeats
      ? [
          `DTSTART;TZID=${repeats.timeZone}:${local(from, repeats.timeZone)}`,
          `DTEND;TZID=${repeats.timeZone}:${local(until, repeats.timeZone)}`,
          `RRULE:${withEnd(repeats)}`,
          ...exceptions(repeats, local(from, repeats.timeZone)),
        ]
      : [`DTSTART:${utc(from)}`, `DTEND:${utc(until)}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** 20261124T100000 */
function local(time: number, timeZone: string) {
  return inBasicFormat(Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDateTime());
}

const inBasicFormat = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** Days that are left out, each with the time of the first. */
function exceptions({ timeZone, leftOut }: NonNullable<CalendarEvent['repeats']>, first: string) {
  const times = leftOut.map((day) => `${day.replaceAll('-', '')}${first.slice(8)}`);
  return times.length > 0 ? [`EXDATE;TZID=${timeZone}:${times.join()}`] : [];
}

/** Adds the end of the day to UNTIL, which must be in UTC when DTSTART has a time zone. */
function withEnd({ rrule, timeZone }: NonNullable<CalendarEvent['repeats']>) {
  return rrule.replace(/UNTIL=(\d{8})/, (_, day: string) => {
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
    return `UNTIL=${utc(next.epochMilliseconds - 1_000)}`;
  });
}

const knownYears = 3;

/** Offsets of a time zone from the year of `from` on until some years after `lastEvent`; programs ask again before that. */
function linesOfZone(timeZone: string, from: number, lastEvent: number) {
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone).with({ month: 1, day: 1 });
  const last = Temporal.Instant.fromEpochMilliseconds(lastEvent)
    .toZonedDateTimeISO(timeZone)
    .add({ years: knownYears });
  const changes = [{ at: first, before: first.offset }];
  let change = first.getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, last) < 0) {
    changes.push({ at: change, before: change.subtract({ seconds: 1 }).offset });
    change = change.getTimeZoneTransition('next');
  }
  const least = Math.min(...changes.map(({ at }) => at.offsetNanoseconds));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...changes.flatMap(({ at, before }) => {
      const kind = at.offsetNanoseconds > least ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${inBasicFormat(at.withTimeZone(before).toPlainDateTime())}`,
        `TZOFFSETFROM:${before.replace(':', '')}`,
        `TZOFFSETTO:${at.offset.replace(':', '')}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** 20261124T043000Z */
function utc(time: number) {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

// oxlint-disable-next-line no-control-regex -- those that may not occur in a text
const controls = /[\0-\x08\x0b-\x1f\x7f]/g;

function escapeText(text: string) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const maxOctets = 75;

/** Lines of at most 75 octets, between characters; what follows begins with a space, which counts. */
function fold(line: string) {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
