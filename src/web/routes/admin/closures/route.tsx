import './closures.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Span } from '#contract/clinic-form.ts';
import type { Closure } from '#contract/closures.ts';
import * as closureMessages from '#contract/messages/closures.ts';
import { DayField } from '#web/admin/day-input.tsx';
import type { Trial } from '#web/admin/hours/visits-outside.tsx';
import { type ClinicClock, shortDay, thisYear, today } from '#web/admin/list/clinic-clock.ts';
import { DaysTable, findCounting, shownOrReplaced } from '#web/admin/list/days-table.tsx';
import { labelWith, type MovePlan, useMovePlan } from '#web/admin/moves/move-plan.ts';
import { MoveRows } from '#web/admin/moves/move-rows.tsx';
import { MoveVisits } from '#web/admin/moves/move-visits.tsx';
import { useMoving } from '#web/admin/moves/use-moving.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { recordsOf } from '#web/admin/records/cache.ts';
import { DeleteWarning } from '#web/admin/records/change.tsx';
import { type Control, RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { isWhole, readSpans, writeSpans } from '#web/admin/span-texts.ts';
import { AddTimes, TimeSpans } from '#web/admin/time-spans.tsx';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { describeTimes, formatDays } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/closures.ts';
import type { Route } from './+types/route.ts';
import { holidaysFrom } from './holidays.ts';

/** Labels of the fields, in the order of the form. */
const labels = { reason: words.reason, starts_on: words.firstDay, ends_on: words.lastDay, spans: words.hours } as const;

type ClosureField = keyof typeof labels;
type ClosureValues = Record<ClosureField, string>;

const closedAllDay = words.closedAllDay;

const bodyOf = (values: ClosureValues) => ({ ...values, spans: readSpans(values.spans, closedAllDay) });

const closureForms = defineListForms(adminApi.closures, labels, {
  fields: ({ spans }) => [
    ...(Object.keys(labels) as ClosureField[]),
    ...readSpans(spans, closedAllDay).flatMap((_, index) => namesOfSpan(index)),
  ],
  bodyOf,
  expect: (closure, values) => {
    const { reason, starts_on, ends_on, spans } = bodyOf(values);
    return {
      ...closure,
      reason,
      starts_on: starts_on || closure.starts_on,
      ends_on: ends_on || closure.ends_on,
      spans: spans.every(isWhole) ? spans : closure.spans,
    };
  },
});

/** Names of the server's errors; only the sheet's own fields have values. */
function namesOfSpan(index: number) {
  const names: string[] = [`spans.${index}.opens`, `spans.${index}.closes`];
  return names as ClosureField[];
}

const nothing: ClosureValues = { reason: '', starts_on: '', ends_on: '', spans: closedAllDay };

/** Undefined while a day or a time is missing. */
function trialOf(values: ClosureValues, id: number | undefined): Trial | undefined {
  const closure = bodyOf({ ...values, reason: values.reason || closedAllDay });
  const isComplete = closure.starts_on !== '' && closure.starts_on <= closure.ends_on && closure.spans.every(isWhole);
  return isComplete ? { closure, ...(id !== undefined && { id }) } : undefined;
}

function valuesOf(closure: Closure | undefined): ClosureValues {
  if (!closure) return nothing;
  const { reason, starts_on, ends_on, spans } = closure;
  return { reason, starts_on, ends_on, spans: writeSpans(spans, closedAllDay) };
}

type ChosenHoliday = Pick<ClosureValues, 'reason' | 'starts_on' | 'ends_on'>;

/** Public holidays of the clinic's country, one of which fills in the form. */
function HolidayField({ onChoose }: { onChoose: (holiday: ChosenHoliday) => void }) {
  const { address, timeZone } = useClinic();
  const [now] = useState(() => new Date());
  const holidays = holidaysFrom(address.country, wallTime(now, timeZone).day);
  if (!holidays) return null;
  const { days, about } = holidays;
  return (
    <SelectField
      name="holiday"
      label={words.publicHoliday}
      optional
      hint={about}
      none={words.anotherReason}
      options={days.map(({ day, name }) => [day, `${formatDay(day, 'UTC')}, ${name}`])}
      defaultValue=""
      onChange={({ target }) => {
        const chosen = days.find(({ day }) => day === target.value);
        if (chosen) onChoose({ reason: chosen.name, starts_on: chosen.day, ends_on: chosen.day });
      }}
    />
  );
}

/** Closed all day, or open at other times. */
function HoursField({ name, value, onChange }: Control<ClosureField>) {
  const spans = readSpans(value, closedAllDay);
  const change = (changed: readonly Span[]) => onChange({ target: { value: writeSpans(changed, closedAllDay) } });
  return (
    <fieldset className="closure-hours">
      <legend className="visually-hidden">{words.hours}</legend>
      <input type="hidden" name={name} value={value} />
      <Switch isOn={spans.length === 0} onSwitch={(isClosed) => change(isClosed ? [] : [{ opens: '', closes: '' }])}>
        {words.closedAllDay}
      </Switch>
      <TimeSpans path={name} name={words.theClosure} spans={spans} onChange={change} />
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
          <Sentence
            words={words.overlapsWith}
            fields={{
              reason: <strong dir="auto">{other.reason}</strong>,
              days: formatDays(other.starts_on, other.ends_on),
            }}
          />{' '}
          {whichCounts(other, { startsOn: from, id })}
        </p>
      ))}
    </div>
  );
}

