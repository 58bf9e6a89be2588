import type { Api } from '#web/api/client.ts';
import { emptyReview, type ReviewValues, readFormToken, readReviewValues } from './review-values.ts';
import { needsNewKey, type ReviewOutcome, submitReview } from './submit-review.ts';

/** How far a browser without scripts got. */
export interface ReviewBefore {
  values: ReviewValues;
  outcome: ReviewOutcome;
  /** The key to send it with again, where that must be the same. */
  formToken: string | null;
}

/** Everything typed comes back in the next page, until the review has arrived. */
export async function reviewWithoutScripts(
  api: Api,
  form: FormData,
): Promise<{ before: ReviewBefore; status: number }> {
  const [values, formToken] = [readReviewValues(form), readFormToken(form)];
  const outcome = await submitReview(api, values, form);
  const before = {
    values: outcome.kind === 'sent' ? emptyReview : values,
    outcome,
    formToken: needsNewKey(outcome) ? null : formToken,
  };
  return { before, status: statusOf(outcome) };
}

function statusOf(outcome: ReviewOutcome) {
  if (outcome.kind === 'sent') return 200;
  return outcome.kind === 'invalid' ? 422 : outcome.status;
}
