import './leave.css';
import * as absenceMessages from '#contract/messages/absences.ts';
import { DayField } from '#web/admin/day-input.tsx';
import type { Control } from '#web/admin/records/record-page.tsx';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { findMistakes } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Switch } from '#web/forms/switch.tsx';
import * as words from '#words/admin/leave-fields.ts';

// Fields for a span of days, whole or with times, on the clinic's clock.

/** `starts_at` and `ends_at` are days; without times they are whole ones. */
export interface DaysAndTimes {
  starts_at: string;
  from: string;
  ends_at: string;
  until: string;
}

export const daysAndTimesLabels = {
  starts_at: words.firstDay,
  from: words.from,
  ends_at: words.lastDay,
  until: words.until,
} as const;

export const noDaysAndTimes: DaysAndTimes = { starts_at: '', from: '', ends_at: '', until: '' };

const isAllDay = ({ from, until }: DaysAndTimes) => from === '' && until === '';

/** Whole days end when the next one begins; the server knows when that is in the clinic's time zone. */
export function spanOf(values: DaysAndTimes) {
  const { starts_at, from, ends_at, until } = values;
  return {
    starts_at: isAllDay(values) ? starts_at : `${starts_at}T${from}`,
    ends_at: isAllDay(values) ? addDays(ends_at, 1) : `${ends_at}T${until}`,
  };
}

export function daysAndTimesOf(span: { starts_at: string; ends_at: string }, timeZone: string): DaysAndTimes {
  const [start, end] = [wallTime(span.starts_at, timeZone), wallTime(span.ends_at, timeZone)];
  if (start.time === '00:00' && end.time === '00:00')
    return { starts_at: start.day, from: '', ends_at: addDays(end.day, -1), until: '' };
  return { starts_at: start.day, from: start.time, ends_at: end.day, until: end.time };
}

/** Whether it is a span of time, of a year at most. */
export function isSpan(values: DaysAndTimes) {
  const { starts_at, from, ends_at, until } = values;
  const isComplete = starts_at && ends_at && (isAllDay(values) || (from && until));
  if (!isComplete || `${starts_at}${from}` > `${ends_at}${until}`) return false;
  const span = spanOf(values);
  return span.starts_at < span.ends_at && span.ends_at <= addDays(starts_at, 366);
}

export function findDayMistakes(values: DaysAndTimes) {
  return {
    ...findMistakes(values, {
      starts_at: absenceMessages.noFirstDay,
      ends_at: absenceMessages.noLastDay,
    }),
    ...(!isAllDay(values) && findMistakes(values, { from: absenceMessages.noTime, until: absenceMessages.noTime })),
  };
}

interface DaysAndTimesProps {
  values: DaysAndTimes;
  control: (name: keyof DaysAndTimes) => Control<string>;
  onType: (typed: Partial<DaysAndTimes>) => void;
}

export function DaysAndTimesFields({ values, control, onType }: DaysAndTimesProps) {
  return (
    <>
      <DayField {...control('starts_at')} />
      <DayField {...control('ends_at')} hint={words.forASingleDay} />
      <div className="leave-times">
        <Switch
          isOn={isAllDay(values)}
          onSwitch={(isOn) => onType(isOn ? { from: '', until: '' } : { from: '09:00', until: '17:00' })}
        >
          {words.allDay}
        </Switch>
      </div>
      {!isAllDay(values) && (
        <>
          <TextField {...control('from')} type="time" step={300} />
          <TextField {...control('until')} type="time" step={300} />
        </>
      )}
    </>
  );
}
