import { useEffect, useRef, useState } from 'react';
import type { Condition } from '#contract/conditions.ts';
import type { Outcome } from '#web/admin/saving/attempt.ts';
import { useStoredDraft } from '#web/admin/saving/use-stored-draft.ts';
import {
  type ConditionErrors,
  type ConditionField,
  type ConditionValues,
  emptyCondition,
  isSame,
  tidy,
  toValues,
} from './condition-values.ts';
import { findMissing } from './mistakes.ts';

/** How saving went; who was slower gets the condition as the other left it. */
export type SaveOutcome =
  | Exclude<Outcome<Condition, ConditionField>, { kind: 'stale' }>
  | { kind: 'stale'; theirs: Condition };

export interface Sent {
  values: ConditionValues;
  image: File | undefined;
  /** The version that it was made from; undefined for a new condition. */
  version: number | undefined;
}

interface ConditionFormOptions {
  /** What the draft in this browser is called. */
  draft: string;
  /** As it is stored; undefined for a new one. */
  condition?: Condition | undefined;
  save: (sent: Sent) => Promise<SaveOutcome>;
}

interface Draft {
  values: ConditionValues;
  version: number | undefined;
}

/** What is being written about a condition, kept in this browser until it is saved. */
export function useConditionForm({ draft, condition, save }: ConditionFormOptions) {
  const [stored, setStored] = useState(condition);
  const { found, keep, forget } = useStoredDraft<Draft>(draft, { values: emptyCondition, version: undefined });
  const [values, setValues] = useState(() => ({ ...emptyCondition, ...(found?.values ?? valuesOf(condition)) }));
  // A draft goes on from the version that it began with, so that a change made since then is not overwritten unseen.
  const [version, setVersion] = useState(found ? found.version : condition?.version);
  const [image, setImage] = useState<File>();
  const [outcome, setOutcome] = useState<Exclude<SaveOutcome, { kind: 'saved' }>>();
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const isTyped = !isSame(values, valuesOf(stored));
  useEffect(() => {
    if (isTyped) keep({ values, version });
    else forget();
  }, [isTyped, values, version, keep, forget]);

  /** `touched` is the field that is being corrected, and so no longer wrong; with a dot at its end, all that is in it. */
  function change(changed: (now: ConditionValues) => Partial<ConditionValues>, touched: string) {
    setValues((now) => ({ ...now, ...changed(now) }));
    setOutcome((now) => (now?.kind === 'invalid' ? { ...now, errors: withoutErrors(now.errors, touched) } : now));
  }

  /** Begins anew from what is stored, or with an empty form (null). */
  function restart(from: Condition | null = stored ?? null) {
    setStored(from ?? undefined);
    setVersion(from?.version);
    setValues(valuesOf(from ?? undefined));
    setImage(undefined);
    setOutcome(undefined);
  }

  async function submit(): Promise<SaveOutcome | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    const result = await trySaving(tidy(values));
    busy.current = false;
    setAttempt((count) => count + 1);
    if (result.kind === 'saved') restart(result.saved);
    else setOutcome(result);
    if (result.kind === 'stale') setStored(result.theirs);
    if (result.kind === 'stale' || result.kind === 'gone')
      setVersion(result.kind === 'stale' ? result.theirs.version : undefined);
    return result;
  }

  async function trySaving(tidied: ConditionValues): Promise<SaveOutcome> {
    setValues(tidied);
    const missing = findMissing(tidied);
    if (Object.keys(missing).length > 0) return { kind: 'invalid', errors: missing };
    setSaving(true);
    const result = await save({ values: tidied, image, version });
    setSaving(false);
    return result;
  }

  return {
    stored,
    /** Undefined while saving would add a new condition. */
    version,
    values,
    change,
    image,
    setImage,
    submit,
    restart,
    outcome,
    errors: outcome?.kind === 'invalid' ? outcome.errors : noErrors,
    isSaving,
    /** Counts what was sent: a message with the same words is a new one then, and is announced again. */
    attempt,
    isUnsaved: isTyped || image !== undefined,
    /** It began with what was typed before and never saved. */
    isFromDraft: found !== undefined,
  };
}

export type ConditionFormState = ReturnType<typeof useConditionForm>;

const noErrors: ConditionErrors = {};

function valuesOf(condition: Condition | undefined) {
  return condition ? toValues(condition) : emptyCondition;
}

function withoutErrors(errors: ConditionErrors, touched: string): ConditionErrors {
  const isTouched = (field: string) => (touched.endsWith('.') ? `${field}.`.startsWith(touched) : field === touched);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isTouched(field)));
}
