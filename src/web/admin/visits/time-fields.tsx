import './visits.css';
import { type ComponentProps, useId } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { DayInput } from '#web/admin/day-input.tsx';
import { Field } from '#web/forms/field.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlaceFields, type PlaceValues, placeOf } from './place-fields.tsx';
import type { Refusal } from './refusal.ts';
import { momentWords } from './visit-words.ts';
import { minutesBetween, wallTime } from './wall-time.ts';

/** When and with whom a visit takes place, as it is typed. */
export interface TimeValues extends PlaceValues {
  day: string;
  time: string;
}

export function valuesOf(visit: CalendarVisit, timeZone: string): TimeValues {
  return {
    ...wallTime(visit.starts_at, timeZone),
    minutes: String(minutesBetween(visit.starts_at, visit.ends_at)),
    practitioner: String(visit.practitioner_id ?? ''),
    room: String(visit.room_id ?? ''),
  };
}

/** Converts the values for the API: the server knows the clinic's time zone. */
export function toPlace({ day, time, ...place }: TimeValues) {
  return { starts_at: `${day}T${time}`, ...placeOf(place) };
}

/** The values with a free time in place of the one before. */
export function takeFree(values: TimeValues, free: FreeTime, timeZone: string): TimeValues {
  return { ...values, ...wallTime(free.starts_at, timeZone), practitioner: String(free.practitioner_id ?? '') };
}

type TimeFieldsProps = ComponentProps<typeof PlaceFields<TimeValues>>;

export function TimeFields(props: TimeFieldsProps) {
  const { values, onChange } = props;
  const id = useId();
  return (
    <div className="time-fields">
      <Field id={`${id}-day`} label="Day">
        {(control) => (
          <DayInput
            {...control}
            required
            value={values.day}
            onChange={({ target }) => onChange({ ...values, day: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-time`} label="Time">
        {(control) => (
          <input
            {...control}
            className="input"
            type="time"
            step={300}
            required
            value={values.time}
            onChange={({ target }) => onChange({ ...values, time: target.value })}
          />
        )}
      </Field>
      <PlaceFields {...props} />
    </div>
  );
}

interface RefusedTimeProps {
  refusal: Refusal;
  timeZone: string;
  isBusy: boolean;
  onTake?: (free: FreeTime) => void;
  onAnyway?: () => void;
}

/** Why a time cannot be booked, what is free near it, and a way to book it all the same. */
export function RefusedTime({ refusal, timeZone, isBusy, onTake, onAnyway }: RefusedTimeProps) {
  const { sentence, freeTimes, canBookAnyway } = refusal;
  return (
    <Alert tone="warning" title={sentence} takesFocus>
      {onTake && freeTimes.length > 0 && (
        <>
          <p>Free near it:</p>
          <FreeTimes times={freeTimes} timeZone={timeZone} onTake={onTake} />
        </>
      )}
      {canBookAnyway && onAnyway && (
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onAnyway()}
        >
          Book anyway
        </button>
      )}
    </Alert>
  );
}

interface FreeTimesProps {
  times: readonly FreeTime[];
  timeZone: string;
  onTake: (free: FreeTime) => void;
}

export function FreeTimes({ times, timeZone, onTake }: FreeTimesProps) {
  return (
    <ul className="free-times stack">
      {times.map((free) => (
        <li key={`${free.starts_at} ${free.practitioner_id}`}>
          <button type="button" className="button button-secondary button-small" onClick={() => onTake(free)}>
            {momentWords(free.starts_at, timeZone)}
            {free.practitioner && `, ${free.practitioner}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
