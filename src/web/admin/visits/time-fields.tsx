import { Button } from '#web/admin/button.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import './visits.css';
import type { ComponentProps } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import type { CalendarVisit, WishedTime } from '#contract/visits.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as visitsWords from '#words/admin/visits.ts';
import { controlOf, PlaceFields, type PlaceValues, placeOf } from './place-fields.tsx';
import type { Refusal } from './refusal.ts';
import { momentWords } from './visit-words.ts';
import { minutesBetween, wallTime } from './wall-time.ts';

/** Time and practitioner of a visit, as typed. */
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

export function TimeFields(props: ComponentProps<typeof PlaceFields<TimeValues>>) {
  const control = controlOf(props.values, props.onChange);
  return (
    <div className="time-fields grid">
      <InputField label={visitsWords.day} type="date" required {...control('day')} />
      <InputField label={visitsWords.time} type="time" step={300} required {...control('time')} />
      <PlaceFields {...props} />
    </div>
  );
}

export interface RefusedTimeProps {
  refusal: Refusal;
  isBusy?: boolean;
  onTake?: ((free: FreeTime) => void) | undefined;
  onAnyway?: () => void;
}

/** Why a time cannot be booked, what is free near it, and a way to book it all the same. */
export function RefusedTime({ refusal, isBusy = false, onTake, onAnyway }: RefusedTimeProps) {
  const { sentence, freeTimes, canBookAnyway } = refusal;
  return (
    <Alert tone="warning" title={sentence} takesFocus>
      {onTake && freeTimes.length > 0 && (
        <>
          <p>{visitsWords.freeNearIt}</p>
          <FreeTimes times={freeTimes} onTake={onTake} />
        </>
      )}
      {canBookAnyway && onAnyway && (
        <Button aria-disabled={isBusy} onClick={onAnyway}>
          {visitsWords.bookAnyway}
        </Button>
      )}
    </Alert>
  );
}

interface FreeTimesProps {
  times: readonly (FreeTime | WishedTime)[];
  onTake: (time: FreeTime) => void;
}

/** Times to take, in their order. A wished time that is gone is said. */
export function FreeTimes({ times, onTake }: FreeTimesProps) {
  const { timeZone } = useClinic();
  return (
    <ol className="free-times stack">
      {times.map((time) => (
        <li key={`${time.starts_at} ${time.practitioner_id}`}>
          {!('state' in time) || isBookable(time) ? (
            <Button onClick={() => onTake(time)}>{wordsOf(time, timeZone)}</Button>
          ) : (
            <p className="soft">{wordsOf(time, timeZone)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

export const isBookable = ({ state }: Pick<WishedTime, 'state'>) => state === 'free' || state === 'held';

export const stateWords = visitsWords.wishedTimeStates;

/** '1st choice: Monday 23 November, 5:00 pm, Dr. Asha Sample (held for this patient)' */
function wordsOf(time: FreeTime | WishedTime, timeZone: string) {
  const words = [momentWords(time.starts_at, timeZone), time.practitioner].filter(Boolean).join(', ');
  if (!('choice' in time) || time.choice === null) return words;
  return visitsWords.choices[time.choice - 1]?.(words, stateWords[time.state]);
}
