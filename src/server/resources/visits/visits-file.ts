import type { ClinicProfile } from '#contract/clinic.ts';
import type { Language } from '#contract/plain/languages.ts';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Row } from '#server/db/tables.ts';
import { type CalendarEvent, writeCalendar } from '#server/files/calendar-file.ts';
import { wordsOf } from '#server/words/words-of.ts';

type Visit = Pick<Row<'visits'>, 'id' | 'version' | 'created_at' | 'changed_at' | 'starts_at' | 'ends_at' | 'status'>;

/** Fields of a calendar event that depend on the visit alone, not on its reader. `host` is the host of the site. */
export function eventOf(visit: Visit, host: string): Omit<CalendarEvent, 'summary'> {
  const { id, version, created_at, changed_at, starts_at: from, ends_at: until, status } = visit;
  return {
    uid: `visit-${id}@${host}`,
    sequence: version - 1,
    stamp: changed_at ?? created_at,
    from,
    until,
    isCancelled: !occupyingStatuses.includes(status),
  };
}

interface OwnVisit extends Visit {
  practitioner: string | null;
  room: string | null;
}

interface FileOptions {
  reference: string;
  clinic: ClinicProfile;
  /** Host of the site. */
  host: string;
  language: Language;
  invitation?: Parameters<typeof writeCalendar>[0]['invitation'] | false;
}

/** The visits of a request for the patient's own calendar. Calendars are shared, so it leads to no secret address. */
export function writeVisits(visits: readonly OwnVisit[], options: FileOptions) {
  const { reference, clinic, host, language, invitation } = options;
  const { name, phone, address } = clinic;
  const { calendar } = wordsOf(language);
  const { street, locality, region, postalCode } = address;
  const events = visits.map((visit) => {
    const where = [visit.room, name, street, locality, region, postalCode].filter(Boolean).join(', ');
    const description = visit.practitioner
      ? calendar.descriptionWith(visit.practitioner, reference, phone)
      : calendar.description(reference, phone);
    return { ...eventOf(visit, host), summary: calendar.summary(name), location: where, description };
  });
  return writeCalendar({ name, language, ...(invitation && { invitation }) }, events);
}
