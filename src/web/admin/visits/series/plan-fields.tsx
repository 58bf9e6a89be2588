import type { ComponentProps } from 'react';
import type { WeekDay } from '#contract/clinic.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { InputField } from '#web/admin/own-fields.tsx';
import { WeekDays } from '#web/forms/week-days.tsx';
import { week, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/series.ts';
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
  const choose = (days: readonly WeekDay[], day: WeekDay) => {
    const { [day]: _, ...others } = times;
    onChange(days.includes(day) ? { ...others, [day]: Object.values(others).at(-1) ?? '17:00' } : others);
  };
  const chosen = week.filter((day) => times[day] !== undefined);
  return (
    <>
      <WeekDays legend={words.daysOfTheWeek} names={weekNames} chosen={chosen} onChange={choose} />
      {chosen.length > 0 && (
        <div className="week-times grid">
          {chosen.map((day) => (
            <InputField
              key={day}
              label={words.timeOn(weekNames.long[day])}
              type="time"
              step={300}
              required
              value={times[day] ?? ''}
              onChange={({ target }) => onChange({ ...times, [day]: target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
