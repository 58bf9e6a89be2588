import './agenda.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import type { RoomClosure } from '#contract/room-closures.ts';
import type { Room } from '#contract/rooms.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { useIsOwner, useIsPractitioner } from '#web/admin/role.ts';
import { useMedia } from '#web/admin/use-media.ts';
import { useRooms } from '#web/admin/visits/use-rooms.ts';
import { noPractitioner, spanWords } from '#web/admin/visits/visit-words.ts';
import { clockOf, dayName, minutesBetween } from '#web/admin/visits/wall-time.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as calendarWords from '#words/admin/calendar.ts';
import { timesFromTo } from '#words/hours.ts';
import { type CalendarData, isOneDay } from './calendar-data.ts';
import { dragVisit } from './drag-visit.ts';
import { HoldButton, HoldDialog } from './hold-dialog.tsx';
import {
  contentOf,
  type Hold,
  isAllDay,
  isWith,
  type Lane,
  lanesOfDay,
  lanesOfRooms,
  lanesOfWeek,
  type Span,
  takesTime,
  touchesDay,
} from './lanes.ts';
import { colourOf } from './practitioner-marks.ts';
import { absenceWords, RoomClosed, TimeGrid } from './time-grid.tsx';
import { allowedStatusesOf, type Goal, goalOf, statusOfKey, stepOfKey, type VisitChanges } from './visit-changes.tsx';
import { type CalendarView, Initials, VisitLink } from './visit-link.tsx';

interface VisitsProps extends CalendarView {
  data: CalendarData;
  changes: VisitChanges;
  onPlace: (lane: Lane, from: number) => void;
  onBooked: (visit: CalendarVisit) => void;
  onAway: (practitioner: string) => void;
  onRoom: (room: string | RoomClosure) => void;
  onSay: (words: string) => void;
}

