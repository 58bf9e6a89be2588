import { QuietButton } from '#web/admin/button.tsx';
import './leave.css';
import type { ReactNode } from 'react';
import type { Absence } from '#contract/absences.ts';
import type { WeekDay } from '#contract/clinic.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { AbsenceKind, RepeatInterval } from '#contract/plain/visit-states.ts';
import { DayField } from '#web/admin/day-input.tsx';
import type { Control } from '#web/admin/records/record-page.tsx';
import { instantOf } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms, findMistakes } from '#web/forms/define-form.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { WeekDays } from '#web/forms/week-days.tsx';
import { formatDays, week, weekNames } from '#web/shell/opening-hours.ts';
import * as words from '#words/admin/leave-fields.ts';
import { locale } from '#words/locale.ts';
import {
  DaysAndTimesFields,
  daysAndTimesLabels,
  daysAndTimesOf,
  findDayMistakes,
  isSpan,
  noDaysAndTimes,
  spanOf,
} from './days-and-times.tsx';
import { type Trial, VisitsInTheWay } from './visits-outside.tsx';

/** Labels of the fields, in the order of the form. */
export const leaveLabels = {
  practitioner_id: words.practitioner,
  kind: words.kind,
  ...daysAndTimesLabels,
  repeats: words.repeats,
  repeats_on: words.on,
  repeats_until: words.repeatsUntil,
  left_out: words.notOn,
  reason: words.reason,
} as const;

export const kindWords: Record<AbsenceKind, string> = { leave: words.leave, break: words.breakWord };

export type LeaveField = keyof typeof leaveLabels;
export type LeaveValues = Record<LeaveField, string>;

const fields = Object.keys(leaveLabels) as LeaveField[];

export const leaveForms = defineListForms(adminApi.absences, leaveLabels, {
  read: (form) => ({ ...formTexts(form, fields), timeZone: formText(form, 'timeZone') }),
  bodyOf: absenceBody,
  expect: (absence, { timeZone, ...values }) => {
    const { starts_at, ends_at, ...body } = absenceBody(values);
    return { ...absence, ...body, starts_at: instant(starts_at, timeZone), ends_at: instant(ends_at, timeZone) };
  },
  check: (values) => ({
    ...findMistakes(values, { practitioner_id: visitMessages.noPractitioner }),
    ...findDayMistakes(values),
  }),
});

export function absenceBody(values: LeaveValues) {
  const { practitioner_id, kind, repeats, repeats_on, repeats_until, left_out, reason } = values;
  return {
    practitioner_id: Number(practitioner_id),
    kind: kind as AbsenceKind,
    ...spanOf(values),
    reason: reason || null,
    repeats: (repeats || null) as RepeatInterval | null,
    repeats_on: week.filter((day) => repeats && repeats !== 'month' && repeats_on.split(',').includes(day)),
    repeats_until: (repeats && repeats_until) || null,
    left_out: repeats ? left_out.split(',').filter(Boolean) : [],
  };
}

function instant(wall: string, timeZone: string) {
  const [day = '', time = '00:00'] = wall.split('T');
  return instantOf(day, time, timeZone);
}

export function leaveValues(absence: Absence | undefined, timeZone: string): LeaveValues {
  if (!absence) return noLeave;
  const { practitioner_id, kind, reason } = absence;
  const { repeats, repeats_on, repeats_until, left_out } = absence;
  return {
    ...daysAndTimesOf(absence, timeZone),
    practitioner_id: String(practitioner_id),
    kind,
    reason: reason ?? '',
    repeats: repeats ?? '',
    repeats_on: repeats_on.join(),
    repeats_until: repeats_until ?? '',
    left_out: left_out.join(),
  };
}

export const noLeave: LeaveValues = {
  practitioner_id: '',
  kind: 'leave',
  ...noDaysAndTimes,
  repeats: '',
  repeats_on: '',
  repeats_until: '',
  left_out: '',
  reason: '',
};

interface LeaveFieldsProps {
  values: LeaveValues;
  /** Id of stored leave: visits inside it count as those of the new days. */
  id?: number | undefined;
  practitioners: readonly { id: number; name: string; has_left: boolean }[];
  /** Visits that are booked then, and what becomes of them; by default they are only listed. */
  inTheWay?: ReactNode;
  onType: (values: LeaveValues) => void;
}

