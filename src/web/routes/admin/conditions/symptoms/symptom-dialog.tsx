import { type SubmitEvent, useId } from 'react';
import { limits } from '#contract/limits.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { FormDialogFooter } from '#web/admin/saving/form-dialog-footer.tsx';
import { StaleNotice } from '#web/admin/saving/stale-notice.tsx';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { Field } from '#web/forms/field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog.tsx';
import { useSymptomName } from './use-symptom-name.ts';

interface SymptomDialogProps {
  /** Undefined: a new one. */
  symptom: Symptom | undefined;
  onClose: () => void;
}

/** The name of a symptom, which is all there is to write about it. */
export function SymptomDialog({ symptom, onClose }: SymptomDialogProps) {
  const heading = useId();
  const form = useId();
  const { name, type, save, input, problem, outcome, isSaving, isNew } = useSymptomName(symptom, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>{symptom ? `Rename “${symptom.name}”` : 'Add a symptom'}</h2>
      </DialogHeader>
      <DialogBody>
        <form id={form} noValidate onSubmit={submit}>
          {outcome?.kind === 'stale' && (
            <StaleNotice noun="symptom" onTake={() => type(outcome.theirs.name)}>
              <blockquote>{outcome.theirs.name}</blockquote>
            </StaleNotice>
          )}
          {outcome?.kind === 'gone' && (
            <Alert tone="warning" title="Someone else has deleted this symptom.">
              <p>What you typed is still below. Adding it makes a new symptom of it, which no condition has yet.</p>
            </Alert>
          )}
          {outcome?.kind === 'failed' && (
            <Alert tone="failure" title={outcome.sentence}>
              <p>Nothing you typed is lost. {outcome.advice}</p>
            </Alert>
          )}
          <Field
            id="symptom-name"
            label="Name"
            hint="As people say it, such as “Pain on stairs”."
            error={problem}
            after={
              name.trim().length > limits.name && (
                <p className="symptom-count">
                  <CharacterCount length={name.trim().length} max={limits.name} />
                </p>
              )
            }
          >
            {(control) => (
              <input
                {...control}
                ref={input}
                className="input"
                required
                autoComplete="off"
                value={name}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
          {/* The message beside the field is read when one comes to the field, this one at once. */}
          <p className="visually-hidden" role="alert">
            {problem}
          </p>
        </form>
      </DialogBody>
      <FormDialogFooter
        form={form}
        confirm={isNew ? 'Add the symptom' : 'Save'}
        isSending={isSaving}
        onCancel={onClose}
      />
    </Dialog>
  );
}