/** Lanes where there is room for them, else a list. Keys change the visit that has the focus. */
export function Visits({ data, changes, onPlace, onBooked, onAway, onRoom, onSay, ...view }: VisitsProps) {
  const isWide = useMedia('(min-width: 40em)');
  const rooms = useRooms();
  const [held, setHeld] = useState<Hold>();
  const navigate = useNavigate();
  const isOwnOnly = useIsPractitioner();
  const isOwner = useIsOwner();
  const { query, timeZone, open } = view;
  const { view: shown } = query;
  // Practitioners see their own lane, and none of visits that are no one's yet.
  const practitioner = isOwnOnly ? String(data.calendar.practitioners[0]?.id ?? '') : query.practitioner;
  const lanes = useMemo(() => {
    if (!isWide || shown === 'agenda') return [];
    if (shown === 'rooms') return lanesOfRooms(data, rooms, practitioner);
    if (shown === 'week') return lanesOfWeek(data, practitioner);
    return lanesOfDay(data, practitioner).filter((lane) => !isOwnOnly || lane.practitioner_id !== null);
  }, [data, isWide, shown, practitioner, rooms, isOwnOnly]);
  const left = data.visits.filter((visit) => !takesTime(visit) && isWith(practitioner)(visit));
  const standing = (visit: CalendarVisit) => goalOf(visit, minutesBetween(visit.starts_at, visit.ends_at), timeZone);

  /** Follows a link like React Router's own links. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.visit');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // to another tab
    event.preventDefault();
    const options = { state: openedFromList, replace: open !== undefined, preventScrollReset: true };
    void navigate({ search: link.search }, options);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLElement>('.visit');
    const visit = link && data.visits.find(({ id }) => rowLinkId(String(id)) === link.id);
    if (!visit || event.defaultPrevented) return;
    const allowed = allowedStatusesOf(visit, data.calendar.time_zone, isOwnOnly);
    const status = event.repeat ? undefined : statusOfKey(event, allowed);
    const goal = takesTime(visit) && !isOwnOnly ? goalOfKey(event, visit) : undefined;
    if (status === undefined && goal === undefined) return;
    event.preventDefault();
    flushSync(() => {
      if (status) changes.setStatus(visit, status);
      if (goal) changes.moveSoon(visit, goal);
    });
    if (goal) onSay(describe(goal));
    // The visit is a new element once it is in another lane.
    const now = document.getElementById(link.id);
    now?.focus();
    now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Target of a key that moves a visit; undefined for other keys. */
  function goalOfKey(event: KeyboardEvent, visit: CalendarVisit): Goal | undefined {
    const step = stepOfKey(event);
    if (!step) return undefined;
    const here = lanes.findIndex(({ visits }) => visits.includes(visit));
    const lane = step.lanes === 0 ? undefined : lanes[here + step.lanes];
    const start = standing(visit);
    const from = start.from + step.minutes;
    const isNowhere = (step.lanes !== 0 && (here < 0 || !lane)) || from < 0 || from >= 1440;
    return isNowhere ? undefined : { ...start, from, ...goalIn(lane) };
  }

  function describe({ day, from, minutes, practitioner_id }: Goal) {
    const who = data.calendar.practitioners.find(({ id }) => id === practitioner_id)?.name ?? noPractitioner;
    return `${dayName(day)}, ${timesFromTo(clockOf(from), clockOf(from + minutes))}, ${who}`;
  }

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || event.pointerType === 'touch' || isOwnOnly) return;
    const item = (event.target as Element).closest('.visit')?.closest('li');
    const lane = lanes.find(({ key }) => key === item?.closest<HTMLElement>('.lane')?.dataset['lane']);
    const visit = lane?.visits.find(({ id }) => item?.querySelector('.visit')?.id === rowLinkId(String(id)));
    if (!item || !lane || !visit) return;
    const before = standing(visit);
    if (before.day !== lane.day) return; // it began the day before
    dragVisit(event, item, { ...before, lane: lane.key }, ({ lane: key, from, minutes }) => {
      const goal = goalIn(lanes.find((one) => one.key === key));
      flushSync(() => changes.move(visit, { ...before, from, minutes, ...goal }));
    });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have the focus
    <div onKeyDown={press} onClick={follow}>
      {isOneDay(shown) && data.calendar.opening.length === 0 && isWide && (
        <p className="soft calendar-closed">{calendarWords.theClinicIsClosed}</p>
      )}
      {data.calendar.practitioners.length === 0 && (
        <p className="soft calendar-closed">
          {isOwner ? (
            <Sentence
              words={calendarWords.noPractitionersYet}
              fields={{ add: <Link to="/admin/clinic/team">{calendarWords.addThemToTheTeam}</Link> }}
            />
          ) : (
            calendarWords.anOwnerAddsThem
          )}
        </p>
      )}
      {lanes.length > 0 && shown !== 'day' && !practitioner && <People people={data.calendar.practitioners} />}
      {lanes.length > 0 ? (
        <TimeGrid
          lanes={lanes}
          isWeek={shown === 'week'}
          onGrab={grab}
          onHold={setHeld}
          {...{ onPlace, onAway, onRoom, onSay }}
          {...view}
        />
      ) : (
        <Agenda data={data} rooms={rooms} onHold={setHeld} onRoom={onRoom} {...view} />
      )}
      <LeftVisits visits={left} {...view} />
      {held && <HoldDialog hold={held} onBooked={onBooked} onClose={() => setHeld(undefined)} />}
    </div>
  );
}

