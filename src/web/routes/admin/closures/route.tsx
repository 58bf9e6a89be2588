import './closures.css';
import { useId, useState } from 'react';
import type { Span } from '#contract/clinic-form.ts';
import type { Closure } from '#contract/closures.ts';
import * as closureMessages from '#contract/messages/closures.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type Trial, VisitsInTheWay } from '#web/admin/hours/visits-outside.tsx';
import { type ClinicClock, dayLabel, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { isWhole, readSpans, writeSpans } from '#web/admin/span-texts.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { TextField } from '#web/forms/fields.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { describeTimes, formatDays } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { holidaysFrom, lastHolidayYear } from './holidays.ts';

/** In the order of the form, with the names that people know them by. */
const labels = { reason: 'Reason', starts_on: 'First day', ends_on: 'Last day', spans: 'Hours' } as const;

type ClosureField = keyof typeof labels;
type ClosureValues = Record<ClosureField, string>;

type AdminApi = typeof adminApi;

const names = Object.keys(labels) as ClosureField[];

const closureForms = defineListForms({
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

function ClosureSheet(props: SheetProps<Closure, ClosureField>) {
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
      {(control, values, type) => (
        <>
          {!props.record && <HolidayField onChoose={(holiday) => type({ ...values, ...holiday })} />}
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

type ChosenHoliday = Pick<ClosureValues, 'reason' | 'starts_on' | 'ends_on'>;

/** Public holidays of the clinic's country, one of which fills in the form. */
function HolidayField({ onChoose }: { onChoose: (holiday: ChosenHoliday) => void }) {
  const id = useId();
  const { address, timeZone } = useClinic();
  const [now] = useState(() => new Date());
  const holidays = holidaysFrom(address.country, wallTime(now, timeZone).day);
  if (!holidays) return null;
  const { days, source, missing } = holidays;
  return (
    <Field
      id={id}
      label="Public holiday"
      optional
      hint={`Computed until ${lastHolidayYear} by the rules for ${source}. Please check the date. ${missing}`}
    >
      {(control) => (
        <select
          {...control}
          className="input"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = days.find(({ day }) => day === target.value);
            if (chosen) onChoose({ reason: chosen.name, starts_on: chosen.day, ends_on: chosen.day });
          }}
        >
          <option value="">Another reason</option>
          {days.map(({ day, name }) => (
            <option key={day} value={day}>
              {`${formatDay(day, 'UTC')}, ${name}`}
            </option>
          ))}
        </select>
      )}
    </Field>
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

interface OverlapsProps {
  startsOn: string;
  endsOn: string;
  /** Id of the edited closure; undefined for a new one. */
  id: number | undefined;
}

/** Other closures that share days with the closure in the form, and which of them counts there. */
function Overlaps({ startsOn: from, endsOn: to, id }: OverlapsProps) {
  const found = useAnswer(
    from && to && from <= to ? 'overlapping closures' : undefined,
    (options) => adminApi.closures.listBetween({ query: { from, to } }, options),
    { about: `${from} ${to}` },
  );
  const others = found?.filter((closure) => closure.id !== id) ?? [];
  return (
    <div role="status" className="overlaps">
      {others.map((other) => (
        <p key={other.id} className="hint">
          Overlaps with <strong dir="auto">{other.reason}</strong> ({formatDays(other.starts_on, other.ends_on)}).{' '}
          {whichCounts(other, { startsOn: from, id })}
        </p>
      ))}
    </div>
  );
}

/** On a day in two closures the one that started last counts, and then the one that was added last. */
function whichCounts(other: Closure, { startsOn, id = Infinity }: Pick<OverlapsProps, 'startsOn' | 'id'>) {
  const isSameStart = other.starts_on === startsOn;
  const isOther = isSameStart ? other.id > id : other.starts_on > startsOn;
  const why = isSameStart ? 'was added later' : 'starts later';
  return `On days in both, ${isOther ? 'that one' : 'this one'} counts, because it ${why}.`;
}

const tab = defineTab(closureMessages, {
  noun: 'closure',
  forms: closureForms,
  loadPage: ({ cursor, signal }) => adminApi.closures.listAll({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.closures,
});

export const clientLoader = (args: Route.ClientLoaderArgs) => tab.load(args);

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: closureForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Closures', args);

export default function Closures({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <RecordPage
      tab={tab}
      title="Closures and special hours"
      add="Add a closure"
      parts={{ group: 'away' }}
      foot={{ noun: 'closures' }}
      empty={
        <EmptyState sentence={closureMessages.empty}>
          <p>Holidays, training, shorter hours: visitors read them with the opening hours, from 14 days before.</p>
          <AddFirstLink>Add the first closure</AddFirstLink>
        </EmptyState>
      }
      deletion={{
        describe: ({ reason }) => (
          <>
            <p>
              <strong dir="auto">{reason}</strong>
            </p>
            <p>The website will show the usual hours again at once. You can undo this for 30 seconds.</p>
          </>
        ),
      }}
      sheet={(props) => <ClosureSheet key={props.draftName} {...props} />}
    >
      {({ items, open, onDelete }) => <ClosureTable closures={items} {...{ open, clock, onDelete }} />}
    </RecordPage>
  );
}

interface ClosureTableProps {
  closures: readonly Closure[];
  open: string | undefined;
  clock: ClinicClock;
  onDelete: (closure: Closure) => void;
}

function ClosureTable({ closures, open, clock, onDelete }: ClosureTableProps) {
  return (
    <RecordTable
      className="days-table"
      caption="Closures, newest first"
      columns={['Closure', 'Days', 'On the website', 'Added']}
    >
      {closures.map((closure) => (
        <tr key={closure.id} data-open={String(closure.id) === open}>
          <td>
            <span className="who" dir="auto">
              {closure.reason}
            </span>
            <span className="second-line">
              {closure.spans.length > 0 ? describeTimes(closure.spans) : 'Closed all day'}
            </span>
          </td>
          <td className="num days">{formatDays(closure.starts_on, closure.ends_on)}</td>
          <td>
            <State closure={closure} all={closures} clock={clock} />
          </td>
          <td className="when num">{dayLabel(new Date(closure.created_at), clock)}</td>
          <td className="open">
            <RowActions
              name={`the closure ${closure.reason}`}
              edit={inSheet(closure.id, open)}
              onDelete={() => onDelete(closure)}
            />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

interface StateProps {
  closure: Closure;
  all: readonly Closure[];
  clock: ClinicClock;
}

function State({ closure, all, clock }: StateProps) {
  const now = today(clock);
  const { starts_on, ends_on } = closure;
  if (ends_on < now) return <StateChip isSettled={false}>Over</StateChip>;
  const counts = starts_on <= now ? closure === findCounting(all, now) : countsSomeDay(closure, all);
  if (!counts) return <StateChip isSettled={false}>Replaced by a newer one</StateChip>;
  const shownFrom = firstShown(starts_on);
  if (shownFrom <= now) return <StateChip isSettled>Shows now</StateChip>;
  return <StateChip isSettled={false}>{`From ${shortDay(shownFrom, thisYear(clock))}`}</StateChip>;
}

/** Among closures that overlap, the one that started last counts. */
function findCounting(closures: readonly Closure[], day: string) {
  return closures
    .filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
    .toSorted((a, b) => b.starts_on.localeCompare(a.starts_on) || b.id - a.id)[0];
}

/** A day on which another one ends may be the last on which it stands in front. */
function countsSomeDay(closure: Closure, closures: readonly Closure[]) {
  const { starts_on, ends_on } = closure;
  const days = [starts_on, ...closures.map((other) => addDays(other.ends_on, 1))];
  return days.some((day) => starts_on <= day && day <= ends_on && findCounting(closures, day) === closure);
}

/** The website shows a closure from 14 days before. */
function firstShown(day: string) {
  return addDays(day, -14);
}
