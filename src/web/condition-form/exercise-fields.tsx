import { exerciseImages, exerciseTexts } from '#contract/plain/condition-texts.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { FieldError } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/condition-form.ts';
import {
  conditionControl,
  type ExerciseDraft,
  type ExerciseText,
  filledExercises,
  toExerciseDraft,
} from './condition-values.ts';
import { DraftText } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

const id = conditionControl('exercises');

/** Exercises with a picture each. Those in which nothing is typed are not sent. */
export function ExerciseFields({ form }: { form: ConditionFormState }) {
  const { values, change, sending } = form;
  const { exercises } = values;
  const sent = filledExercises(exercises, form.exerciseImages);
  const add = () =>
    change((now) => ({ exercises: [...now.exercises, toExerciseDraft({}, (now.exercises.at(-1)?.key ?? 0) + 1)] }));
  return (
    <fieldset className="long-text-field" id={id} tabIndex={-1}>
      <legend>{words.exercises}</legend>
      <FieldError id={id} message={sending.errors.exercises} />
      <input type="hidden" name="exercises" value={JSON.stringify(sent)} />
      {exercises.map((exercise, place) => (
        <ExerciseParts
          key={exercise.key}
          form={form}
          exercise={exercise}
          place={place}
          pictureName={exerciseImages[sent.indexOf(exercise)]}
        />
      ))}
      {exercises.length < exerciseImages.length && (
        <button type="button" className="button button-secondary button-small" onClick={add}>
          <Icon name="plus" />
          {words.addAnExercise}
        </button>
      )}
    </fieldset>
  );
}

interface ExercisePartsProps {
  form: ConditionFormState;
  exercise: ExerciseDraft;
  place: number;
  /** Undefined while the exercise is empty, and so not sent. */
  pictureName: (typeof exerciseImages)[number] | undefined;
}

function ExerciseParts({ form, exercise, place, pictureName }: ExercisePartsProps) {
  const { key, image } = exercise;
  const edit = (edited: Partial<ExerciseDraft>) =>
    form.change(({ exercises }) => ({
      exercises: exercises.map((one) => (one.key === key ? { ...one, ...edited } : one)),
    }));
  const remove = () => {
    form.setExerciseImage(key, undefined);
    form.change(({ exercises }) => ({ exercises: exercises.filter((one) => one.key !== key) }));
    document.getElementById(id)?.focus();
  };
  return (
    <div className="point" role="group" aria-label={words.exercise(place + 1)}>
      <div className="point-head">
        <p>{words.exercise(place + 1)}</p>
        <button type="button" className="icon-button" aria-label={words.removeExercise(place + 1)} onClick={remove}>
          <Icon name="trash" />
        </button>
      </div>
      <div className="point-parts stack">
        {(Object.entries(exerciseTexts) as [ExerciseText, DescribedField][]).map(([part, field]) => (
          <DraftText
            key={part}
            name={`exercises.${place}.${part}`}
            field={field}
            value={exercise[part]}
            onType={(typed) => edit({ [part]: typed })}
          />
        ))}
      </div>
      <PictureField
        id={conditionControl(`exercise_image_${place + 1}`)}
        {...(pictureName && { name: pictureName, error: form.sending.errors[pictureName] })}
        label={words.pictureOfExercise(place + 1)}
        optional
        current={image ? `/uploads/conditions/${image}` : undefined}
        file={form.exerciseImages[key]}
        onChange={(file) => form.setExerciseImage(key, file)}
      />
      {image && (
        <button type="button" className="button button-quiet button-small" onClick={() => edit({ image: null })}>
          {words.removePicture}
        </button>
      )}
    </div>
  );
}
