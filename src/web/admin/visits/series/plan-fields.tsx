import { type ComponentProps, useId } from 'react';
import type { WeekDay } from '#contract/clinic.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { DayInput } from '#web/admin/day-input.tsx';
import { Field } from '#web/forms/field.tsx';
import { week } from '#web/shell/opening-hours.ts';
import { PlaceFields, type PlaceValues, placeOf } from '../place-fields.tsx';

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

type PlanFieldsProps = ComponentProps<typeof PlaceFields<PlanValues>>;

export function PlanFields(props: PlanFieldsProps) {
  const { values, onChange } = props;
  const id = useId();
  const change = (name: 'count' | 'firstDay') => (event: { target: { value: string } }) =>
    onChange({ ...values, [name]: event.target.value });
  return (
    <>
      <Field id={`${id}-count`} label="Number of visits">
        {(control) => (
          <input
            {...control}
            className="input"
            type="number"
            inputMode="numeric"
            {...visitLimits.seriesVisits}
            required
            value={values.count}
            onChange={change('count')}
          />
        )}
      </Field>
      <Field id={`${id}-first`} label="First day">
        {(control) => <DayInput {...control} required value={values.firstDay} onChange={change('firstDay')} />}
      </Field>
      <WeekTimes times={values.times} onChange={(times) => onChange({ ...values, times })} />
      <PlaceFields {...props} />
    </>
  );
}

interface WeekTimesProps {
  times: PlanValues['times'];
  onChange: (times: PlanValues['times']) => void;
}

/** The days of the week, and for each that is chosen its time. The next one begins with the time of the one before. */
function WeekTimes({ times, onChange }: WeekTimesProps) {
  const choose = (day: WeekDay, isChosen: boolean) => {
    const { [day]: _, ...others } = times;
    onChange(isChosen ? { ...others, [day]: Object.values(others).at(-1) ?? '17:00' } : others);
  };
  return (
    <fieldset className="week-times">
      <legend>Days of the week</legend>
      {week.map((day) => (
        <div key={day} className="row">
          <label className="row">
            <input
              type="checkbox"
              checked={times[day] !== undefined}
              onChange={({ target }) => choose(day, target.checked)}
            />
            {day}
          </label>
          {times[day] !== undefined && (
            <input
              className="input"
              type="time"
              step={300}
              required
              aria-label={`Time on ${day}s`}
              value={times[day]}
              onChange={({ target }) => onChange({ ...times, [day]: target.value })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
