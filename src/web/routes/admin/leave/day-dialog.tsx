import { useState } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import { visitLimits } from '#contract/plain/visit-limits.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { absenceBody, leaveValues } from '#web/admin/hours/leave-fields.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import type { ShownList } from '#web/admin/records/cache.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { defineForm, findMistakes, readRecord } from '#web/forms/define-form.ts';
import { RecordFields, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDays } from '#web/shell/opening-hours.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as leaveWords from '#words/admin/leave.ts';

type DayField = 'day' | 'starts_at' | 'ends_at';
type ChangedDay = Awaited<ReturnType<typeof adminApi.absences.changeDay>>;

const names = ['day', 'how', 'starts_at', 'ends_at'] as const;

export const dayForms = {
  changeDay: defineForm<typeof adminApi, Record<(typeof names)[number], string>, ChangedDay, DayField>({
    fields: ['day', 'starts_at', 'ends_at'],
    read: (form) => formTexts(form, names),
    check: ({ how, ...values }) => ({
      ...findMistakes(values, { day: absenceMessages.noDay }),
      ...(how === 'other' &&
        findMistakes(values, { starts_at: absenceMessages.noTime, ends_at: absenceMessages.noTime })),
    }),
    send: (api, { day, how, starts_at, ends_at }, form) => {
      const { params, options } = readRecord(form);
      const instead = how === 'other' ? { starts_at: `${day}T${starts_at}`, ends_at: `${day}T${ends_at}` } : null;
      return api.absences.changeDay({ params, body: { day, instead } }, options);
    },
    load: async (api, _values, form) => ({ absence: await api.absences.get(readRecord(form)), instead: null }),
  }),
};

interface DayDialogProps {
  absence: Absence;
  /** 'the leave of Nila' */
  name: string;
  shown: ShownList<Absence>;
  onClose: () => void;
}

/** One day of repeated leave or breaks: left out, or at another time. */
export function DayDialog({ absence, name, shown, onClose }: DayDialogProps) {
  const { timeZone } = useClinic();
  const offerUndo = useUndo();
  const days = useNextDays(absence);
  const { from, until } = leaveValues(absence, timeZone);
  const [values, setValues] = useState({ day: '', how: 'none', starts_at: from || '09:00', ends_at: until || '17:00' });
  const day = values.day || (days[0] ?? '');
  const { records } = shown;
  const form = useForm<ChangedDay, DayField>({
    id: 'changed-day',
    intent: 'changeDay',
    onResult: (result) => {
      if (result.kind === 'stale' && result.theirs) records.put(result.theirs.absence);
      if (result.kind !== 'saved') return;
      const { absence: changed, instead } = result.saved;
      records.put(changed);
      if (instead) records.insert('', instead);
      offerUndo(instead ? absenceMessages.dayChanged : absenceMessages.dayLeftOut, {
        // Reads what is stored by then, since other days may have been left out meanwhile.
        takeBack: async () => {
          const params = { id: changed.id };
          const now = await adminApi.absences.get({ params });
          const left_out = now.left_out.filter((one) => one !== day);
          const body = absenceBody(leaveValues({ ...now, left_out }, timeZone));
          const back = await adminApi.absences.update({ params, body }, { ifMatch: now.version });
          if (instead) await adminApi.absences.remove({ params: { id: instead.id } });
          return back;
        },
        onUndone: (back) => {
          records.put(back);
          if (instead) records.remove(instead.id);
        },
        words: absenceMessages,
      });
      onClose();
    },
  });
  const control = (field: keyof typeof values) => ({
    name: field,
    value: field === 'day' ? day : values[field],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [field]: target.value }),
  });
  return (
    <FormDialog
      form={form}
      heading={<Sentence words={leaveWords.oneDayOf} fields={{ leave: <bdi>{name}</bdi> }} />}
      submitLabel={leaveWords.saveThisDay}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={absenceMessages.updateFailure} />
      {form.result?.kind === 'stale' && (
        <Alert tone="warning" title={absenceMessages.changedMeanwhile}>
          <p>{leaveWords.pleaseLookAtIt}</p>
        </Alert>
      )}
      <RecordFields id={absence.id} version={absence.version} />
      <DayField
        {...control('day')}
        label={leaveWords.day}
        hint={days.length > 0 ? leaveWords.nextDays(days.map((one) => formatDays(one, one)).join(', ')) : undefined}
      />
      <fieldset className="field">
        <legend className="field-label">{leaveWords.onThisDay}</legend>
        {(
          [
            ['none', leaveWords.itDoesNotTake],
            ['other', leaveWords.itTakesPlaceAt],
          ] as const
        ).map(([how, words]) => (
          <Tick
            key={how}
            type="radio"
            name="how"
            value={how}
            checked={values.how === how}
            onTick={() => setValues({ ...values, how })}
          >
            {words}
          </Tick>
        ))}
      </fieldset>
      {values.how === 'other' && (
        <div className="field-row">
          <TextField {...control('starts_at')} label={leaveWords.from} type="time" step={300} />
          <TextField {...control('ends_at')} label={leaveWords.until} type="time" step={300} />
        </div>
      )}
    </FormDialog>
  );
}

/** The next days on which it takes place, in the weeks that a calendar shows. */
function useNextDays({ id, version }: Absence) {
  const { timeZone } = useClinic();
  const [now] = useState(() => new Date());
  const from = wallTime(now, timeZone).day;
  const query = { from, to: addDays(from, visitLimits.calendarDays - 1) };
  const calendar = useAnswer('next days of leave', (options) => adminApi.schedules.getCalendar({ query }, options), {
    about: `${id} ${version}`,
  });
  const days = (calendar?.absences ?? [])
    .filter((one) => one.id === id)
    .map(({ starts_at }) => wallTime(starts_at, timeZone).day);
  return days.filter((day) => day >= from).slice(0, 4);
}
