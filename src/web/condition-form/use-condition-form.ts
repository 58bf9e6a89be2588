import { useEffect, useState } from 'react';
import type { Condition } from '#contract/conditions.ts';
import { useStoredDraft } from '#web/admin/drafts.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { useForm } from '#web/forms/use-form.ts';
import {
  type ConditionField,
  type ConditionValues,
  conditionControl,
  emptyCondition,
  isSame,
  tidy,
  toValues,
} from './condition-values.ts';

interface ConditionFormOptions {
  /** What the draft in this browser is called. */
  draft: string;
  /** As it is stored; undefined for a new one. */
  condition?: Condition | undefined;
  /** An empty form follows a condition that was saved, and not what was saved. */
  addsAnother?: boolean;
  /** Runs once for each answer; `isNew` when it was about adding a condition. */
  onResult: (result: FormResult<Condition, ConditionField>, isNew: boolean) => void;
}

interface Draft {
  values: ConditionValues;
  version: number | undefined;
}

/** What is being written about a condition, stored in this browser until it is saved. */
export function useConditionForm({ draft, condition, addsAnother = false, onResult }: ConditionFormOptions) {
  const [stored, setStored] = useState(condition);
  const { found, store, forget } = useStoredDraft<Draft>(draft, { values: emptyCondition, version: undefined });
  const [values, setValues] = useState(() => ({ ...emptyCondition, ...(found?.values ?? valuesOf(condition)) }));
  // A draft goes on from the version that it began with, so that a change made since then is not overwritten unseen.
  const [version, setVersion] = useState(found ? found.version : condition?.version);
  const [image, setImage] = useState<File>();
  const sending = useForm<Condition, ConditionField>({
    id: 'condition',
    idOf: conditionControl,
    intent: version === undefined ? 'add' : 'update',
    onResult: (result) => {
      if (result.kind === 'saved') fill(addsAnother ? undefined : result.saved);
      if (result.kind === 'stale') {
        setVersion(result.theirs?.version);
        if (result.theirs) setStored(result.theirs);
      }
      onResult(result, version === undefined);
    },
  });
  const isTyped = !isSame(values, valuesOf(stored));
  useEffect(() => {
    if (isTyped) store({ values, version });
    else forget();
  }, [isTyped, values, version, store, forget]);

  function fill(from: Condition | undefined) {
    setStored(from);
    setVersion(from?.version);
    setValues(valuesOf(from));
    setImage(undefined);
  }

  return {
    sending,
    stored,
    /** Undefined while saving would add a new condition. */
    version,
    values,
    change: (changed: (now: ConditionValues) => Partial<ConditionValues>) =>
      setValues((now) => ({ ...now, ...changed(now) })),
    image,
    setImage: (chosen: File | undefined) => {
      setImage(chosen);
      sending.correct('image');
    },
    /** Points in which nothing was typed are not sent, so they leave the form as well: errors name the places of the others. */
    tidy: () => setValues(tidy),
    /** Begins anew from what is stored. */
    restart: (from = stored) => {
      fill(from);
      sending.startAnew();
    },
    isUnsaved: isTyped || image !== undefined,
    /** It began with what was typed before and never saved. */
    isFromDraft: found !== undefined,
  };
}

export type ConditionFormState = ReturnType<typeof useConditionForm>;

function valuesOf(condition: Condition | undefined) {
  return condition ? toValues(condition) : emptyCondition;
}
