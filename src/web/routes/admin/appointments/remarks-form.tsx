import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { lengthOf } from '#contract/text-length.ts';
import { longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { CharacterCount, Field } from '#web/forms/field.tsx';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { RemarksDrafts } from './remarks-drafts.ts';

/** Why the remarks were not saved. */
export type Refusal = Exclude<FormResult<Appointment, 'remarks'>, { kind: 'saved' }>;

/** Returns the mistake in remarks, if any, without asking the server, which checks them too. */
export function findProblem(remarks: string): Refusal | undefined {
  const length = lengthOf(remarks.trim());
  if (length > 0 && length <= limits.remarks) return undefined;
  const tooLong = `Please use at most ${limits.remarks.toLocaleString('en')} characters.`;
  return { kind: 'invalid', errors: { remarks: length === 0 ? appointmentMessages.noRemarks : tooLong } };
}

export const remarksFormId = 'remarks-form';

interface RemarksFormProps {
  appointment: Appointment;
  drafts: RemarksDrafts;
  /** How it went, if it was refused. */
  refusal: Refusal | undefined;
  /** Forgets why it was refused. */
  onCorrect: () => void;
  onSave: (remarks: string) => void;
}

/** Remarks mark a pending request as done, and correct those of a done one. */
export function RemarksForm({ appointment, drafts, refusal, onCorrect, onSave }: RemarksFormProps) {
  const [text, setText] = useState(() => drafts.read(appointment));
  const element = useRef<HTMLFormElement>(null);
  const problem = refusal && describeProblem(refusal);
  useEffect(() => {
    if (refusal?.kind === 'invalid') element.current?.querySelector('textarea')?.focus();
  }, [refusal]);
  const earlier = drafts.findEarlier(appointment);
  const shortcut = useShortcut('write');
  const change = (typed: string) => {
    setText(typed);
    drafts.store(appointment, typed);
    if (refusal && (refusal.kind !== 'stale' || isGone(refusal))) onCorrect();
  };
  return (
    <form
      ref={element}
      id={remarksFormId}
      className="remarks-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      {earlier && text === earlier.text && (
        <EarlierDraft draft={earlier} onDiscard={() => change(appointment.remarks ?? '')} />
      )}
      {refusal?.kind === 'stale' && refusal.theirs && <NewerRemarks theirs={refusal.theirs} onTake={change} />}
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
          <p className="remarks-count note">
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
            maxLength={limits.remarks}
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
    </form>
  );
}

/** Draft that the administrator typed before a reload, or in an earlier session. */
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

function describeProblem(refusal: Refusal) {
  if (isFailure(refusal)) return `Nothing you typed is lost. ${adviceFor(refusal)}`;
  if (refusal.kind === 'invalid') return refusal.errors.remarks;
  return isGone(refusal) ? goneAdvice : undefined;
}

export function isGone(refusal: Refusal) {
  return refusal.kind === 'stale' && !refusal.theirs;
}

const goneAdvice = 'Someone else has deleted this request. What you typed is still here, should you need it elsewhere.';
