import '#web/forms/picker.css';
import { type ReactNode, useEffect, useRef } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { reviewFields } from '#contract/review-fields.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import type { FormNotice as Notice } from '#contract/texts.ts';
import { DescribedControl, DescribedFields, Honeypot } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm, useFormParts } from '#web/forms/form.tsx';
import { type FormResult, isFailure, type Posted } from '#web/forms/form-data.ts';
import { needsNewToken, useFormToken } from '#web/forms/form-token.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import * as timings from '#web/timings.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { RatingField } from './rating-field.tsx';
import { type ReviewField, type ReviewValues, sendReview } from './send-review.ts';

type Result = FormResult<ApprovedReview, ReviewField>;

interface ReviewFormProps {
  /** Undefined loads one. */
  formToken: string | null | undefined;
  notice: Notice | null;
  /** Sentence about what happens to a review. */
  promise: string;
  posted: Posted<ReviewValues, Result> | undefined;
  onSaved: (review: ApprovedReview) => void;
}

const nothing = sendReview.read(new FormData());
const { description, ...person } = reviewFields;

/** Says how it went; the page says only what comes next, so that nothing is said twice. */
const toast = { duration: timings.reviewToast };

export function ReviewForm({ formToken, notice, promise, posted, onSaved }: ReviewFormProps) {
  const { token, renew } = useFormToken(formToken);
  const toasts = useToasts();
  const form = useForm<ApprovedReview, ReviewField>({
    id: 'review',
    action: '/review',
    before: posted?.result,
    onResult: (result) => {
      if (isFailure(result)) toasts.failure(reviewMessages.submitFailure, toast);
      if (needsNewToken(result)) void renew();
      if (result.kind !== 'saved') return;
      toasts.success(reviewMessages.submitted, toast);
      onSaved(result.saved);
    },
  });
  const before = posted?.values ?? nothing;
  const callUs = (
    <>
      You can also tell us on <PhoneLink number={useClinic().phone} />.
    </>
  );
  return (
    <Form form={form} aria-label="Leave a review">
      <input type="hidden" name="formToken" value={token ?? ''} />
      <FormFailure at="top" title={reviewMessages.submitFailure} lead={nothingLost}>
        {callUs}
      </FormFailure>
      <FormErrors />
      <RatingField before={before.rating} />
      <DescribedControl name="description" field={description} before={before.description} />
      <fieldset className="review-person">
        <legend>Who are you?</legend>
        <DescribedFields fields={person} before={before} />
      </fieldset>
      <label className="check review-consent">
        <input type="checkbox" name="may_publish" value="1" defaultChecked={before.may_publish === '1'} />
        You may publish my review. I can change my mind at any time.
      </label>
      <Honeypot key={form.attempt} />
      <FormNotice notice={notice} form="review" />
      <div className="review-submit">
        <AboveToast>
          <FormFailure at="bottom" title={nothingLost}>
            {callUs}
          </FormFailure>
        </AboveToast>
        <SubmitButton busy="Sending">Send the review</SubmitButton>
        <FormStatus>{promise}</FormStatus>
      </div>
    </Form>
  );
}

const nothingLost = 'Nothing you typed is lost.';

/** Scrolls the message and the button to where the toast covers neither them nor the footer. */
function AboveToast({ children }: { children: ReactNode }) {
  const { failure, attempt } = useFormParts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && attempt > 0) place.current?.scrollIntoView({ block: 'end' });
  }, [failure, attempt]);
  return (
    failure &&
    attempt > 0 && (
      <div ref={place} className="review-failure">
        {children}
      </div>
    )
  );
}
