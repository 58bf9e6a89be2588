import './leave.css';
import type { ReactNode } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { AbsenceKind } from '#contract/visit-states.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { addDays, instantOf, wallTime } from '#web/admin/visits/wall-time.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineListForms, findMistakes } from '#web/forms/define-form.ts';
import { FormField, TextField } from '#web/forms/fields.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { type Trial, VisitsInTheWay } from './visits-outside.tsx';

/** In the order of the form, with the names that people know them by. */
export const leaveLabels = {
  practitioner_id: 'Practitioner',
  kind: 'Kind',
  starts_at: 'First day',
  from: 'From',
  ends_at: 'Last day',
  until: 'Until',
  reason: 'Reason',
} as const;

export const kindWords: Record<AbsenceKind, string> = { leave: 'Leave', break: 'Break' };

export type LeaveField = keyof typeof leaveLabels;
/** `starts_at` and `ends_at` are days; without times they are whole ones. */
export type LeaveValues = Record<LeaveField, string>;

type AdminApi = typeof adminApi;

const fields = Object.keys(leaveLabels) as LeaveField[];

export const leaveForms = defineListForms({
  fields,
  read: (form) => ({ ...formTexts(form, fields), timeZone: formText(form, 'timeZone') }),
  expect: (absence: Absence, { timeZone, ...values }) => {
    const { starts_at, ends_at, ...body } = bodyOf(values);
    return { ...absence, ...body, starts_at: instant(starts_at, timeZone), ends_at: instant(ends_at, timeZone) };
  },
  check: (values) => ({
    ...findMistakes(values, {
      practitioner_id: visitMessages.noPractitioner,
      starts_at: absenceMessages.noFirstDay,
      ends_at: absenceMessages.noLastDay,
    }),
    ...(!isAllDay(values) && findMistakes(values, { from: absenceMessages.noTime, until: absenceMessages.noTime })),
  }),
  add: (api: AdminApi, values): Promise<Absence> => api.absences.create({ body: bodyOf(values) }),
  update: (api, values, { params, options }) => api.absences.update({ params, body: bodyOf(values) }, options),
  load: (api, { params }) => api.absences.get({ params }),
});

const isAllDay = ({ from, until }: LeaveValues) => from === '' && until === '';

/** Whole days end when the next one begins; the server knows when that is in the clinic's time zone. */
function bodyOf(values: LeaveValues) {
  const { practitioner_id, kind, starts_at, from, ends_at, until, reason } = values;
  return {
    practitioner_id: Number(practitioner_id),
    kind: kind as AbsenceKind,
    starts_at: isAllDay(values) ? starts_at : `${starts_at}T${from}`,
    ends_at: isAllDay(values) ? addDays(ends_at, 1) : `${ends_at}T${until}`,
    reason: reason || null,
  };
}

/** Parses a day, or a time in it. */
function instant(wall: string, timeZone: string) {
  const [day = '', time = '00:00'] = wall.split('T');
  return instantOf(day, time, timeZone);
}

export function leaveValues(absence: Absence | undefined, timeZone: string): LeaveValues {
  if (!absence) return noLeave;
  const { practitioner_id, kind, starts_at, ends_at, reason } = absence;
  const known = { practitioner_id: String(practitioner_id), kind, reason: reason ?? '' };
  const [start, end] = [wallTime(starts_at, timeZone), wallTime(ends_at, timeZone)];
  if (start.time === '00:00' && end.time === '00:00')
    return { ...known, starts_at: start.day, from: '', ends_at: addDays(end.day, -1), until: '' };
  return { ...known, starts_at: start.day, from: start.time, ends_at: end.day, until: end.time };
}

export const noLeave: LeaveValues = {
  practitioner_id: '',
  kind: 'leave',
  starts_at: '',
  from: '',
  ends_at: '',
  until: '',
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

/** Fields of leave or a break, and the visits that are booked then. */
export function LeaveFields({ values, id, practitioners, inTheWay, onType }: LeaveFieldsProps) {
  const control = (name: LeaveField) => ({
    name,
    label: leaveLabels[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ ...values, [name]: target.value }),
  });
  return (
    <>
      <PractitionerField
        {...control('practitioner_id')}
        practitioners={practitioners.filter(({ has_left }) => !has_left)}
      />
      <KindField {...control('kind')} />
      <DayField {...control('starts_at')} />
      <DayField {...control('ends_at')} hint="For a single day, the same day again." />
      <AllDay values={values} onSwitch={(times) => onType({ ...values, ...times })} />
      {!isAllDay(values) && (
        <>
          <TextField {...control('from')} type="time" step={300} />
          <TextField {...control('until')} type="time" step={300} />
        </>
      )}
      {inTheWay ?? <VisitsInTheWay trial={trialOf(values, id)} />}
      <TextField {...control('reason')} optional hint="For the front desk only; visitors never see it." />
    </>
  );
}

interface AllDayProps {
  values: LeaveValues;
  onSwitch: (times: Pick<LeaveValues, 'from' | 'until'>) => void;
}

function AllDay({ values, onSwitch }: AllDayProps) {
  return (
    <div className="leave-times">
      <Switch
        isOn={isAllDay(values)}
        onSwitch={(isOn) => onSwitch(isOn ? { from: '', until: '' } : { from: '09:00', until: '17:00' })}
      >
        All day
      </Switch>
    </div>
  );
}

/** Undefined while something is missing. */
export function trialOf(values: LeaveValues, id: number | undefined): Trial | undefined {
  const { practitioner_id, starts_at, from, ends_at, until } = values;
  const isComplete = practitioner_id && starts_at && ends_at && (isAllDay(values) || (from && until));
  if (!isComplete || `${starts_at}${from}` > `${ends_at}${until}`) return undefined;
  const { starts_at: start, ends_at: end, ...absence } = bodyOf({ ...values, reason: '' });
  const isTooLong = end > addDays(starts_at, 366);
  return start < end && !isTooLong
    ? { absence: { ...absence, starts_at: start, ends_at: end }, ...(id !== undefined && { id }) }
    : undefined;
}

interface ControlProps {
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function KindField({ name, label, value, onChange }: ControlProps) {
  return (
    <FormField name={name} label={label}>
      {(control) => (
        <select {...control} className="input" name={name} value={value} onChange={onChange}>
          {Object.entries(kindWords).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

interface PractitionerFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  practitioners: readonly { id: number; name: string }[];
}

export function PractitionerField({ name, label, value, onChange, practitioners }: PractitionerFieldProps) {
  return (
    <FormField name={name} label={label}>
      {(control) => (
        <select {...control} className="input" name={name} required value={value} onChange={onChange}>
          <option value="">Choose…</option>
          {practitioners.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
