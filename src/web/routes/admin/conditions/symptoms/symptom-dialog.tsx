import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import type { useEdits } from '#web/admin/list/use-edits.ts';
import { GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { useStoredDraft } from '#web/admin/store/drafts.ts';
import { CharacterCount } from '#web/forms/character-count.tsx';
import { RecordFields, TextArea, TextField } from '#web/forms/fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface SymptomDialogProps {
  /** Undefined: a new one. */
  symptom: Symptom | undefined;
  edits: ReturnType<typeof useEdits<Symptom, keyof SymptomTexts>>;
  onClose: () => void;
}

/** Adds or changes a symptom. */
export function SymptomDialog({ symptom, edits, onClose }: SymptomDialogProps) {
  const adding = useSymptomTexts(symptom, onClose);
  const { values, type, isClosed, close } = adding;
  const isGone = edits.form.result?.kind === 'stale' && edits.form.result.theirs === null;
  // Someone else has deleted it: what was typed can still become a symptom of its own.
  const changed = isGone ? undefined : symptom;
  const form = changed ? edits.form : adding.form;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (form.attempt > 0) input.current?.focus();
  }, [form.attempt]);
  if (isClosed) return null;
  const { result, errors } = form;
  const theirs = result?.kind === 'stale' ? result.theirs : undefined;
  const { length } = values.name.trim();
  return (
    <FormDialog
      form={form}
      heading={
        symptom ? (
          <>
            Edit “<bdi>{symptom.name}</bdi>”
          </>
        ) : (
          'Add a symptom'
        )
      }
      submitLabel={changed ? 'Save' : 'Add the symptom'}
      besides={changed && <HistoryButton kind="symptom" id={changed.id} />}
      onSend={changed && ((form) => void edits.save(changed, new FormData(form)))}
      onClose={close}
    >
      {theirs && (
        <StaleNotice noun="symptom" onTake={() => type(textsOf(theirs))}>
          <blockquote dir="auto">{theirs.name}</blockquote>
          {theirs.urgent_help && <blockquote dir="auto">{theirs.urgent_help}</blockquote>}
        </StaleNotice>
      )}
      {isGone && (
        <GoneNotice noun="symptom">
          <p>What you typed is still below. If you add it, it will be a new symptom, without conditions.</p>
        </GoneNotice>
      )}
      <FormFailure
        title={changed ? symptomMessages.updateFailure : symptomMessages.addFailure}
        lead="Nothing you typed is lost."
      />
      {changed && <RecordFields {...changed} />}
      <TextField
        ref={input}
        name="name"
        label="Name"
        hint="As people say it, like “Pain on stairs”."
        value={values.name}
        onChange={(event) => type({ name: event.target.value })}
        after={
          length > limits.name && (
            <p className="symptom-count">
              <CharacterCount length={length} max={limits.name} />
            </p>
          )
        }
      />
      <TextArea
        name="urgent_help"
        label="Urgent help"
        optional
        hint="When this symptom needs help at once, like “Sudden breathlessness: call {emergency}.” Visitors will read the clinic’s number there. They see this first when they choose the symptom."
        rows={3}
        value={values.urgent_help}
        count={{ length: values.urgent_help.trim().length, max: limits.urgentHelp }}
        onChange={(event) => type({ urgent_help: event.target.value })}
      />
      {/* Announced at once; the message at the field is read only when the field gets the focus. */}
      <p className="visually-hidden" role="alert">
        {errors.name}
      </p>
    </FormDialog>
  );
}

interface SymptomTexts {
  name: string;
  urgent_help: string;
}

function textsOf(symptom: Symptom | undefined): SymptomTexts {
  return { name: symptom?.name ?? '', urgent_help: symptom?.urgent_help ?? '' };
}

/** The texts as they are typed. They are stored in this browser until they are saved, even if the dialog closes. */
function useSymptomTexts(symptom: Symptom | undefined, onClose: () => void) {
  const toasts = useToasts();
  const stored = textsOf(symptom);
  const { found, store, forget } = useStoredDraft(symptom ? `symptom-${symptom.id}` : 'symptom', stored);
  const [values, setValues] = useState({ ...stored, ...found });
  const [isClosed, setClosed] = useState(false);
  const form = useForm<Symptom, keyof SymptomTexts>({
    id: 'symptom',
    intent: 'add',
    onResult: (result) => {
      if (result.kind === 'saved') {
        forget();
        toasts.success(symptomMessages.added);
      }
      if (result.kind === 'saved' || isClosed) onClose();
    },
  });
  return {
    values,
    type: (typed: Partial<SymptomTexts>) => {
      const next = { ...values, ...typed };
      setValues(next);
      if (next.name === stored.name && next.urgent_help === stored.urgent_help) forget();
      else store(next);
    },
    form,
    isClosed,
    /** During a save, only hides the dialog, so that its result is still reported. */
    close: () => (form.isPending ? setClosed(true) : onClose()),
  };
}
