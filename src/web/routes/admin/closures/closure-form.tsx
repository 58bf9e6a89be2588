import type { Span } from '#contract/clinic-form.ts';
import type { Closure } from '#contract/closures.ts';
import * as closureMessages from '#contract/messages/closures.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type Trial, VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import type { RecordSheetProps } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { isWhole, readSpans, writeSpans } from '#web/admin/span-texts.ts';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { Overlaps } from './overlaps.tsx';

/** In the order of the form, with the names that people know them by. */
const labels = { reason: 'Reason', starts_on: 'First day', ends_on: 'Last day', spans: 'Hours' } as const;

export type ClosureField = keyof typeof labels;
export type ClosureValues = Record<ClosureField, string>;

type AdminApi = typeof adminApi;

const names = Object.keys(labels) as ClosureField[];

export const closureForms = defineListForms({
  fields: ({ spans }: ClosureValues) => [
    ...names,
    ...readSpans(spans, closedAllDay).flatMap((_, index) => namesOfSpan(index)),
  ],
  read: (form): ClosureValues => formTexts(form, names),
  expect: (closure: Closure, values) => {
    const { reason, starts_on, ends_on, spans } = bodyOf(values);
    return {
      ...closure,
      reason,
      starts_on: starts_on || closure.starts_on,
      ends_on: ends_on || closure.ends_on,
      spans: spans.every(isWhole) ? spans : closure.spans,
    };
  },
  add: (api: AdminApi, values): Promise<Closure> => api.closures.create({ body: bodyOf(values) }),
  update: (api, values, { params, options }) => api.closures.update({ params, body: bodyOf(values) }, options),
  load: (api, { params }) => api.closures.get({ params }),
});

/** Names of the server's errors; only the sheet's own fields have values. */
function namesOfSpan(index: number) {
  const names: string[] = [`spans.${index}.opens`, `spans.${index}.closes`];
  return names as ClosureField[];
}

const closedAllDay = 'Closed all day';

const bodyOf = (values: ClosureValues) => ({ ...values, spans: readSpans(values.spans, closedAllDay) });

const nothing: ClosureValues = { reason: '', starts_on: '', ends_on: '', spans: closedAllDay };

/** Undefined while a day or a time is missing. */
function trialOf(values: ClosureValues): Trial | undefined {
  const closure = bodyOf({ ...values, reason: values.reason || closedAllDay });
  const isComplete = closure.starts_on !== '' && closure.starts_on <= closure.ends_on && closure.spans.every(isWhole);
  return isComplete ? { closure } : undefined;
}

function valuesOf(closure: Closure | undefined): ClosureValues {
  if (!closure) return nothing;
  const { reason, starts_on, ends_on, spans } = closure;
  return { reason, starts_on, ends_on, spans: writeSpans(spans, closedAllDay) };
}

export function ClosureSheet(props: RecordSheetProps<Closure, ClosureField>) {
  return (
    <RecordSheet
      {...props}
      noun="closure"
      title={props.record && 'Edit the closure'}
      labels={labels}
      valuesOf={valuesOf}
      messages={closureMessages}
      history="closure"
      preview={(values) => adminApi.closures.preview({ body: bodyOf(values) })}
    >
      {(control, values) => (
        <>
          <TextField
            {...control('reason')}
            hint="Visitors read it beside the days, like “Diwali” or “Staff training”."
          />
          <DayField
            {...control('starts_on')}
            hint="The website will show the closure from 14 days before, with the opening hours."
          />
          <DayField {...control('ends_on')} hint="For a single day, the same day again." />
          <Overlaps
            startsOn={values.starts_on}
            endsOn={values.ends_on}
            id={props.isGone ? undefined : props.record?.id}
          />
          <HoursField {...control('spans')} />
          <VisitsInTheWay trial={trialOf(values)} />
        </>
      )}
    </RecordSheet>
  );
}

interface HoursFieldProps {
  name: ClosureField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** Closed all day, or open at other times. */
function HoursField({ name, value, onChange }: HoursFieldProps) {
  const spans = readSpans(value, closedAllDay);
  const change = (changed: readonly Span[]) => onChange({ target: { value: writeSpans(changed, closedAllDay) } });
  return (
    <fieldset className="closure-hours">
      <legend className="visually-hidden">Hours</legend>
      <input type="hidden" name={name} value={value} />
      <Switch isOn={spans.length === 0} onSwitch={(isClosed) => change(isClosed ? [] : [{ opens: '', closes: '' }])}>
        Closed all day
      </Switch>
      <TimeSpans path={name} name="the closure" spans={spans} onChange={change} />
      {spans.length > 0 && <AddTimes spans={spans} onChange={change} />}
    </fieldset>
  );
}
