import { useRef, useState } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { timings } from '#web/timings.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useFormToken } from '#web/ui/use-form-token.ts';
import { findMissing } from './missing-fields.ts';
import { type ReviewField, readReviewValues } from './review-values.ts';
import { needsNewKey, type ReviewErrors, type ReviewOutcome, submitReview } from './submit-review.ts';

/** Sends the form at most once at a time and remembers how that went. `before` is how it went without scripts. */
export function useReview(before: ReviewOutcome | undefined, givenKey: string | null) {
  const formToken = useFormToken(givenKey);
  const announce = useAnnouncement();
  const [outcome, setOutcome] = useState(before);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAnother, setAnother] = useState(false);
  const busy = useRef(false);

  async function send(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    const result = await trySending(new FormData(form));
    busy.current = false;
    setOutcome(result);
    setAttempt((count) => count + 1);
    announce(result);
    if (needsNewKey(result)) await formToken.renew();
  }

  async function trySending(form: FormData): Promise<ReviewOutcome> {
    const values = readReviewValues(form);
    const missing = findMissing(values);
    if (Object.keys(missing).length > 0) return { kind: 'invalid', errors: missing };
    setSending(true);
    await formToken.untilOldEnough();
    const result = await submitReview(browserApi, values, form);
    setSending(false);
    return result;
  }

  return {
    outcome,
    errors: outcome?.kind === 'invalid' ? outcome.errors : noErrors,
    isSending,
    /** Counts what was sent: a message with the same words is a new one then, and is announced again. */
    attempt,
    key: formToken.key,
    send,
    /** The form is for a further review, and begins empty. */
    isAnother,
    startAgain: () => {
      setAnother(true);
      setOutcome(undefined);
    },
    /** A field that is being corrected is no longer wrong. */
    forgetError: (field: ReviewField) => setOutcome((now) => withoutError(now, field)),
  };
}

const noErrors: ReviewErrors = {};

/** The page says the same, for longer. */
function useAnnouncement() {
  const toasts = useToasts();
  const options = { duration: timings.reviewToast };
  return ({ kind }: ReviewOutcome) => {
    if (kind === 'sent') toasts.success(reviewMessages.submitted, options);
    if (kind === 'failed') toasts.failure(reviewMessages.submitFailure, options);
  };
}

function withoutError(outcome: ReviewOutcome | undefined, field: ReviewField): ReviewOutcome | undefined {
  if (outcome?.kind !== 'invalid' || !outcome.errors[field]) return outcome;
  const { [field]: _, ...errors } = outcome.errors;
  return { kind: 'invalid', errors };
}
