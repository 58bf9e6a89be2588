import type { ClinicProfile } from '#contract/clinic.ts';
import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import type { Row } from '#server/db/tables.ts';
import { type CalendarEvent, writeCalendar } from '#server/files/calendar-file.ts';

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

type Invitation = Parameters<typeof writeCalendar>[0]['invitation'];

/** The visits of a request for the patient's own calendar. Calendars are shared, so it leads to no secret address. */
export function writeVisits(
  visits: readonly OwnVisit[],
  reference: string,
  clinic: ClinicProfile,
  host: string,
  invitation?: Invitation,
) {
  const { name, phone, address } = clinic;
  const { street, locality, region, postalCode } = address;
  const events = visits.map((visit) => {
    const where = [visit.room, name, street, locality, region, postalCode].filter(Boolean).join(', ');
    const who = visit.practitioner ? `With ${visit.practitioner}. ` : '';
    const description = `${who}Reference ${reference}. If you cannot come, please call ${phone}.`;
    return { ...eventOf(visit, host), summary: `Visit to ${name}`, location: where, description };
  });
  return writeCalendar({ name, ...(invitation && { invitation }) }, events);
}
