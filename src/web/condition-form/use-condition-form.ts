import { useEffect, useState } from 'react';
import type { Condition } from '#contract/conditions.ts';
import { useStoredDraft } from '#web/admin/records/draft.ts';
import { useForm } from '#web/forms/form.tsx';
import type { FormResult } from '#web/forms/form-data.ts';
import {
  type ConditionField,
  type ConditionValues,
  conditionControl,
  emptyCondition,
  filledExercises,
  tidy,
  toValues,
} from './condition-values.ts';

interface ConditionFormOptions {
  /** The name of its draft in this browser. */
  draft: string;
  /** Stored record; undefined for a new one. */
  condition?: Condition | undefined;
  /** Empties the form after saving, for the next condition; otherwise it shows what was saved. */
  addsAnother?: boolean;
  /** Runs once per answer. `isNew`: the form added a condition. */
  onResult: (result: FormResult<Condition, ConditionField>, isNew: boolean) => void;
}

interface Draft {
  values: ConditionValues;
  version: number | undefined;
}

/** A condition that is being written. What is typed is stored in this browser until it is saved. */
export function useConditionForm({ draft, condition, addsAnother = false, onResult }: ConditionFormOptions) {
  const [stored, setStored] = useState(condition);
  const { found, store, forget } = useStoredDraft<Draft>(draft, { values: valuesOf(condition), version: undefined });
  const [values, setValues] = useState(found?.values ?? valuesOf(condition));
  // A draft keeps the version it started from, so that saving it reports a change made since then.
  const [version, setVersion] = useState(found ? found.version : condition?.version);
  const [image, setImage] = useState<File>();
  const [exerciseImages, setExerciseImages] = useState<Readonly<Record<number, File | undefined>>>({});
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
  const isTyped = JSON.stringify(values) !== JSON.stringify(valuesOf(stored));
  useEffect(() => {
    if (isTyped) store({ values, version });
    else forget();
  }, [isTyped, values, version, store, forget]);

  function fill(from: Condition | undefined) {
    setStored(from);
    setVersion(from?.version);
    setValues(valuesOf(from));
    setImage(undefined);
    setExerciseImages({});
  }

  return {
    sending,
    stored,
    /** Undefined if saving adds a new condition. */
    version,
    values,
    change: (changed: (now: ConditionValues) => Partial<ConditionValues>) =>
      setValues((now) => ({ ...now, ...changed(now) })),
    image,
    setImage: (chosen: File | undefined) => {
      setImage(chosen);
      sending.correct('image');
    },
    /** New pictures of exercises, by their keys. */
    exerciseImages,
    setExerciseImage: (key: number, chosen: File | undefined) =>
      setExerciseImages((now) => ({ ...now, [key]: chosen })),
    /** Empty points and exercises are not sent. Removing them from the form too keeps the places that errors name. */
    tidy: () => setValues((now) => ({ ...tidy(now), exercises: filledExercises(now.exercises, exerciseImages) })),
    /** Discards what was typed and starts from what is stored. */
    restart: (from = stored) => {
      fill(from);
      sending.reset();
    },
    isUnsaved: isTyped || image !== undefined || Object.values(exerciseImages).some(Boolean),
    /** The form opened with a draft. */
    isFromDraft: found !== undefined,
  };
}

export type ConditionFormState = ReturnType<typeof useConditionForm>;

function valuesOf(condition: Condition | undefined) {
  return condition ? toValues(condition) : emptyCondition;
}
