import type { ApprovedReview } from '#contract/reviews.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { describeFailure, type FormFailure } from '#web/api/form-failure.ts';
import { readNotice } from '#web/privacy/form-notice.tsx';
import { readHoneypot } from '#web/ui/honeypot.tsx';
import { type ReviewField, type ReviewValues, readFormToken, reviewFields } from './review-values.ts';

export type ReviewErrors = Partial<Record<ReviewField, string>>;
export type ReviewOutcome = { kind: 'sent'; review: ApprovedReview } | FormFailure<ReviewField>;

/** Sends the review: in the browser over the network, for browsers without scripts inside the server. */
export async function submitReview(api: VisitorApi, values: ReviewValues, form: FormData): Promise<ReviewOutcome> {
  try {
    const body = { ...values, ...readHoneypot(form), ...readNotice(form) };
    return { kind: 'sent', review: await api.reviews.submit({ body }, { idempotencyKey: readFormToken(form) }) };
  } catch (error) {
    return describeFailure(error, reviewFields);
  }
}

/**
 * A key has done its work when the review arrived, and is of no use when the server refuses it. After any other failure it
 * is kept: should the review have arrived in spite of it, sending it again makes no second one.
 */
export function needsNewKey(outcome: ReviewOutcome) {
  return outcome.kind === 'sent' || (outcome.kind === 'failed' && outcome.status === 422);
}