export function LeaveFields({ values, id, practitioners, inTheWay, onType }: LeaveFieldsProps) {
  const control = (name: LeaveField): Control<LeaveField> => ({
    name,
    label: leaveLabels[name],
    value: values[name],
    onChange: ({ target }) => onType({ ...values, [name]: target.value }),
  });
  return (
    <>
      <PractitionerField
        {...control('practitioner_id')}
        practitioners={practitioners.filter(({ has_left }) => !has_left)}
      />
      <SelectField {...control('kind')} options={Object.entries(kindWords)} />
      <DaysAndTimesFields {...{ values, control }} onType={(typed) => onType({ ...values, ...typed })} />
      <RepeatFields values={values} control={control} onType={(typed) => onType({ ...values, ...typed })} />
      {inTheWay ?? <VisitsInTheWay trial={trialOf(values, id)} />}
      <TextField {...control('reason')} optional hint={words.forTheFrontDesk} />
    </>
  );
}

interface RepeatFieldsProps {
  values: LeaveValues;
  control: (name: LeaveField) => Control<LeaveField>;
  onType: (typed: Partial<LeaveValues>) => void;
}

/** Whether it comes again: in plain words, of which the server makes a rule. */
function RepeatFields({ values, control, onType }: RepeatFieldsProps) {
  const { repeats, repeats_on, left_out, starts_at } = values;
  const firstDay = dayOfWeek(starts_at);
  const chosen =
    repeats_on === '' ? [firstDay].filter((day) => day !== undefined) : (repeats_on.split(',') as WeekDay[]);
  return (
    <div className="repeats grid">
      <SelectField
        {...control('repeats')}
        none={words.doesNotRepeat}
        options={[
          ['week', words.everyWeek],
          ['two-weeks', words.everySecondWeek],
          ['month', starts_at ? words.everyMonthOn(placeOf(starts_at), dayName(starts_at)) : words.everyMonth],
        ]}
      />
      {(repeats === 'week' || repeats === 'two-weeks') && (
        <WeekDays
          legend={leaveLabels.repeats_on}
          names={weekNames}
          chosen={chosen}
          onChange={(days) => onType({ repeats_on: days.join() })}
        />
      )}
      <input type="hidden" name="repeats_on" value={repeats_on} />
      <input type="hidden" name="left_out" value={left_out} />
      {repeats !== '' && <DayField {...control('repeats_until')} optional hint={words.leaveItEmptyIf} />}
      {repeats !== '' && left_out !== '' && (
        <fieldset className="left-out">
          <legend>{leaveLabels.left_out}</legend>
          <ul className="cluster">
            {left_out.split(',').map((day) => (
              <li key={day} className="num">
                {formatDays(day, day)}
                <QuietButton
                  onClick={() =>
                    onType({
                      left_out: left_out
                        .split(',')
                        .filter((one) => one !== day)
                        .join(),
                    })
                  }
                >
                  {words.bringBack}
                  <span className="visually-hidden"> {formatDays(day, day)}</span>
                </QuietButton>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}

const dayOfWeek = (day: string) => (day ? week[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7] : undefined);

function dayName(day: string) {
  const name = dayOfWeek(day);
  return name ? weekNames.long[name] : '';
}

/** From 0 for the first of its kind in the month, such as the first Tuesday, to 4 for the last. */
const placeOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7) - 1;

/** 'Every second week on Monday and Friday, until 31 Dec, but not on 24 Dec'; empty for a single time. */
export function repeatWords({ repeats, repeats_on, repeats_until, left_out }: Absence, firstDay: string) {
  if (repeats === null) return '';
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const days = list.format(repeats_on.map((day) => weekNames.long[day]));
  const often = repeats === 'month' ? words.monthly(placeOf(firstDay), dayName(firstDay)) : words.weekly[repeats](days);
  const until = repeats_until && formatDays(repeats_until, repeats_until);
  const except = left_out.length > 0 && list.format(left_out.map((day) => formatDays(day, day)));
  return [often, until && words.untilDay(until), except && words.butNotOn(except)].filter(Boolean).join(', ');
}

/** Undefined while something is missing. */
export function trialOf(values: LeaveValues, id: number | undefined): Trial | undefined {
  if (!values.practitioner_id || !isSpan(values)) return undefined;
  return { absence: absenceBody({ ...values, reason: '' }), ...(id !== undefined && { id }) };
}

type PractitionerFieldProps = Control<string> & { practitioners: readonly { id: number; name: string }[] };

export function PractitionerField({ practitioners, ...control }: PractitionerFieldProps) {
  return <SelectField {...control} none={words.choose} options={practitioners.map(({ id, name }) => [id, name])} />;
}
