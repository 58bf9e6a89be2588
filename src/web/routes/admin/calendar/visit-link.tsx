import './visit-link.css';
import { memo } from 'react';
import type { CalendarVisit } from '#contract/visits.ts';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { clockTime, stateWords } from '#web/admin/visits/visit-words.ts';
import { type CalendarQuery, toSearch } from './calendar-data.ts';

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
 * Time, patient, treatment and status of a visit. There are hundreds: one listener around them opens them (`Visits`), and a change renders
 * one.
 */
export const VisitLink = memo(function VisitLink({ visit, query, timeZone, isOpen, withPractitioner }: VisitLinkProps) {
  const { id, name, treatments, status, overbooked, practitioner, room } = visit;
  const details = [...treatments, withPractitioner && practitioner, room].filter(
    (detail) => typeof detail === 'string',
  );
  return (
    <a
      id={rowLinkId(String(id))}
      className="visit"
      href={toSearch(query, String(id))}
      aria-current={isOpen ? 'true' : undefined}
      data-status={status}
      data-overbooked={overbooked}
    >
      <span className="visit-when num">{clockTime(visit.starts_at, timeZone)}</span>{' '}
      <bdi className="visit-who">{name}</bdi> <span className="visit-state note">{stateWords(visit)}</span>{' '}
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