/** Explains colours and initials where lanes are not those of practitioners. */
function People({ people }: { people: readonly { id: number; name: string }[] }) {
  if (people.length < 2) return null;
  return (
    <ul className="calendar-people cluster unprinted">
      {people.map(({ id, name }) => (
        <li key={id} style={colourOf(id)}>
          <Initials name={name} /> <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Goal that a lane implies. */
function goalIn(lane: Lane | undefined): Partial<Goal> {
  if (!lane) return {};
  const { day, practitioner_id, room_id } = lane;
  if (room_id !== undefined) return { room_id };
  return practitioner_id === undefined ? { day } : { practitioner_id };
}

interface AgendaProps extends CalendarView {
  data: CalendarData;
  rooms: readonly Room[];
  onHold: (hold: Hold) => void;
  onRoom: (closure: RoomClosure) => void;
}

/** The days below each other, each with its visits in their order: for phones, and for people who like lists. */
const Agenda = memo(function Agenda({ data, rooms, open, onHold, onRoom, ...view }: AgendaProps) {
  const { timeZone, query } = view;
  const { practitioners, opening, room_closures } = data.calendar;
  const list = useScrollToNext(data.days[0]);
  return (
    <div ref={list} className="agenda">
      {data.days.map((day) => {
        const isThen = (span: Span) => touchesDay(span, day, timeZone);
        const { visits, absences, holds } = contentOf(data, (one) => isWith(query.practitioner)(one) && isThen(one));
        const rows = [...absences, ...visits, ...holds].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
        const rowOf = (one: (typeof rows)[number]) => {
          if ('status' in one)
            return (
              <li key={one.id} data-until={one.ends_at}>
                <VisitLink visit={one} isOpen={String(one.id) === open} withPractitioner {...view} />
              </li>
            );
          if ('held_until' in one)
            return (
              <li key={`hold-${one.id}`}>
                <HoldButton hold={one} timeZone={timeZone} withPractitioner onOpen={onHold} />
              </li>
            );
          return (
            <li key={`absence-${one.id}`} className="agenda-absence">
              <bdi>{practitioners.find(({ id }) => id === one.practitioner_id)?.name}</bdi> {absenceWords(one)},{' '}
              {isAllDay(one, day, timeZone) ? calendarWords.allDay : spanWords(one, timeZone)}
            </li>
          );
        };
        return (
          <section key={day} className="day-visits" aria-labelledby={`agenda-${day}`}>
            <h2 id={`agenda-${day}`}>{dayName(day)}</h2>
            {!opening.some(isThen) && <p className="soft">{calendarWords.closedDay}</p>}
            {visits.length === 0 && <p className="soft">{calendarWords.noVisits}</p>}
            {room_closures.filter(isThen).map((closure) => (
              <p key={closure.id} className="agenda-absence">
                <bdi>{rooms.find(({ id }) => id === closure.room_id)?.name}</bdi>,{' '}
                {isAllDay(closure, day, timeZone) ? calendarWords.allDay : spanWords(closure, timeZone)}:{' '}
                <RoomClosed closure={closure} onOpen={onRoom} />
              </p>
            ))}
            <ol className="stack">{rows.map(rowOf)}</ol>
          </section>
        );
      })}
    </div>
  );
});

/** Brings the visit of now, or the next one, into view whenever other days show, if several are over. */
function useScrollToNext(day: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const visits = [...(ref.current?.querySelectorAll<HTMLElement>('[data-until]') ?? [])];
    const now = new Date().toISOString();
    const next = visits.findIndex(({ dataset }) => (dataset['until'] ?? '') > now);
    if (next > 1) visits[next]?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other days begin at another place
  }, [day]);
  return ref;
}

/** Cancelled visits, and those to which no one came: their time belongs to others now. */
function LeftVisits({ visits, open, ...view }: CalendarView & { visits: readonly CalendarVisit[] }) {
  if (visits.length === 0) return null;
  return (
    <section className="day-visits left-visits" aria-labelledby="left-visits">
      <h2 id="left-visits">{calendarWords.cancelledOrDidNot}</h2>
      <ol className="stack">
        {visits.map((visit) => (
          <li key={visit.id}>
            <VisitLink visit={visit} isOpen={String(visit.id) === open} withPractitioner {...view} />
          </li>
        ))}
      </ol>
    </section>
  );
}
