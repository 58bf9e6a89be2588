import type { ReactNode } from 'react';
import type { FreeTimes } from '#contract/times.ts';
import { daysShown } from './load-times.ts';
import { spreadOut } from './spread-out.ts';
import { addDays, shortDayWords, todayIn } from './time-words.ts';

interface WeekProps {
  free: FreeTimes;
  /** The first day; empty for today. */
  week: string;
  onAsk: (change: { week: string }) => void;
  /** A time, by its start. */
  children: (start: string) => ReactNode;
}

/** The free times of seven days, side by side where there is room, and the way to the others. */
export function Week({ free: { days, time_zone }, week, onAsk, children }: WeekProps) {
  const today = todayIn(time_zone);
  const first = week > today ? week : today;
  const last = addDays(first, daysShown - 1);
  const isEmpty = days.every(({ times }) => times.length === 0);
  return (
    <>
      <div className="week-head">
        <WeekButton week={addDays(first, -daysShown)} isDisabled={first <= today} onAsk={onAsk}>
          Earlier
        </WeekButton>
        <p role="status">
          {shortDayWords(first)} to {shortDayWords(last)}
          {isEmpty && <span className="soft"> No free times on these days.</span>}
        </p>
        <WeekButton week={addDays(first, daysShown)} isDisabled={days.length < daysShown} onAsk={onAsk}>
          Later
        </WeekButton>
      </div>
      {!isEmpty && (
        <div className="week">
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
      {few.length > 0 ? <div>{few.map(children)}</div> : <p className="soft">None</p>}
      {others.length > 0 && (
        <details>
          <summary>
            {others.length} more<span className="visually-hidden"> times on {shortDayWords(day)}</span>
          </summary>
          <div>{others.map(children)}</div>
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

interface WeekButtonProps {
  week: string;
  isDisabled: boolean;
  onAsk: (change: { week: string }) => void;
  children: string;
}

function WeekButton({ week, onAsk, isDisabled, children }: WeekButtonProps) {
  return (
    <button
      type="submit"
      className="button button-secondary button-small"
      name="intent"
      value="times"
      formAction={`/appointment?week=${week}#booking-wishes`}
      aria-disabled={isDisabled}
      onClick={(event) => {
        event.preventDefault();
        if (!isDisabled) onAsk({ week });
      }}
    >
      {children}
    </button>
  );
}
