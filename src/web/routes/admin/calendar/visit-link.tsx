import { Link } from 'react-router';
import type { CalendarVisit } from '#contract/visits.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { clockTime, stateWords } from '#web/admin/visits/visit-words.ts';
import { type CalendarQuery, toSearch } from './calendar-data.ts';

/** What each visit of a calendar needs to know of it. */
export interface CalendarView {
  query: CalendarQuery;
  timeZone: string;
  open: string | undefined;
}

interface VisitLinkProps extends CalendarView {
  visit: CalendarVisit;
  /** Who the visit is with, where the heading does not say it. */
  withPractitioner: boolean;
}

/** Time, patient, treatment and status of a visit; opens it. */
export function VisitLink({ visit, query, timeZone, open, withPractitioner }: VisitLinkProps) {
  const { id, name, treatments, status, overbooked, practitioner, room } = visit;
  const isOpen = String(id) === open;
  const details = [...treatments, withPractitioner && practitioner, room].filter(
    (detail) => typeof detail === 'string',
  );
  return (
    <Link
      id={rowLinkId(String(id))}
      className="visit"
      to={{ search: toSearch(query, String(id)) }}
      state={openedFromList}
      replace={open !== undefined}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      data-status={status}
      data-overbooked={overbooked}
    >
      <span className="visit-when num">{clockTime(visit.starts_at, timeZone)}</span>{' '}
      <bdi className="visit-who">{name}</bdi> <span className="visit-state">{stateWords(visit)}</span>{' '}
      <span className="visit-what">
        {details.map((detail, index) => (
          <span key={detail}>
            {index > 0 && ', '}
            <bdi>{detail}</bdi>
          </span>
        ))}
      </span>
    </Link>
  );
}
