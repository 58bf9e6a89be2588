import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react';
import type { Absence } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { minutesOf, timeOf, wallTime } from '#web/admin/visits/wall-time.ts';
import { arrange, type Hold, hoursOf, type Lane, type Place, placeOf } from './lanes.ts';
import { type CalendarView, VisitLink } from './visit-link.tsx';

interface TimeGridProps extends CalendarView {
  lanes: readonly Lane[];
  /** The lanes are days. */
  isWeek: boolean;
}

/** Lanes beside each other on one scale of time. Each is a list of its visits, in their order. */
export function TimeGrid({ lanes, isWeek, ...view }: TimeGridProps) {
  const hours = hoursOf(lanes, view.timeZone);
  const now = useNow();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have the focus
    <div className="time-grid" onKeyDown={moveFocus}>
      <div className="time-axis num" aria-hidden="true">
        {wholeHours(hours).map((minutes) => (
          <span key={minutes} style={placed({ from: minutes, until: minutes }, hours)}>
            {hourLabel(minutes)}
          </span>
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneColumn key={lane.key} lane={lane} hours={hours} now={now} isWeek={isWeek} {...view} />
      ))}
    </div>
  );
}

const wholeHours = ({ from, until }: Place) =>
  Array.from({ length: (until - from) / 60 }, (_, index) => from + index * 60);

/** '9 am' */
const hourLabel = (minutes: number) => `${(minutes / 60) % 12 || 12} ${minutes < 720 ? 'am' : 'pm'}`;

/** Where something stands in its lane; the stylesheet makes lengths of the minutes. */
function placed({ from, until }: Place, hours: Place): CSSProperties {
  const start = Math.max(from, hours.from);
  const end = Math.min(until, hours.until);
  return { '--from': start - hours.from, '--minutes': Math.max(0, end - start) } as CSSProperties;
}

interface LaneColumnProps extends CalendarView {
  lane: Lane;
  hours: Place;
  now: Date;
  isWeek: boolean;
}

function LaneColumn({ lane, hours, now, isWeek, ...view }: LaneColumnProps) {
  const { timeZone } = view;
  const { day, name, working, visits, holds, absences } = lane;
  const place = (span: { starts_at: string; ends_at: string }) => placeOf(span, day, timeZone);
  const heading = `lane-${lane.key}`;
  const items = arrange<CalendarVisit | Hold>([...visits, ...holds].map((item) => ({ item, ...place(item) })));
  const clock = wallTime(now, timeZone);
  const passed = minutesOf(clock.time);
  return (
    <section className="lane" aria-labelledby={heading} data-today={day === clock.day}>
      <h2 id={heading}>
        <bdi>{name}</bdi>
      </h2>
      <div className="lane-hours" style={placed(hours, hours)}>
        {working.map((span) => (
          <div key={span.starts_at} className="lane-working" style={placed(place(span), hours)} />
        ))}
        {absences.map((absence) => (
          <p key={absence.id} className="lane-absence" style={placed(place(absence), hours)}>
            {absenceWords(absence)}
          </p>
        ))}
        {visits.length === 0 && <p className="visually-hidden">No visits.</p>}
        {items.length > 0 && (
          <ol>
            {items.map(({ item, column, columns, ...at }) => (
              <li
                key={'status' in item ? item.id : `hold-${item.id}`}
                style={{ ...placed(at, hours), '--column': column, '--columns': columns } as CSSProperties}
                data-short={at.until - at.from < 30}
              >
                {'status' in item ? (
                  <VisitLink visit={item} withPractitioner={isWeek} {...view} />
                ) : (
                  <p className="hold">
                    <HoldWords hold={item} timeZone={timeZone} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
        {day === clock.day && passed >= hours.from && passed <= hours.until && (
          <p className="lane-now" style={placed({ from: passed, until: passed }, hours)}>
            <span className="visually-hidden">Now: {timeOf(passed)}</span>
          </p>
        )}
      </div>
    </section>
  );
}

export function HoldWords({ hold, timeZone }: { hold: Hold; timeZone: string }) {
  return (
    <>
      <span className="num">{clockTime(hold.starts_at, timeZone)}</span> <bdi>{hold.name}</bdi> Held until{' '}
      {momentWords(hold.held_until, timeZone)}
    </>
  );
}

export function absenceWords({ kind, reason }: Pick<Absence, 'kind' | 'reason'>) {
  const word = kind === 'leave' ? 'On leave' : 'Break';
  return reason ? `${word}: ${reason}` : word;
}

/** Anew every minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const steps = { ArrowLeft: -1, ArrowRight: 1 } as const;

/** Moves the focus to the nearest visit of the next lane. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key as keyof typeof steps];
  const visit = (event.target as Element).closest('.visit');
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !visit) return;
  const lanes = [...event.currentTarget.querySelectorAll('.lane')];
  const top = (element: Element) => element.getBoundingClientRect().top;
  for (let at = lanes.indexOf(visit.closest('.lane') as Element) + step; lanes[at]; at += step) {
    const visits = [...(lanes[at]?.querySelectorAll<HTMLElement>('.visit') ?? [])];
    const nearest = visits.toSorted((a, b) => Math.abs(top(a) - top(visit)) - Math.abs(top(b) - top(visit)))[0];
    if (!nearest) continue;
    event.preventDefault();
    nearest.focus();
    nearest.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
}
