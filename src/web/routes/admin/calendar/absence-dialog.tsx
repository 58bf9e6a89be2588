import { useEffect, useState } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Calendar } from '#contract/schedules.ts';
import { visitLimits } from '#contract/visit-limits.ts';
import { type AbsenceKind, absenceKinds } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { type DialogDrafts, NotSavedYet } from '#web/admin/dialog-drafts.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, defineForm, findEmpty } from '#web/forms/define-form.ts';
import { FormField, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

const fields = ['practitioner_id', 'kind', 'starts_at', 'ends_at', 'reason'] as const;

/** As it is typed: days, and times unless whole days are meant. */
type AbsenceValues = Record<(typeof fields)[number] | 'starts_time' | 'ends_time' | 'whole', string>;

export const absenceForm = defineForm({
  fields,
  read: (form): AbsenceValues => formTexts(form, [...fields, 'starts_time', 'ends_time', 'whole']),
  check: (values) => findEmpty(values, { practitioner_id: visitMessages.noPractitioner }),
  send: (api: typeof adminApi, values): Promise<Absence> => {
    const { practitioner_id, kind, reason } = values;
    const body = { practitioner_id, kind: kind as AbsenceKind, reason, ...spanOf(values) };
    return api.absences.create({ body });
  },
});

/** The server knows the clinic's time zone. */
function spanOf({ starts_at, ends_at, starts_time, ends_time, whole }: AbsenceValues) {
  if (whole) return { starts_at: `${starts_at}T00:00`, ends_at: ends_at && `${addDays(ends_at, 1)}T00:00` };
  return { starts_at: `${starts_at}T${starts_time}`, ends_at: `${ends_at}T${ends_time}` };
}

const kindWords: Record<AbsenceKind, string> = { leave: 'Leave', break: 'Break' };

interface AbsenceDialogProps {
  calendar: Calendar;
  /** The day that shows, and whose visits. */
  begin: { day: string; practitioner: string };
  drafts: DialogDrafts;
  onClose: () => void;
}

/** Leave or a break of one practitioner. Visits at this time stay, and are listed. */
export function AbsenceDialog({ calendar, begin: { day, practitioner }, drafts, onClose }: AbsenceDialogProps) {
  const draft = drafts.of<AbsenceValues>('absence', { reference: '' });
  const nothing: AbsenceValues = {
    practitioner_id: practitioner,
    kind: 'leave',
    starts_at: day,
    ends_at: day,
    starts_time: '',
    ends_time: '',
    whole: 'yes',
    reason: '',
  };
  const [values, setValues] = useState(() => draft.found ?? nothing);
  const [isFound, setFound] = useState(draft.found !== undefined);
  const sayAdded = useSayAdded();
  const form = useForm<Absence, (typeof fields)[number]>({
    id: 'absence',
    intent: 'add-absence',
    subject: 'new',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      draft.forget();
      onClose();
      sayAdded(result.saved);
    },
  });
  const change = (typed: Partial<AbsenceValues>) => {
    const now = { ...values, ...typed };
    setValues(now);
    draft.store(now);
  };
  const field = (name: keyof AbsenceValues) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const isWhole = values.whole !== '';
  return (
    <FormDialog
      form={form}
      heading="Add leave or a break"
      lead="Nobody can choose this time any more."
      className="absence-form"
      submitLabel="Add it"
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={absenceMessages.addFailure} lead="Nothing you typed is lost." takesFocus />
      {isFound && (
        <NotSavedYet
          draft={{
            found: draft.found,
            onDiscard: () => {
              draft.forget();
              setValues(nothing);
              setFound(false);
            },
          }}
        />
      )}
      <FormField name="practitioner_id" label="Practitioner">
        {(control) => (
          <select {...control} {...field('practitioner_id')} className="input" name="practitioner_id" required>
            <option value="">Choose a practitioner</option>
            {calendar.practitioners
              .filter(({ has_left }) => !has_left)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </FormField>
      <FormField name="kind" label="What">
        {(control) => (
          <select {...control} {...field('kind')} className="input" name="kind">
            {absenceKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <input type="hidden" name="whole" value={values.whole} />
      <Switch isOn={isWhole} onSwitch={(isOn) => change({ whole: isOn ? 'yes' : '' })}>
        Whole days
      </Switch>
      <div className="field-row">
        <DayField name="starts_at" label={isWhole ? 'First day' : 'From'} {...field('starts_at')} />
        {!isWhole && <TimeField name="starts_time" label="Time" {...field('starts_time')} />}
      </div>
      <div className="field-row">
        <DayField name="ends_at" label={isWhole ? 'Last day' : 'Until'} {...field('ends_at')} />
        {!isWhole && <TimeField name="ends_time" label="Time, until" {...field('ends_time')} />}
      </div>
      <TextField name="reason" label="Reason" optional hint="Only the front desk reads it." {...field('reason')} />
      <Affected values={values} timeZone={calendar.time_zone} />
    </FormDialog>
  );
}

interface TimeFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

const TimeField = (props: TimeFieldProps) => <TextField type="time" step={300} {...props} />;

/** How many are named. */
const named = 8;

/** The visits at this time, which stay until somebody moves them. */
function Affected({ values, timeZone }: { values: AbsenceValues; timeZone: string }) {
  const visits = useVisitsAt(values, timeZone);
  return (
    <div role="status" className="affected">
      {visits.length > 0 && (
        <>
          <p className="hint">
            {visits.length === 1
              ? '1 visit is booked at this time. It stays'
              : `${visits.length} visits are booked at this time. They stay`}{' '}
            until somebody moves or cancels {visits.length === 1 ? 'it' : 'them'}:
          </p>
          <ul>
            {visits.slice(0, named).map(({ id, name, starts_at }) => (
              <li key={id}>
                <span className="num">{momentWords(starts_at, timeZone)}</span> <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          {visits.length > named && <p className="hint">And {visits.length - named} more.</p>}
        </>
      )}
    </div>
  );
}

/** Those that overlap, on as many days as the calendar answers at once. */
function useVisitsAt(values: AbsenceValues, timeZone: string) {
  const { practitioner_id, starts_at: from, ends_at } = values;
  const [visits, setVisits] = useState<readonly CalendarVisit[]>([]);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = async () => {
      if (!practitioner_id || !from || !ends_at || ends_at < from) return [];
      const last = addDays(from, visitLimits.calendarDays - 1);
      const query = { from, to: ends_at < last ? ends_at : last };
      return loadOr([], () => adminApi.visits.list({ query }, { signal, isBackground: true }), { signal });
    };
    void load().then((found) => !signal.aborted && setVisits(found));
    return () => request.abort();
  }, [practitioner_id, from, ends_at]);
  const span = spanOf(values);
  const onClock = (instant: string) => Object.values(wallTime(instant, timeZone)).join('T');
  return visits.filter(
    (visit) =>
      String(visit.practitioner_id) === practitioner_id &&
      visit.status === 'booked' &&
      onClock(visit.starts_at) < span.ends_at &&
      onClock(visit.ends_at) > span.starts_at,
  );
}

/** Says that it was added, and offers to delete it again. */
function useSayAdded() {
  const toasts = useToasts();
  return ({ id, kind, version }: Absence) => {
    const undo = async () => {
      const undone = await attempt(() => adminApi.absences.remove({ params: { id } }, { ifMatch: version }));
      if (undone.kind === 'saved') toasts.success(visitMessages.undone);
      else toasts.failure(absenceMessages.deleteFailure);
    };
    toasts.success(`${kindWords[kind]} added.`, lasting(undoLabel, undo));
  };
}
