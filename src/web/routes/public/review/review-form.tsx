import '#web/forms/picker.css';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import { EmailField, FreeText, PhoneField, TextField } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useFormParts } from '#web/forms/form.tsx';
import { type FormResult, isFailure, type Posted } from '#web/forms/form-result.ts';
import { needsNewToken, useFormToken } from '#web/forms/form-token.ts';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { timings } from '#web/timings.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { RatingField } from './rating-field.tsx';
import { type ReviewField, type ReviewValues, sendReview } from './send-review.ts';

type Result = FormResult<ApprovedReview, ReviewField>;

interface ReviewFormProps {
  formToken: string | null;
  posted: Posted<ReviewValues, Result> | undefined;
}

const nothing = sendReview.read(new FormData());

export function ReviewForm({ formToken, posted }: ReviewFormProps) {
  const { token, renew } = useFormToken(posted?.formToken ?? formToken);
  const announce = useAnnouncement();
  const [isAnother, setAnother] = useState(false);
  const form = useForm<ApprovedReview, ReviewField>({
    id: 'review',
    action: '/review',
    before: posted?.result,
    onResult: (result) => {
      announce(result);
      if (needsNewToken(result)) void renew();
    },
  });
  const startAgain = () => {
    setAnother(true);
    form.startAnew();
  };
  if (form.result?.kind === 'saved') return <ReviewThanks review={form.result.saved} onStartAgain={startAgain} />;
  const before = isAnother || !posted ? nothing : posted.values;
  return (
    <Form form={form} aria-label="Leave a review">
      <input type="hidden" name="formToken" value={token ?? ''} />
      <Failure at="top" />
      <FormErrors />
      <RatingField before={before.rating} />
      <FreeText
        name="description"
        label="In your own words"
        optional
        hint="What went well, and what we could do better."
        rows={4}
        defaultValue={before.description}
      />
      <fieldset className="review-person">
        <legend>Who are you?</legend>
        <TextField
          name="name"
          label="Name"
          hint="Shown with your review."
          autoComplete="name"
          defaultValue={before.name}
        />
        <div className="field-row">
          <EmailField name="email" label="E-mail" hint="Never shown." defaultValue={before.email} />
          <PhoneField name="mobile" label="Mobile" hint="Never shown." defaultValue={before.mobile} />
        </div>
      </fieldset>
      <label className="check review-consent">
        <input type="checkbox" name="may_publish" value="1" defaultChecked={before.may_publish === '1'} />
        You may show this review on this website. I can take this back at any time.
      </label>
      <Honeypot key={form.attempt} />
      <FormNotice form="review" />
      <div className="review-submit">
        <CentredInView>
          <Failure at="bottom" />
        </CentredInView>
        <SubmitButton busy="Sending">Send the review</SubmitButton>
        <FormStatus>We read every review, good or bad.</FormStatus>
      </div>
    </Form>
  );
}

/** A toast with the words that also stay on the page. */
function useAnnouncement() {
  const toasts = useToasts();
  const options = { duration: timings.reviewToast };
  return (result: Result) => {
    if (result.kind === 'saved') toasts.success(reviewMessages.submitted, options);
    if (isFailure(result)) toasts.failure(reviewMessages.submitFailure, options);
  };
}

function Failure({ at }: { at: 'top' | 'bottom' }) {
  const { phone } = useClinic();
  return (
    <FormFailure at={at} title={reviewMessages.submitFailure} lead="Nothing you typed is lost.">
      You can also tell us on{' '}
      <a className="num" href={phoneHref(phone)}>
        <bdi>{phone}</bdi>
      </a>
      .
    </FormFailure>
  );
}

/** Scrolls the message to the middle of the screen, where no toast covers it. */
function CentredInView({ children }: { children: ReactNode }) {
  const { failure, attempt } = useFormParts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && attempt > 0) place.current?.scrollIntoView({ block: 'center' });
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

interface ReviewThanksProps {
  review: ApprovedReview;
  onStartAgain: () => void;
}

/** Says that the review arrived, shows it as others will see it, and says what happens next. */
function ReviewThanks({ review, onStartAgain }: ReviewThanksProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    onStartAgain();
  };
  return (
    <div ref={notice} className="review-thanks" role="group" aria-labelledby="sent" tabIndex={-1}>
      <h2 id="sent">{reviewMessages.submitted}</h2>
      <figure>
        <Stars rating={review.rating} />
        {review.description && (
          <blockquote>
            <Paragraphs text={review.description} />
          </blockquote>
        )}
        <figcaption dir="auto">{review.name}</figcaption>
      </figure>
      <p>We read every review, good or bad, before it shows on this website. Nothing else about you is shown.</p>
      <div className="actions">
        <Link className="button button-secondary" to="/">
          Go to the home page
        </Link>
        <a className="link-on" href="/review" onClick={startAgain}>
          Write another review
        </a>
      </div>
    </div>
  );
}
