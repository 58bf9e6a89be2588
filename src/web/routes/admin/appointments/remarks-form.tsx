import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Working } from '#web/ui/working.tsx';

interface RemarksFormProps {
  appointment: Appointment;
  text: string;
  change: (text: string) => void;
  save: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
  problem: string | undefined;
  /** Someone else has changed the request since it was opened. */
  isStale: boolean;
}

const formId = 'remarks-form';

export function RemarksForm({ appointment, text, change, save, input, problem, isStale }: RemarksFormProps) {
  const isDone = appointment.remarks !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <form id={formId} className="remarks-form" noValidate onSubmit={submit}>
      {isStale && <NewerRemarks theirs={appointment.remarks} onTake={change} />}
      <Field
        id="remarks"
        label="Remarks"
        hint={isDone ? 'Saving corrects them; the request stays done.' : 'What was agreed. Needed to mark it as done.'}
        error={problem}
        after={
          <p className="remarks-count">
            <CharacterCount length={text.trim().length} max={limits.remarks} />
          </p>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={input}
            className="input"
            rows={4}
            required
            value={text}
            onKeyDown={saveOnCtrlEnter}
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

function NewerRemarks({ theirs, onTake }: { theirs: string | null; onTake: (text: string) => void }) {
  if (theirs === null) return <StaleNotice noun="request" />;
  return (
    <StaleNotice noun="request" onTake={() => onTake(theirs)}>
      <blockquote>{theirs}</blockquote>
    </StaleNotice>
  );
}

/** Pinned below the sheet's scrolling part, so it stands outside of its form. */
export function SaveButton({ isDone, isSaving }: { isDone: boolean; isSaving: boolean }) {
  return (
    <>
      <button type="submit" className="button button-primary" form={formId} aria-disabled={isSaving}>
        {isSaving ? <Working /> : <Icon name="check" />}
        {isSaving ? 'Saving' : labelOf(isDone)}
      </button>
      <span className="shortcut" aria-hidden="true">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </span>
    </>
  );
}

function labelOf(isDone: boolean) {
  return isDone ? 'Save remarks' : 'Mark as done';
}
