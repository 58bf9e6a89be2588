import './visit-link.css';
import { memo } from 'react';
import type { CalendarVisit } from '#contract/visits.ts';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { clockTime, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { type CalendarQuery, toSearch } from './calendar-data.ts';
import { colourOf, initialsOf } from './practitioner-marks.ts';

/** Calendar context of each visit. */
export interface CalendarView {
  query: CalendarQuery;
  timeZone: string;
  open: string | undefined;
}

interface VisitLinkProps extends Omit<CalendarView, 'open'> {
  visit: CalendarVisit;
  isOpen: boolean;
  /** Names the practitioner where the heading does not. */
  withPractitioner: boolean;
}

/**
 * Time, patient and treatment of a visit, and its status unless it is booked as usual. There are hundreds: one listener around them opens them (`Visits`), and a change renders
 * one.
 */
export const VisitLink = memo(function VisitLink({ visit, query, timeZone, isOpen, withPractitioner }: VisitLinkProps) {
  const { id, name, treatments, status, overbooked, practitioner_id, practitioner, room } = visit;
  const isComing = willCome(visit);
  const isUsual = status === 'booked' && !overbooked && !isComing;
  const details = [...treatments, withPractitioner && practitioner, room].filter(
    (detail) => typeof detail === 'string',
  );
  return (
    <a
      id={rowLinkId(String(id))}
      className="visit cluster"
      href={toSearch(query, String(id))}
      aria-current={isOpen ? 'true' : undefined}
      data-status={status}
      data-coming={isComing}
      data-overbooked={overbooked}
      style={colourOf(practitioner_id)}
    >
      <ClockTime instant={visit.starts_at} timeZone={timeZone} />{' '}
      {withPractitioner && practitioner && <Initials name={practitioner} />} <bdi className="visit-who">{name}</bdi>{' '}
      {!isUsual && <span className="visit-state note">{stateWords(visit)}</span>}{' '}
      <span className="visit-what note">
        {details.map((detail, index) => (
          <span key={detail}>
            {index > 0 && ', '}
            <bdi>{detail}</bdi>
          </span>
        ))}
      </span>
    </a>
  );
});

/** '5:00 pm', of which narrow blocks show '5:00': the axis beside them tells the half of the day. */
export function ClockTime({ instant, timeZone }: { instant: string; timeZone: string }) {
  const [time, half] = clockTime(instant, timeZone).split(' ');
  return (
    <span className="visit-when num">
      {time}
      <span className="half-day"> {half}</span>
    </span>
  );
}

/** Beside the colour of a practitioner, whose name stands nearby. */
export function Initials({ name }: { name: string }) {
  return (
    <span className="visit-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
