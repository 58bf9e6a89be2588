import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { useStoredDraft } from '#web/admin/drafts.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { RecordFields, TextField } from '#web/forms/fields.tsx';
import { FormFailure } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface SymptomDialogProps {
  /** Undefined: a new one. */
  symptom: Symptom | undefined;
  onClose: () => void;
}

/** Adds or renames a symptom, which has no other texts. */
export function SymptomDialog({ symptom, onClose }: SymptomDialogProps) {
  const { name, type, version, form, isClosed, close } = useSymptomName(symptom, onClose);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (form.attempt > 0) input.current?.focus();
  }, [form.attempt]);
  if (isClosed) return null;
  const { result, errors } = form;
  const theirs = result?.kind === 'stale' ? result.theirs : undefined;
  const { length } = name.trim();
  return (
    <FormDialog
      form={form}
      heading={symptom ? `Rename “${symptom.name}”` : 'Add a symptom'}
      submitLabel={version === undefined ? 'Add the symptom' : 'Save'}
      onClose={close}
    >
      {theirs && (
        <StaleNotice noun="symptom" onTake={() => type(theirs.name)}>
          <blockquote>{theirs.name}</blockquote>
        </StaleNotice>
      )}
      {theirs === null && (
        <Alert tone="warning" title="Someone else has deleted this symptom.">
          <p>What you typed is still below. Adding it makes a new symptom of it, which no condition has yet.</p>
        </Alert>
      )}
      <FormFailure
        title={version === undefined ? symptomMessages.addFailure : symptomMessages.updateFailure}
        lead="Nothing you typed is lost."
      />
      {symptom && version !== undefined && <RecordFields id={symptom.id} version={version} />}
      <TextField
        ref={input}
        name="name"
        label="Name"
        hint="As people say it, such as “Pain on stairs”."
        value={name}
        onChange={(event) => type(event.target.value)}
        after={
          length > limits.name && (
            <p className="symptom-count">
              <CharacterCount length={length} max={limits.name} />
            </p>
          )
        }
      />
      {/* Announced at once; the message at the field is read only when the field gets the focus. */}
      <p className="visually-hidden" role="alert">
        {errors.name}
      </p>
    </FormDialog>
  );
}

/** The name as it is typed. It is stored in this browser until it is saved, even if the dialog closes. */
function useSymptomName(symptom: Symptom | undefined, onClose: () => void) {
  const toasts = useToasts();
  const stored = symptom?.name ?? '';
  const { found, store, forget } = useStoredDraft(symptom ? `symptom-${symptom.id}` : 'symptom', { name: stored });
  const [name, setName] = useState(found?.name ?? stored);
  // Undefined if saving adds a new symptom.
  const [version, setVersion] = useState(symptom?.version);
  const [isClosed, setClosed] = useState(false);
  const form = useForm<Symptom, 'name'>({
    id: 'symptom',
    intent: version === undefined ? 'add' : 'update',
    onResult: (result) => {
      if (result.kind === 'saved') {
        forget();
        toasts.success(version === undefined ? symptomMessages.added : symptomMessages.updated);
      }
      if (result.kind === 'saved' || isClosed) return onClose();
      if (result.kind === 'stale') setVersion(result.theirs?.version);
    },
  });
  return {
    name,
    type: (typed: string) => {
      setName(typed);
      if (typed === stored) forget();
      else store({ name: typed });
    },
    version,
    form,
    isClosed,
    /** During a save, only hides the dialog, so that its result is still reported. */
    close: () => (form.isPending ? setClosed(true) : onClose()),
  };
}
