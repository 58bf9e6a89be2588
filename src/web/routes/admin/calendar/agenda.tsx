import './agenda.css';
import { memo } from 'react';
import type { CalendarVisit } from '#contract/visits.ts';
import { spanWords } from '#web/admin/visits/visit-words.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import type { CalendarData } from './calendar-data.ts';
import { takesTime, touchesDay } from './lanes.ts';
import { absenceWords, HoldWords } from './time-grid.tsx';
import { type CalendarView, VisitLink } from './visit-link.tsx';

interface AgendaProps extends CalendarView {
  data: CalendarData;
}

/** The days below each other, each with its visits in their order: for phones, and for people who like lists. */
export const Agenda = memo(function Agenda({ data, open, ...view }: AgendaProps) {
  const { timeZone, query } = view;
  const { practitioners, opening, absences, holds } = data.calendar;
  const isShown = ({ practitioner_id }: { practitioner_id: number | null }) =>
    query.practitioner === '' || String(practitioner_id) === query.practitioner;
  return (
    <div className="agenda">
      {data.days.map((day) => {
        const isThen = (span: { starts_at: string; ends_at: string }) => touchesDay(span, day, timeZone);
        const visits = data.visits.filter((visit) => takesTime(visit) && isShown(visit) && isThen(visit));
        const away = absences.filter((absence) => isShown(absence) && isThen(absence));
        const held = holds.filter((hold) => isShown(hold) && isThen(hold));
        return (
          <section key={day} aria-labelledby={`agenda-${day}`}>
            <h2 id={`agenda-${day}`}>{dayName(day)}</h2>
            {!opening.some(isThen) && <p className="soft">The clinic is closed.</p>}
            {visits.length === 0 && <p className="soft">No visits.</p>}
            <ol>
              {visits.map((visit) => (
                <li key={visit.id}>
                  <VisitLink visit={visit} isOpen={String(visit.id) === open} withPractitioner {...view} />
                </li>
              ))}
              {held.map((hold) => (
                <li key={`hold-${hold.id}`} className="hold">
                  <HoldWords hold={hold} timeZone={timeZone} />
                </li>
              ))}
              {away.map((absence) => (
                <li key={`absence-${absence.id}`} className="agenda-absence">
                  <bdi>{practitioners.find(({ id }) => id === absence.practitioner_id)?.name}</bdi>{' '}
                  {absenceWords(absence)}, {spanWords(absence, timeZone)}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
});

interface LeftVisitsProps extends CalendarView {
  visits: readonly CalendarVisit[];
}

/** Cancelled visits, and those to which no one came: their time belongs to others now. */
export function LeftVisits({ visits, open, ...view }: LeftVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <section className="left-visits" aria-labelledby="left-visits">
      <h2 id="left-visits">Cancelled, or did not come</h2>
      <ol>
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLink visit={visit} isOpen={String(visit.id) === open} withPractitioner {...view} />
          </li>
        ))}
      </ol>
    </section>
  );
}
