import { useNow } from '#web/admin/use-now.ts';
import './time-grid.css';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Absence } from '#contract/absences.ts';
import type { RoomClosure } from '#contract/room-closures.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { clockOf, minutesOf, wallTime } from '#web/admin/visits/wall-time.ts';
import * as calendarWords from '#words/admin/calendar.ts';
import { HoldButton } from './hold-dialog.tsx';
import { arrange, findFreePlace, type Hold, hoursOf, type Lane, type Place, placed, placeOf } from './lanes.ts';
import { colourOf } from './practitioner-marks.ts';
import { type CalendarView, VisitLink } from './visit-link.tsx';

interface TimeGridProps extends CalendarView {
  lanes: readonly Lane[];
  /** The lanes are days. */
  isWeek: boolean;
  /** A free place of a lane was chosen, in minutes from midnight. */
  onPlace: (lane: Lane, from: number) => void;
  /** A pointer is down, perhaps on a visit to drag. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onHold: (hold: Hold) => void;
  /** A practitioner is away, by id. */
  onAway: (practitioner: string) => void;
  /** A room is closed, by id, or its closure changes. */
  onRoom: (room: string | RoomClosure) => void;
  /** Has words read out. */
  onSay: (words: string) => void;
}

/**
 * Lanes beside each other on one scale of time, which scrolls below their heads. Each is a list of its visits, in their order. It opens
 * at the time that it is.
 */
export function TimeGrid({ lanes, isWeek, onPlace, onGrab, onHold, onAway, onRoom, onSay, ...view }: TimeGridProps) {
  const grid = useScrollToNow(lanes[0]?.day);
  const { timeZone } = view;
  const { from, until } = hoursOf(lanes, timeZone);
  const hours = useMemo(() => ({ from, until }), [from, until]);
  const today = useToday(timeZone);
  const isOwnOnly = useIsPractitioner();
  const choose = (event: MouseEvent<HTMLElement>) => {
    const place = findPlace(event, hours);
    const lane = place && lanes.find(({ key }) => key === place.lane);
    if (lane && !isOwnOnly) onPlace(lane, place.from);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links and buttons inside have the focus
    <div
      ref={grid}
      className="time-grid"
      data-from={from}
      data-until={until}
      onKeyDown={moveFocus}
      onClick={choose}
      onPointerDown={onGrab}
      onDragStart={(event) => event.preventDefault()} // of the browser, which drags links
    >
      <div className="time-axis num" aria-hidden="true" style={placed(hours, hours)}>
        {wholeHours(hours).map((minutes) => (
          <span key={minutes} style={placed({ from: minutes, until: minutes }, hours)}>
            {hourLabel(minutes)}
          </span>
        ))}
      </div>
      {lanes.map((lane) => (
        <LaneColumn
          key={lane.key}
          lane={lane}
          hours={hours}
          {...{ today, isWeek, onHold, onAway, onRoom, onSay }}
          {...view}
        />
      ))}
    </div>
  );
}

/** Brings the present into view whenever other days show: a third of the grid is above it. */
function useScrollToNow(day: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const now = grid.querySelector<HTMLElement>('.lane-now');
    const lane = grid.querySelector<HTMLElement>('.lane[data-today="true"]');
    grid.scrollTop = now ? now.offsetTop - grid.clientHeight / 3 : 0;
    grid.scrollLeft = lane ? lane.offsetLeft - grid.clientWidth / 3 : 0;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other days begin at another place
  }, [day]);
  return ref;
}

const wholeHours = ({ from, until }: Place) =>
  Array.from({ length: (until - from) / 60 }, (_, index) => from + index * 60);

/** '9 am' */
const hourLabel = (minutes: number) => calendarWords.hour(minutes / 60);

