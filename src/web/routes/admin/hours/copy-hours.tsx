import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '#web/admin/button.tsx';
import { WeekDays } from '#web/forms/week-days.tsx';
import { week, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/hours.ts';

type Day = (typeof week)[number];

export interface KnownWeek {
  /** 'Nila', 'the opening hours' */
  name: string;
  /** The hours of each day, as text. */
  days: Readonly<Record<Day, string>>;
}

/** Takes the week of someone else, or the opening hours. */
export function CopyWeek({ weeks, onCopy }: { weeks: readonly KnownWeek[]; onCopy: (known: KnownWeek) => void }) {
  const id = useId();
  const chosen = useRef<HTMLSelectElement>(null);
  const copy = () => {
    const known = weeks[chosen.current?.selectedIndex ?? 0];
    if (known) onCopy(known);
  };
  return (
    <div className="copy-week">
      <label className="field-label" htmlFor={id}>
        {words.copyThisWeekFrom}
      </label>
      <div className="row">
        <select id={id} ref={chosen} className="input">
          {weeks.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button onClick={copy}>{words.copyTheWeek}</Button>
      </div>
    </div>
  );
}

const workDays = week.slice(0, 5);

/** Takes the hours of a day to others, which are chosen first. */
export function CopyDay({ day, onCopy }: { day: Day; onCopy: (to: readonly Day[]) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  const others = week.filter((one) => one !== day);
  const [chosen, setChosen] = useState<readonly Day[]>(workDays.includes(day) ? workDays : []);
  const to = others.filter((one) => chosen.includes(one));
  const copy = () => {
    if (to.length === 0) return;
    onCopy(to);
    close(details);
  };
  return (
    <details ref={details} className="copy-day">
      <summary>{words.copyDayTo(weekNames.long[day])}</summary>
      <WeekDays
        legend={words.daysToCopyTo}
        hidesLegend
        names={weekNames}
        of={others}
        chosen={to}
        onChange={setChosen}
      />
      <Button aria-disabled={to.length === 0} onClick={copy}>
        {words.copy}
        <span className="visually-hidden">{words.theHoursOfDay(weekNames.long[day])}</span>
      </Button>
    </details>
  );
}

/** The focus goes back to where it was opened. */
function close(details: RefObject<HTMLDetailsElement | null>) {
  if (!details.current) return;
  details.current.open = false;
  details.current.querySelector('summary')?.focus();
}
