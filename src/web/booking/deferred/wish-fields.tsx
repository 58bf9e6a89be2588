import { useEffect, useRef } from 'react';
import type { FreeTime } from '#contract/errors.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import type { ChosenTime, PostedTimes } from '../booking-values.ts';
import { titleId } from '../use-steps.ts';
import { DayWishes } from './day-wishes.tsx';
import { TimeWishes } from './time-wishes.tsx';

export interface WishFieldsProps {
  /** Wishes chosen before. */
  before: readonly string[];
  posted: PostedTimes | undefined;
  /** It has just been opened. */
  takesFocus: boolean;
  /** Tells the first choice in words, for what stands beside the form. */
  onTime: (time: ChosenTime | undefined) => void;
}

/** Days and parts of the day, or free times where the clinic offers them. */
export function WishFields({ before, posted, takesFocus, onTime }: WishFieldsProps) {
  const { offersTimes } = useClinic();
  const { idOf, errors, result } = useFormParts();
  const id = idOf('wishes');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const nearest: readonly FreeTime[] | undefined = result?.kind === 'invalid' ? result.freeTimes : undefined;
  return (
    <section ref={section} id={id} className="picker-group" aria-labelledby={titleId('when')} tabIndex={-1}>
      <FieldError id={id} message={errors['wishes']} />
      {offersTimes ? <TimeWishes {...{ before, posted, nearest, onTime }} /> : <DayWishes before={before} />}
    </section>
  );
}
