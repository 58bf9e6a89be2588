import type { ComponentProps } from 'react';
import type { WeekDay } from '#contract/clinic.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { InputField } from '#web/admin/own-fields.tsx';
import { week } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/series.ts';
import { weekDays } from '#words/hours.ts';
import { controlOf, PlaceFields, type PlaceValues, placeOf } from '../place-fields.tsx';

/** 'Ten visits, Tuesdays and Fridays at 5', as it is typed. */
export interface PlanValues extends PlaceValues {
  count: string;
  firstDay: string;
  /** The time of each day of the week that was chosen. */
  times: Partial<Record<WeekDay, string>>;
}

/** Converts the values for the API. */
export function toPlan({ count, firstDay, times, ...place }: PlanValues) {
  return {
    count: Number(count),
    first_day: firstDay,
    times: week.flatMap((day) => (times[day] === undefined ? [] : [{ day, time: times[day] }])),
    ...placeOf(place),
  };
}

export function PlanFields(props: ComponentProps<typeof PlaceFields<PlanValues>>) {
  const { values, onChange } = props;
  const control = controlOf(values, onChange);
  return (
    <>
      <InputField
        label={words.numberOfVisits}
        type="number"
        inputMode="numeric"
        {...visitLimits.seriesVisits}
        required
        {...control('count')}
      />
      <InputField label={words.firstDay} type="date" required {...control('firstDay')} />
      <WeekTimes times={values.times} onChange={(times) => onChange({ ...values, times })} />
      <PlaceFields {...props} />
    </>
  );
}

type Times = PlanValues['times'];

/** The days of the week, and for each that is chosen its time. The next one begins with the time of the one before. */
function WeekTimes({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const choose = (day: WeekDay, isChosen: boolean) => {
    const { [day]: _, ...others } = times;
    onChange(isChosen ? { ...others, [day]: Object.values(others).at(-1) ?? '17:00' } : others);
  };
  return (
    <fieldset className="week-times">
      <legend>{words.daysOfTheWeek}</legend>
      {week.map((day) => (
        <div key={day} className="row">
          <label className="row">
            <input
              type="checkbox"
              checked={times[day] !== undefined}
              onChange={({ target }) => choose(day, target.checked)}
            />
            {weekDays[day]}
          </label>
          {times[day] !== undefined && (
            <input
              className="input"
              type="time"
              step={300}
              required
              aria-label={words.timeOn(day)}
              value={times[day]}
              onChange={({ target }) => onChange({ ...times, [day]: target.value })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
