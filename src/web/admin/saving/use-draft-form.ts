import { useState } from 'react';
import type { Drafts } from './use-drafts.ts';

interface DraftFormOptions<Values, Outcome> {
  /** What the draft is of: an id, or 'new'. */
  name: string;
  /** What the form holds before anything is typed. */
  initial: Values;
  drafts: Drafts<Values>;
  save: (values: Values) => Promise<Outcome>;
}

/** A form whose values outlive it as a draft, and how its last saving went. */
export function useDraftForm<Values extends object, Outcome>(options: DraftFormOptions<Values, Outcome>) {
  const { name, initial, drafts, save } = options;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setSaving] = useState(false);
  const values = drafts.find(name) ?? initial;

  async function submit() {
    if (isSaving) return;
    setSaving(true);
    setOutcome(undefined);
    setOutcome(await save(values));
    setSaving(false);
  }

  return {
    values,
    change: (changes: Partial<Values>) => drafts.keep(name, { ...values, ...changes }),
    submit,
    isSaving,
    outcome,
    /** Back to what is stored. */
    discard: () => {
      drafts.forget(name);
      setOutcome(undefined);
    },
  };
}
