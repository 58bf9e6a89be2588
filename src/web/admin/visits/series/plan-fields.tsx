import { type ReactNode, useId } from 'react';
import type { WeekDay } from '#contract/clinic.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { DayInput } from '#web/admin/day-input.tsx';
import { Field } from '#web/forms/field.tsx';
import { week } from '#web/shell/opening-hours.ts';
import { Choice, useRooms } from '../time-fields.tsx';
import { nobody } from '../visit-words.ts';

/** 'Ten visits, Tuesdays and Fridays at 5', as it is typed. */
export interface PlanValues {
  count: string;
  firstDay: string;
  /** The time of each day of the week that was chosen. */
  times: Partial<Record<WeekDay, string>>;
  /** Empty for as long as its treatments take. */
  minutes: string;
  /** Empty for nobody yet. */
  practitioner: string;
  room: string;
}

/** What the API is sent. */
export function toPlan({ count, firstDay, times, minutes, practitioner, room }: PlanValues) {
  return {
    count: Number(count),
    first_day: firstDay,
    times: week.flatMap((day) => (times[day] === undefined ? [] : [{ day, time: times[day] }])),
    ...(minutes !== '' && { minutes: Number(minutes) }),
    practitioner_id: practitioner === '' ? null : Number(practitioner),
    room_id: room === '' ? null : Number(room),
  };
}

interface PlanFieldsProps {
  values: PlanValues;
  practitioners: readonly { id: number; name: string; has_left: boolean }[];
  onChange: (values: PlanValues) => void;
}

export function PlanFields({ values, practitioners, onChange }: PlanFieldsProps) {
  const id = useId();
  const rooms = useRooms();
  const change = (name: keyof PlanValues) => (event: { target: { value: string } }) =>
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
      <Choice
        id={`${id}-practitioner`}
        label="Practitioner"
        value={values.practitioner}
        onChange={change('practitioner')}
      >
        <option value="">{nobody}</option>
        {practitioners.filter(({ has_left }) => !has_left).map(toOption)}
      </Choice>
      {rooms.length > 0 && (
        <Choice id={`${id}-room`} label="Room" value={values.room} onChange={change('room')}>
          <option value="">No room yet</option>
          {rooms.filter(({ is_hidden }) => !is_hidden).map(toOption)}
        </Choice>
      )}
      <Field id={`${id}-minutes`} label="Minutes" optional hint="Empty: as long as the treatments take.">
        {(control) => (
          <input
            {...control}
            className="input"
            type="number"
            inputMode="numeric"
            {...visitLimits.minutes}
            step={visitLimits.stepMinutes}
            value={values.minutes}
            onChange={change('minutes')}
          />
        )}
      </Field>
    </>
  );
}

function toOption({ id, name }: { id: number; name: string }): ReactNode {
  return (
    <option key={id} value={id}>
      {name}
    </option>
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
        <div key={day}>
          <label>
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
