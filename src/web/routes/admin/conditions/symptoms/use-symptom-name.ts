import { useEffect, useRef, useState } from 'react';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { useStoredDraft } from '#web/admin/saving/use-stored-draft.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { type NameOutcome, saveSymptom } from './save-symptom.ts';

/** What is being typed as the name of a symptom; it waits in this browser until it is saved, also when the dialog closes. */
export function useSymptomName(symptom: Symptom | undefined, onClose: () => void) {
  const toasts = useToasts();
  const stored = symptom?.name ?? '';
  const { found, keep, forget } = useStoredDraft(symptom ? `symptom-${symptom.id}` : 'symptom', { name: stored });
  const [name, setName] = useState(found?.name ?? stored);
  const [version, setVersion] = useState(symptom?.version);
  const [outcome, setOutcome] = useState<NameOutcome>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const type = (typed: string) => {
    setName(typed);
    if (outcome?.kind === 'invalid') setOutcome(undefined);
    if (typed === stored) forget();
    else keep({ name: typed });
  };

  async function save() {
    if (isSaving) return;
    setSaving(true);
    const result = await saveSymptom(symptom?.id, name, version);
    setSaving(false);
    if (result.kind === 'saved') {
      forget();
      toasts.success(version === undefined ? symptomMessages.added : symptomMessages.updated);
      onClose();
      return;
    }
    setOutcome(result);
    if (result.kind === 'stale') setVersion(result.theirs.version);
    if (result.kind === 'gone') setVersion(undefined);
    input.current?.focus();
  }

  return {
    name,
    type,
    save,
    input,
    problem: outcome?.kind === 'invalid' ? outcome.message : undefined,
    outcome,
    isSaving,
    /** Saving makes a new symptom. */
    isNew: version === undefined,
  };
}
