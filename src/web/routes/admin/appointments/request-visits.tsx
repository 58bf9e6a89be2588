import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { momentWords, nobody, stateWords } from '#web/admin/visits/visit-words.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { BookDialog } from './book-dialog.tsx';
import { getByReference } from './list-query.ts';

interface RequestVisitsProps {
  appointment: Appointment;
  onChange: (now: Appointment) => void;
}

/** The visits of a request, and the way to book one. */
export function RequestVisits({ appointment, onChange }: RequestVisitsProps) {
  const heading = useId();
  const { timeZone } = useClinic();
  const visits = useVisits(appointment.id);
  const [isBooking, setBooking] = useState(false);
  const isDone = appointment.remarks !== null;
  if (isDone && visits.length === 0) return null;
  return (
    <section className="request-visits" aria-labelledby={heading}>
      <h3 id={heading}>Visits</h3>
      {visits.length > 0 && (
        <ul>
          {visits.map((visit) => (
            <li key={visit.id}>
              <Link to={addressOf(visit, timeZone)}>{momentWords(visit.starts_at, timeZone)}</Link>
              <span className="soft">
                {visit.practitioner ?? nobody}. {stateWords(visit)}.
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isDone && (
        <button type="button" className="button button-secondary button-small" onClick={() => setBooking(true)}>
          <Icon name="calendar" />
          Book a time
        </button>
      )}
      {isBooking && (
        <BookDialog
          appointment={appointment}
          onBooked={() => {
            setBooking(false);
            void loadOr(undefined, () => getByReference(appointment.reference)).then((now) => now && onChange(now));
          }}
          onClose={() => setBooking(false)}
        />
      )}
    </section>
  );
}

function addressOf({ id, starts_at }: CalendarVisit, timeZone: string) {
  return `/admin/calendar?${new URLSearchParams({ day: wallTime(starts_at, timeZone).day, open: String(id) })}`;
}

/** Loaded again after every change of a visit, by anybody. */
function useVisits(appointmentId: number) {
  const { visitChanges } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ of: number; at: number | undefined; visits: readonly CalendarVisit[] }>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = () => adminApi.visits.listOfRequest({ params: { id: appointmentId } }, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((visits) => {
      if (visits && !signal.aborted) setLoaded({ of: appointmentId, at: visitChanges, visits });
    });
    return () => request.abort();
  }, [appointmentId, visitChanges]);
  return loaded?.of === appointmentId ? loaded.visits : [];
}
