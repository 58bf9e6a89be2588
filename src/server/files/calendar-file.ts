// Calendar files (RFC 5545), as programs subscribe to them or people open them.

export interface CalendarEvent {
  /** Stays the same over all changes. */
  uid: string;
  /** Counts changes. */
  sequence: number;
  /** When it was last changed, and when it takes place, in ms. */
  stamp: number;
  from: number;
  until: number;
  summary: string;
  location?: string;
  description?: string;
  isCancelled: boolean;
}

interface CalendarOptions {
  /** Name that programs show for the calendar. */
  name: string;
  /** How often programs should ask again, for a calendar that they subscribe to. */
  refreshHours?: number;
}

/** All times are in UTC, so that the file needs no definition of a time zone. */
export function writeCalendar({ name, refreshHours }: CalendarOptions, events: readonly CalendarEvent[]): string {
  const refresh = refreshHours
    ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
    : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Physiotherapy App//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...refresh,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({ uid, sequence, stamp, from, until, summary, location, description, isCancelled }: CalendarEvent) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `LAST-MODIFIED:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    // Programs that overlook the status show the word.
    `SUMMARY:${escapeText(isCancelled ? `Cancelled: ${summary}` : summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
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
