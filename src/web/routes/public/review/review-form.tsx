import { FormNotice } from '#web/privacy/form-notice.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Honeypot } from '#web/ui/honeypot.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ReviewThanks } from './review-thanks.tsx';
import { emptyReview, type ReviewField, reviewControl, reviewFields } from './review-values.ts';
import type { ReviewBefore } from './review-without-scripts.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { ReviewErrors } from './submit-review.ts';
import { useReview } from './use-review.ts';

interface ReviewFormProps {
  formToken: string | null;
  before: ReviewBefore | undefined;
}

export function ReviewForm({ formToken, before }: ReviewFormProps) {
  const review = useReview(before?.outcome, before?.formToken ?? formToken);
  const { outcome, errors, isSending, attempt, key, send, isAnother, startAgain, forgetError } = review;
  const typed = isAnother ? undefined : before?.values;
  if (outcome?.kind === 'sent') return <ReviewThanks review={outcome.review} onStartAgain={startAgain} />;
  return (
    <form
      method="post"
      action="/review"
      aria-label="Leave a review"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      onChange={(event) => forgetError(fieldOf(event))}
    >
      <input type="hidden" name="formToken" value={key ?? ''} />
      {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} entries={summarize(errors)} />}
      <ReviewFields before={typed ?? emptyReview} errors={errors} />
      <Honeypot key={`empty ${attempt}`} />
      <FormNotice form="review" />
      <SubmitBar isSending={isSending} failure={outcome?.kind === 'failed' ? outcome : undefined} attempt={attempt} />
    </form>
  );
}

function fieldOf({ target }: { target: EventTarget }) {
  return (target as HTMLInputElement).name as ReviewField;
}

function summarize(errors: ReviewErrors) {
  return reviewFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ target: reviewControl(field), message }] : [];
  });
}
