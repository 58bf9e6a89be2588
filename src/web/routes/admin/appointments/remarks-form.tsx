import { type KeyboardEvent, useState } from 'react';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { defineForm, readRecord } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { RecordFields } from '#web/forms/fields.tsx';
import { Form, type FormState } from '#web/forms/form.tsx';
import { adviceFor, formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { loadNewest } from './list-query.ts';
import type { RemarksDrafts } from './remarks-drafts.ts';

/** Remarks mark a pending request as done, and correct those of a done one. */
export const markDoneForm = defineForm({
  fields: ['remarks'],
  read: (form) => ({ remarks: formText(form, 'remarks') }),
  check: ({ remarks }) => describeLength(lengthOf(remarks)),
  send: (api: typeof adminApi, body, form): Promise<Appointment> => {
    const { params, options } = readRecord(form);
    return api.appointments.markDone({ params, body }, options);
  },
  load: (_api, _values, form) => loadNewest(form),
});

function describeLength(length: number) {
  if (length === 0) return { remarks: appointmentMessages.noRemarks };
  if (length <= limits.remarks) return {};
  return { remarks: `Please use at most ${limits.remarks.toLocaleString('en')} characters.` };
}

export type RemarksState = FormState<Appointment, 'remarks'>;

interface RemarksFormProps {
  appointment: Appointment;
  form: RemarksState;
  drafts: RemarksDrafts;
  onSubmit: () => void;
}

export function RemarksForm({ appointment, form, drafts, onSubmit }: RemarksFormProps) {
  const [text, setText] = useState(() => drafts.read(appointment));
  const { result } = form;
  const problem = describeProblem(form);
  const earlier = drafts.findEarlier(appointment);
  const shortcut = useShortcut('write');
  const change = (typed: string) => {
    setText(typed);
    drafts.store(appointment, typed);
    if (form.failure || isGone(result)) form.startAnew();
  };
  return (
    <Form form={form} className="remarks-form" onSubmit={onSubmit}>
      <RecordFields {...appointment} />
      <input type="hidden" name="reference" value={appointment.reference} />
      {earlier && text === earlier.text && (
        <EarlierDraft draft={earlier} onDiscard={() => change(appointment.remarks ?? '')} />
      )}
      {result?.kind === 'stale' && result.theirs && <NewerRemarks theirs={result.theirs} onTake={change} />}
      <Field
        id="remarks"
        label="Remarks"
        hint={
          appointment.remarks === null
            ? 'Required before marking as done.'
            : 'Saving corrects them; the request stays done.'
        }
        error={problem}
        after={
          <p className="remarks-count">
            <CharacterCount length={lengthOf(text)} max={limits.remarks} />
          </p>
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            name="remarks"
            rows={2}
            required
            value={text}
            onKeyDown={submitOnCtrlEnter}
            {...shortcut}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {/* The message beside the field is read when one comes to the field, this one at once. */}
      <p className="visually-hidden" role="alert">
        {problem}
      </p>
    </Form>
  );
}

/** What the administrator has typed before a reload, or in an earlier session. */
function EarlierDraft({ draft, onDiscard }: { draft: RemarksDraft; onDiscard: () => void }) {
  const { timeZone } = useClinic();
  const typed = new Date(draft.typed_at);
  const clock = { now: typed, timeZone };
  return (
    <Alert tone="note" title="Not saved yet">
      <p>
        You typed this on {longDay(clock)} at {timeLabel(typed, clock)}.
      </p>
      <button type="button" className="button button-quiet button-small" onClick={onDiscard}>
        Discard it
      </button>
    </Alert>
  );
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function NewerRemarks({ theirs: { remarks }, onTake }: { theirs: Appointment; onTake: (text: string) => void }) {
  if (remarks === null) return <StaleNotice noun="request" />;
  return (
    <StaleNotice noun="request" onTake={() => onTake(remarks)}>
      <blockquote dir="auto">{remarks}</blockquote>
    </StaleNotice>
  );
}

function describeProblem({ errors, failure, result }: RemarksState) {
  if (failure) return `Nothing you typed is lost. ${adviceFor(failure)}`;
  return isGone(result) ? goneAdvice : errors.remarks;
}

export function isGone(result: RemarksState['result']) {
  return result?.kind === 'stale' && !result.theirs;
}

const goneAdvice = 'Someone else has deleted this request. What you typed is still here, should you need it elsewhere.';
