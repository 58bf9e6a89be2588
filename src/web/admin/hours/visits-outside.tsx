import './visits-outside.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { AbsenceForm } from '#contract/absences.ts';
import type { VisitOutside } from '#contract/schedules.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { WorkingHoursForm } from '#contract/working-hours.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** What somebody is about to save, with the id if it is stored. */
export interface Trial {
  hours?: WorkingHoursForm;
  absence?: AbsenceForm;
  id?: number;
}

/** Booked visits that are outside working hours now: nothing moves them, so somebody has to decide. */
export function StandingVisitsOutside() {
  const visits = useVisitsOutside({});
  if (visits.length === 0) return null;
  return (
    <div className="visits-outside">
      <Alert tone="note" title={`${countVisits(visits)} outside working hours.`}>
        <p>{stayWords(visits)}.</p>
        <VisitList visits={visits} />
      </Alert>
    </div>
  );
}

/** Visits that what is in a form would put outside working hours; undefined until the form is complete. */
export function VisitsInTheWay({ trial }: { trial: Trial | undefined }) {
  const visits = useVisitsOutside(trial);
  return (
    <div role="status" className="visits-in-the-way">
      {visits.length > 0 && (
        <>
          <p>
            <strong>{countVisits(visits)} booked then.</strong> {stayWords(visits)}:
          </p>
          <VisitList visits={visits} />
        </>
      )}
    </div>
  );
}

function countVisits({ length }: readonly VisitOutside[]) {
  if (length === 1) return '1 visit is';
  return length < visitLimits.visitsOutside ? `${length} visits are` : `${length} visits and more are`;
}

const stayWords = ({ length }: readonly VisitOutside[]) =>
  length === 1
    ? 'It stays as it is until somebody moves or cancels it'
    : 'They stay as they are until somebody moves or cancels them';

function VisitList({ visits }: { visits: readonly VisitOutside[] }) {
  const { timeZone } = useClinic();
  return (
    <ul>
      {visits.map(({ id, starts_at, name, reason }) => (
        <li key={id}>
          <Link
            to={`/admin/calendar?${new URLSearchParams({ day: wallTime(starts_at, timeZone).day, open: String(id) })}`}
            target="_blank"
          >
            <bdi>{name}</bdi>, {momentWords(starts_at, timeZone)}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </Link>{' '}
          <span className="soft">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

/** Loaded again after every change of visits, hours or leave, by anybody. */
function useVisitsOutside(trial: Trial | undefined) {
  const { visitChanges } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ at: number | undefined; visits: readonly VisitOutside[] }>();
  const text = trial && JSON.stringify(trial);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = async () => {
      const body = text === undefined ? undefined : (JSON.parse(text) as Trial);
      const call = () =>
        body ? adminApi.schedules.listVisitsOutside({ body }, { signal, isBackground: true }) : Promise.resolve([]);
      const visits = await loadOr<readonly VisitOutside[]>([], call, { signal });
      if (!signal.aborted) setLoaded({ at: visitChanges, visits });
    };
    void load();
    return () => request.abort();
  }, [text, visitChanges]);
  return loaded?.visits ?? [];
}
