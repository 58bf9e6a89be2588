import type { ReactNode } from 'react';
import type { FreeTimes } from '#contract/times.ts';
import { daysShown } from '#contract/visitor-limits.ts';
import { addDays, shortDayWords, todayIn } from './time-words.ts';

/** The way to another week, by its first day. */
export interface WeekTurn {
  week: string;
  isDisabled: boolean;
  children: string;
}

interface WeekProps {
  free: Pick<FreeTimes, 'days' | 'time_zone'>;
  /** The first day; empty for today. */
  week: string;
  renderTurn: (to: WeekTurn) => ReactNode;
  /** A time, by its start. */
  children: (start: string) => ReactNode;
}

/** The free times of seven days, side by side where there is room, and the way to the others. */
export function Week({ free: { days, time_zone }, week, renderTurn, children }: WeekProps) {
  const today = todayIn(time_zone);
  const first = week > today ? week : today;
  const last = addDays(first, daysShown - 1);
  const isEmpty = days.every(({ times }) => times.length === 0);
  return (
    <>
      <div className="week-head row spread">
        {renderTurn({ week: addDays(first, -daysShown), isDisabled: first <= today, children: 'Earlier' })}
        <p role="status">
          {shortDayWords(first)} to {shortDayWords(last)}
          {isEmpty && <span className="soft"> No free times on these days.</span>}
        </p>
        {renderTurn({ week: addDays(first, daysShown), isDisabled: days.length < daysShown, children: 'Later' })}
      </div>
      {!isEmpty && (
        <div className="week stack">
          {days.map(({ day, times }) => (
            <Day key={day} day={day} times={times}>
              {children}
            </Day>
          ))}
        </div>
      )}
    </>
  );
}

interface DayProps {
  day: string;
  times: readonly string[];
  children: WeekProps['children'];
}

/** A few times over the whole day first, and the others for those whom none of these suits. */
function Day({ day, times, children }: DayProps) {
  const few = spreadOut(times);
  const others = times.filter((start) => !few.includes(start));
  return (
    <fieldset>
      <DayLegend day={day} />
      {few.length > 0 ? <div className="cluster">{few.map(children)}</div> : <p className="soft">None</p>}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length} more<span className="visually-hidden"> times on {shortDayWords(day)}</span>
          </summary>
          <div className="cluster">{others.map(children)}</div>
        </details>
      )}
    </fieldset>
  );
}

/** 'Tue 24 Nov'; where days stand side by side the month is only heard. */
function DayLegend({ day }: { day: string }) {
  const [weekday, date, month] = shortDayWords(day).split(' ');
  return (
    <legend>
      {weekday} {date}
      <span className="month"> {month}</span>
    </legend>
  );
}

const apartMs = 2 * 3_600_000;

/** The first of a day's free times, and then each that begins at least two hours after the one before: a choice over the whole day. */
export function spreadOut(starts: readonly string[]): string[] {
  let next = 0;
  return starts.filter((start) => {
    const isFar = Date.parse(start) >= next;
    if (isFar) next = Date.parse(start) + apartMs;
    return isFar;
  });
}

/** Boxes to tick, under a name. */
export function WishGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="wishes">
      <legend>{name}</legend>
      <div className="cluster">{children}</div>
    </fieldset>
  );
}
