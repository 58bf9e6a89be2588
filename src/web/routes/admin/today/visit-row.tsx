import { Link } from 'react-router';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useSetStatus } from '#web/admin/visits/use-set-status.ts';
import { spanWords, stateWords, statusWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { useClinic } from '#web/shell/clinic.ts';

interface VisitRowProps {
  visit: CalendarVisit;
  /** 'Now' or 'Next'; without it, the visit is over. */
  label?: 'Now' | 'Next';
}

/** A visit of today, with one click for what has become of it. */
export function VisitRow({ visit, label }: VisitRowProps) {
  const { timeZone } = useClinic();
  const setStatus = useSetStatus();
  const { name, treatments, practitioner, room, status } = visit;
  const details = [label ? undefined : practitioner, room, treatments.join(', ')].filter(Boolean);
  return (
    <li className="visit-row">
      <p className="visit-row-time num">
        {label && <strong>{label} </strong>}
        {spanWords(visit, timeZone)}
      </p>
      <Link className="today-link" to={visitPath(visit, timeZone)}>
        <bdi className="who">{name}</bdi>
        <span className="second-line">
          {status === 'arrived' && `${stateWords(visit)}. `}
          {details.join(', ')}
        </span>
      </Link>
      <div className="cluster">
        {nextStatuses(visit, label).map((next) => (
          <button
            key={next}
            type="button"
            className="button button-secondary button-small"
            onClick={() => void setStatus(visit, next)}
          >
            {statusWords[next]}
            <span className="visually-hidden"> ({name})</span>
          </button>
        ))}
      </div>
    </li>
  );
}

/** Statuses to choose from: a patient who comes later has at most arrived, and no one is missed before the visit has begun. */
function nextStatuses({ status }: CalendarVisit, label: VisitRowProps['label']): readonly VisitStatus[] {
  if (status === 'arrived') return label === 'Next' ? [] : ['fulfilled'];
  if (label === 'Next') return ['arrived'];
  return label === 'Now' ? ['arrived', 'noshow'] : ['fulfilled', 'noshow'];
}

export const requestPath = (reference: string) => `/admin?${new URLSearchParams({ status: 'all', open: reference })}`;

export function visitPath({ id, starts_at }: Pick<CalendarVisit, 'id' | 'starts_at'>, timeZone: string) {
  return `/admin/calendar?${new URLSearchParams({ day: wallTime(starts_at, timeZone).day, open: String(id) })}`;
}