/** Decides between two closures on a day: the one that started last counts, then the one that was added last. */
function whichCounts(other: Closure, { startsOn, id = Infinity }: Pick<OverlapsProps, 'startsOn' | 'id'>) {
  const isSameStart = other.starts_on === startsOn;
  const isOther = isSameStart ? other.id > id : other.starts_on > startsOn;
  return words.counts[isOther ? 'other' : 'this'][isSameStart ? 'wasAddedLater' : 'startsLater'];
}

interface InTheWayProps {
  trial: Trial | undefined;
  plan: MovePlan;
  onTrial: (trial: Trial | undefined) => void;
}

/** Tells the page what the form would change; the page moves what stands in the way of it once it is stored. */
function InTheWay({ trial, plan, onTrial }: InTheWayProps) {
  const typed = JSON.stringify(trial);
  const tell = useEffectEvent(onTrial);
  useEffect(() => {
    tell(typed === undefined ? undefined : (JSON.parse(typed) as Trial));
    return () => tell(undefined);
  }, [typed]);
  return <MoveRows plan={plan} />;
}

const records = recordsOf<Closure>('closure');

const tab = defineTab({
  kind: 'closure',
  labels,
  messages: closureMessages,
  forms: closureForms,
  loadPage: ({ cursor, signal }) => adminApi.closures.list({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.closures,
  history: 'closure',
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.closures, args);

export default function Closures({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const [typed, setTyped] = useState<Trial>();
  const moving = useMoving<Closure>({
    added: closureMessages.added,
    remove: async (closure) => {
      const params = { id: closure.id };
      await adminApi.closures.remove({ params }, { ifMatch: closure.version });
      records.remove(closure.id);
    },
  });
  const { left } = moving;
  const plan = useMovePlan(
    left ? trialOf(valuesOf(left.item), left.item.id) : typed,
    left ? left.isNew : typed?.id === undefined,
  );
  const page = (
    <RecordPage
      tab={tab}
      submitLabelOf={(label) => labelWith(label, plan.accepted)}
      onSaved={(closure, isNew) => void moving.move(plan.accepted, closure, isNew)}
      title={words.closuresAndSpecialHours}
      add={words.addAClosure}
      parts={{ group: 'away' }}
      foot={{ noun: words.closuresInAll }}
      empty={words.holidaysTrainingShorterHours}
      addFirst={words.addTheFirstClosure}
      describe={({ reason }) => <DeleteWarning name={reason}>{words.theWebsiteWillShow}</DeleteWarning>}
      headingOf={(closure) => (closure ? words.editTheClosure : words.addAClosure)}
      valuesOf={valuesOf}
      preview={(values) => adminApi.closures.preview({ body: bodyOf(values) })}
      fields={(control, values, { record, id, type }) => (
        <>
          {!record && <HolidayField onChoose={(holiday) => type({ ...values, ...holiday })} />}
          <TextField {...control('reason')} hint={words.visitorsReadItBeside} />
          <DayField {...control('starts_on')} hint={words.theWebsiteWillShowThe} />
          <DayField {...control('ends_on')} hint={words.forASingleDay} />
          <Overlaps startsOn={values.starts_on} endsOn={values.ends_on} id={id} />
          <HoursField {...control('spans')} />
          <InTheWay trial={trialOf(values, id)} plan={plan} onTrial={setTyped} />
        </>
      )}
    >
      {({ items, open, onDelete }) => (
        <DaysTable
          noun="closure"
          {...{ items, open, clock, onDelete }}
          describe={(closure) => ({
            name: closure.reason,
            below: closure.spans.length > 0 ? describeTimes(closure.spans) : closedAllDay,
            days: formatDays(closure.starts_on, closure.ends_on),
            state: stateOf(closure, items, clock),
          })}
        />
      )}
    </RecordPage>
  );
  return (
    <>
      {page}
      {left && (
        <MoveVisits
          heading={<bdi>{left.item.reason}</bdi>}
          plan={plan}
          refusals={left.moved.refusals}
          onMove={(accepted) => moving.move(accepted, left.item, left.isNew)}
          onClose={moving.leave}
        />
      )}
    </>
  );
}

/** Text of the column 'On the website'. */
function stateOf(closure: Closure, all: readonly Closure[], clock: ClinicClock) {
  const now = today(clock);
  const { starts_on, ends_on } = closure;
  if (ends_on < now) return words.over;
  const counts = starts_on <= now ? closure === findCounting(all, now) : countsSomeDay(closure, all);
  // The website shows a closure from 14 days before.
  const shownFrom = addDays(starts_on, -14);
  if (!counts || shownFrom <= now) return shownOrReplaced(counts);
  return words.fromDay(shortDay(shownFrom, thisYear(clock)));
}

/** A day on which another one ends may be the last on which it stands in front. */
function countsSomeDay(closure: Closure, closures: readonly Closure[]) {
  const days = [closure.starts_on, ...closures.map((other) => addDays(other.ends_on, 1))];
  return days.some((day) => findCounting(closures, day) === closure);
}