/** The free place of the button that was pressed, or the one under the pointer, from a quarter of an hour on. */
function findPlace({ target, clientY }: MouseEvent, hours: Place) {
  const lane = (target as Element).closest<HTMLElement>('.lane');
  const chosen = (target as Element).closest<HTMLElement>('.free-place')?.dataset['from'];
  if (lane && chosen) return { lane: lane.dataset['lane'] ?? '', from: Number(chosen) };
  const body = lane?.querySelector('.lane-hours');
  if (!lane || !body?.contains(target as Element) || (target as Element).closest('li, .lane-closed')) return undefined;
  const { top, height } = body.getBoundingClientRect();
  const minutes = ((clientY - top) / height) * (hours.until - hours.from);
  return { lane: lane.dataset['lane'] ?? '', from: hours.from + Math.floor(minutes / 15) * 15 };
}

interface LaneColumnProps
  extends CalendarView,
    Pick<TimeGridProps, 'isWeek' | 'onHold' | 'onAway' | 'onRoom' | 'onSay'> {
  lane: Lane;
  hours: Place;
  today: string;
}

const LaneColumn = memo(function LaneColumn(props: LaneColumnProps) {
  const { lane, hours, today, isWeek, onHold, onAway, onRoom, onSay, open, ...view } = props;
  const { timeZone } = view;
  const { key, day, name, practitioner_id, room_id, hasLeft, working, visits, holds, absences, closures = [] } = lane;
  const place = (span: Parameters<typeof placeOf>[0]) => placeOf(span, day, timeZone);
  const heading = `lane-${key}`;
  const items = arrange<CalendarVisit | Hold>([...visits, ...holds].map((item) => ({ item, ...place(item) })));
  const most = Math.max(1, ...items.map(({ columns }) => columns));
  const isToday = day === today;
  const isOwnOnly = useIsPractitioner();
  return (
    <section
      className="lane"
      aria-labelledby={heading}
      data-lane={key}
      data-today={isToday}
      style={{ '--most': most, ...colourOf(practitioner_id) } as CSSProperties}
    >
      <div className="lane-head row" data-person={Boolean(practitioner_id)}>
        <h2 id={heading}>
          <bdi>{isWeek ? name.replace(' ', '\n') : name}</bdi>
        </h2>
        {practitioner_id && !hasLeft && !isOwnOnly && (
          <button
            type="button"
            className="lane-away unprinted"
            aria-label={calendarWords.addLeaveFor(name)}
            onClick={() => onAway(String(practitioner_id))}
          >
            {calendarWords.addLeave}
          </button>
        )}
        {room_id && !isOwnOnly && (
          <button
            type="button"
            className="lane-away unprinted"
            aria-label={calendarWords.closeRoom(name)}
            onClick={() => onRoom(String(room_id))}
          >
            {calendarWords.close}
          </button>
        )}
      </div>
      <div className="lane-hours" style={placed(hours, hours)}>
        {working.map((span) => (
          <div key={span.starts_at} className="lane-working" style={placed(place(span), hours)} />
        ))}
        {absences.map((absence) => (
          <p key={absence.id} className="lane-absence" style={placed(place(absence), hours)}>
            {absenceWords(absence)}
          </p>
        ))}
        {closures.map((closure) => (
          <RoomClosed key={closure.id} closure={closure} at={placed(place(closure), hours)} onOpen={onRoom} />
        ))}
        {visits.length === 0 && <p className="visually-hidden">{calendarWords.noVisits}</p>}
        {!isOwnOnly && (
          <FreePlace {...{ name, hours, onSay }} taken={items} working={working[0] ? place(working[0]) : hours} />
        )}
        {/* In front of the visits, which lie above it, so that it goes through no name. */}
        {isToday && <NowLine hours={hours} timeZone={timeZone} />}
        {items.length > 0 && (
          <ol>
            {items.map(({ item, column, columns, ...at }) => (
              <li
                key={'status' in item ? item.id : `hold-${item.id}`}
                style={{ ...placed(at, hours), '--column': column, '--columns': columns } as CSSProperties}
                data-short={at.until - at.from < 30}
              >
                {'status' in item ? (
                  <VisitLink
                    visit={item}
                    isOpen={String(item.id) === open}
                    withPractitioner={practitioner_id === undefined}
                    {...view}
                  />
                ) : (
                  <HoldButton
                    hold={item}
                    timeZone={timeZone}
                    withPractitioner={practitioner_id === undefined}
                    onOpen={onHold}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
});

interface RoomClosedProps {
  closure: RoomClosure;
  at?: CSSProperties;
  onOpen: (closure: RoomClosure) => void;
}

export function RoomClosed({ closure, at, onOpen }: RoomClosedProps) {
  return (
    <button type="button" className="lane-absence lane-closed" style={at} onClick={() => onOpen(closure)}>
      {closure.reason ? calendarWords.closedBecause(closure.reason) : calendarWords.closed}
    </button>
  );
}

const useToday = (timeZone: string) => wallTime(useNow(60_000), timeZone).day;

function NowLine({ hours, timeZone }: { hours: Place; timeZone: string }) {
  const passed = minutesOf(wallTime(useNow(60_000), timeZone).time);
  if (passed < hours.from || passed > hours.until) return null;
  return (
    <p className="lane-now" style={placed({ from: passed, until: passed }, hours)}>
      <span className="visually-hidden">{calendarWords.nowIs(clockOf(passed))}</span>
    </p>
  );
}

export function absenceWords({ kind, reason }: Pick<Absence, 'kind' | 'reason'>) {
  const word = kind === 'leave' ? calendarWords.onLeave : calendarWords.breakWord;
  return reason ? `${word}: ${reason}` : word;
}

const steps = { ArrowLeft: -1, ArrowRight: 1 } as const;

/** Moves the focus to the nearest visit of the next lane, or from a free place to its free place. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key as keyof typeof steps];
  const focused = (event.target as Element).closest('.visit, .hold, .free-place');
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !focused) return;
  const kind = focused.matches('.free-place') ? '.free-place' : '.visit, .hold';
  const lanes = [...event.currentTarget.querySelectorAll('.lane')];
  const top = (element: Element) => element.getBoundingClientRect().top;
  for (let at = lanes.indexOf(focused.closest('.lane') as Element) + step; lanes[at]; at += step) {
    const others = [...(lanes[at]?.querySelectorAll<HTMLElement>(kind) ?? [])];
    const nearest = others.toSorted((a, b) => Math.abs(top(a) - top(focused)) - Math.abs(top(b) - top(focused)))[0];
    if (!nearest) continue;
    event.preventDefault();
    nearest.focus();
    nearest.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
}

interface FreePlaceProps {
  /** Name of the lane. */
  name: string;
  taken: readonly Place[];
  hours: Place;
  /** Working hours in the lane. */
  working: Place;
  onSay: (words: string) => void;
}

const step = 15;

/**
 * A button in each lane for the keyboard, which the arrows move from one free place to the next. It shows while it has the focus; the
 * calendar hears when it is pressed.
 */
function FreePlace({ name, taken, hours, working, onSay }: FreePlaceProps) {
  const [chosen, setChosen] = useState<number>();
  const from = chosen ?? findFreePlace(taken, hours, working.from, step) ?? hours.from;
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowDown: step, ArrowUp: -step }[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = findFreePlace(taken, hours, from + direction, direction);
    if (next === undefined) return;
    setChosen(next);
    onSay(clockOf(next)); // a label that changes is not announced everywhere
  };
  return (
    <button
      type="button"
      className="free-place num"
      style={placed({ from, until: from + 2 * step }, hours)}
      data-from={from}
      aria-label={calendarWords.bookATimeAt(name, clockOf(from))}
      onKeyDown={move}
    >
      {calendarWords.bookAt(clockOf(from))}
    </button>
  );
}
