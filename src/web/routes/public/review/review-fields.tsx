import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { Field } from '#web/ui/field.tsx';
import { RatingField } from './rating-field.tsx';
import { type ReviewValues, reviewControl } from './review-values.ts';
import type { ReviewErrors } from './submit-review.ts';

interface ReviewFieldsProps {
  before: ReviewValues;
  errors: ReviewErrors;
}

/** How it was, and who says so. Lengths are not cut here: what is too long is said, not lost. */
export function ReviewFields({ before, errors }: ReviewFieldsProps) {
  return (
    <>
      <RatingField before={before.rating} error={errors.rating} />
      <WordsField before={before.description} error={errors.description} />
      <fieldset className="review-person">
        <legend>Who are you?</legend>
        <PersonFields before={before} errors={errors} />
      </fieldset>
    </>
  );
}

/** From here on the count shows: before, it would only be noise. */
const nearlyFull = limits.freeText * 0.9;

function WordsField({ before, error }: { before: string; error: string | undefined }) {
  const [length, setLength] = useState(before.trim().length);
  return (
    <Field
      id={reviewControl('description')}
      label="In your own words"
      optional
      hint="What went well, and what we could do better."
      error={error}
      after={length >= nearlyFull && <CharacterCount length={length} max={limits.freeText} />}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          name="description"
          rows={4}
          defaultValue={before}
          onChange={(event) => setLength(event.target.value.trim().length)}
        />
      )}
    </Field>
  );
}

function PersonFields({ before, errors }: ReviewFieldsProps) {
  return (
    <>
      <Field id={reviewControl('name')} label="Name" hint="Shown with your review." error={errors.name}>
        {(control) => (
          <input {...control} className="input" name="name" autoComplete="name" required defaultValue={before.name} />
        )}
      </Field>
      <div className="field-row">
        <Field id={reviewControl('email')} label="E-mail" hint="Never shown." error={errors.email}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={before.email}
            />
          )}
        </Field>
        <Field id={reviewControl('mobile')} label="Mobile" hint="Never shown." error={errors.mobile}>
          {(control) => (
            <input
              {...control}
              className="input num"
              type="tel"
              name="mobile"
              inputMode="tel"
              autoComplete="tel"
              required
              defaultValue={before.mobile}
            />
          )}
        </Field>
      </div>
    </>
  );
}
