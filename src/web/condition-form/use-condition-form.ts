import { useState } from 'react';
import type { Condition } from '#contract/conditions.ts';
import { useEdit, valueRules } from '#web/admin/records/edit.ts';
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
  withStoredPictures,
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

const plainRules = valueRules<Condition | undefined, ConditionValues>({ valuesOf });

const rules: typeof plainRules = {
  ...plainRules,
  settle: (now, sent, saved) => {
    const stored = saved?.exercises ?? [];
    const named = (edit: typeof now) => ({
      ...edit,
      values: { ...edit.values, exercises: withStoredPictures(edit.values.exercises, sent.values.exercises, stored) },
    });
    return plainRules.settle(named(now), named(sent), saved);
  },
};

/** A condition that is being written. What is typed is stored in this browser until it is saved. */
export function useConditionForm({ draft, condition, addsAnother = false, onResult }: ConditionFormOptions) {
  const { edit, update, startFrom, take, noteSent, ...state } = useEdit(draft, condition, rules);
  const { base: stored, values, version } = edit;
  const [image, setImage] = useState<File>();
  const [exerciseImages, setExerciseImages] = useState<Readonly<Record<number, File | undefined>>>({});
  const sending = useForm<Condition, ConditionField>({
    id: 'condition',
    idOf: conditionControl,
    intent: version === undefined ? 'add' : 'update',
    onResult: (result) => {
      if (result.kind === 'saved') forgetPictures();
      if (result.kind === 'saved' && addsAnother) startFrom(undefined);
      else take(result);
      // Someone else has deleted it: saving adds a new one.
      if (result.kind === 'stale' && !result.theirs) update((now) => ({ ...now, version: undefined }));
      onResult(result, version === undefined);
    },
  });
  function forgetPictures() {
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
      update((now) => ({ ...now, values: { ...now.values, ...changed(now.values) } })),
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
    tidy: () => {
      update((now) => {
        const exercises = filledExercises(now.values.exercises, exerciseImages);
        return { ...now, values: { ...tidy(now.values), exercises } };
      });
      noteSent();
    },
    /** Discards what was typed and starts from what is stored. */
    restart: (from = stored) => {
      startFrom(from);
      forgetPictures();
      sending.reset();
    },
    isUnsaved: state.isUnsaved || image !== undefined || Object.values(exerciseImages).some(Boolean),
    /** The form opened with a draft. */
    isFromDraft: state.isRestored,
  };
}

export type ConditionFormState = ReturnType<typeof useConditionForm>;

function valuesOf(condition: Condition | undefined) {
  return condition ? toValues(condition) : emptyCondition;
}
