import './visits.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import type { Room } from '#contract/rooms.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { DayInput } from '#web/admin/day-input.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { Field } from '#web/forms/field.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Refusal } from './try-time.ts';
import { momentWords, nobody } from './visit-words.ts';
import { minutesBetween, wallTime } from './wall-time.ts';

/** When and with whom a visit takes place, as it is typed. */
export interface TimeValues {
  day: string;
  time: string;
  /** Empty for as long as its treatments take. */
  minutes: string;
  /** Empty for nobody yet. */
  practitioner: string;
  room: string;
}

export function valuesOf(visit: CalendarVisit, timeZone: string): TimeValues {
  return {
    ...wallTime(visit.starts_at, timeZone),
    minutes: String(minutesBetween(visit.starts_at, visit.ends_at)),
    practitioner: String(visit.practitioner_id ?? ''),
    room: String(visit.room_id ?? ''),
  };
}

/** What the API is sent: the server knows the clinic's time zone. */
export function toPlace({ day, time, minutes, practitioner, room }: TimeValues) {
  return {
    starts_at: `${day}T${time}`,
    practitioner_id: practitioner === '' ? null : Number(practitioner),
    room_id: room === '' ? null : Number(room),
    ...(minutes !== '' && { minutes: Number(minutes) }),
  };
}

/** The values with a free time in place of the one before. */
export function takeFree(values: TimeValues, free: FreeTime, timeZone: string): TimeValues {
  return { ...values, ...wallTime(free.starts_at, timeZone), practitioner: String(free.practitioner_id ?? '') };
}

interface TimeFieldsProps {
  values: TimeValues;
  practitioners: readonly { id: number; name: string; has_left: boolean }[];
  /** Of the practitioner field where nobody was chosen. */
  anybody?: string;
  onChange: (values: TimeValues) => void;
}

export function TimeFields({ values, practitioners, anybody = nobody, onChange }: TimeFieldsProps) {
  const id = useId();
  const rooms = useRooms();
  const change = (name: keyof TimeValues) => (event: { target: { value: string } }) =>
    onChange({ ...values, [name]: event.target.value });
  const offered = practitioners.filter((one) => !one.has_left || String(one.id) === values.practitioner);
  const roomsOffered = rooms.filter((one) => !one.is_hidden || String(one.id) === values.room);
  return (
    <div className="time-fields">
      <Field id={`${id}-day`} label="Day">
        {(control) => <DayInput {...control} required value={values.day} onChange={change('day')} />}
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
            onChange={change('time')}
          />
        )}
      </Field>
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
      <Choice
        id={`${id}-practitioner`}
        label="Practitioner"
        value={values.practitioner}
        onChange={change('practitioner')}
      >
        <option value="">{anybody}</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Choice>
      {roomsOffered.length > 0 && (
        <Choice id={`${id}-room`} label="Room" value={values.room} onChange={change('room')}>
          <option value="">No room yet</option>
          {roomsOffered.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  children: ReactNode;
}

export function Choice({ id, label, value, onChange, children }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={onChange}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** None where the clinic lists no rooms, and until they have come. */
export function useRooms() {
  const [rooms, setRooms] = useState<readonly Room[]>([]);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadOr([], () => adminApi.rooms.list({}, { signal }), { signal }).then((loaded) => {
      if (!signal.aborted) setRooms(loaded);
    });
    return () => request.abort();
  }, []);
  return rooms;
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
    <ul className="free-times">
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
