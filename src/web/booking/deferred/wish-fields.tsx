import { useEffect, useRef } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import type { PostedTimes } from '../booking-values.ts';
import { DayWishes } from './day-wishes.tsx';
import { TimeWishes } from './time-wishes.tsx';

export interface WishFieldsProps {
  /** Wishes chosen before. */
  before: readonly string[];
  posted: PostedTimes | undefined;
  /** It has just been opened. */
  takesFocus: boolean;
}

/** Days and parts of the day, or free times where the clinic offers them. */
export function WishFields({ before, posted, takesFocus }: WishFieldsProps) {
  const { offersTimes } = useClinic();
  const { idOf, errors, result } = useFormParts();
  const id = idOf('wishes');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const nearest: readonly FreeTime[] | undefined = result?.kind === 'invalid' ? result.freeTimes : undefined;
  return (
    <section ref={section} id={id} className="picker-group" aria-labelledby={`${id}-label`} tabIndex={-1}>
      <h2 className="field-label" id={`${id}-label`}>
        When suits you? <span className="field-optional">(optional)</span>
      </h2>
      <FieldError id={id} message={errors['wishes']} />
      {offersTimes ? <TimeWishes before={before} posted={posted} nearest={nearest} /> : <DayWishes before={before} />}
    </section>
  );
}
