import '#web/forms/picker.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { reviewFields } from '#contract/plain/review-fields.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import type { FormNotice as Notice } from '#contract/texts.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { defineForm, findMistakes } from '#web/forms/define-form.ts';
import { DescribedControl, DescribedFields, Honeypot } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm, useFormParts } from '#web/forms/form.tsx';
import { type FormResult, formTexts, isFailure, type Posted } from '#web/forms/form-data.ts';
import { needsNewToken, readFormToken, useFormToken } from '#web/forms/form-token.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import * as timings from '#web/timings.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import './rating-field.css';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { controlId, describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { iconPaths } from '#web/ui/drawings/icon-paths.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { leaveReview, sending, tellUs } from '#words/pages.ts';
import * as words from '#words/review.ts';

type ReviewField = keyof typeof reviewFields | 'rating' | 'may_publish';
export type ReviewValues = Record<ReviewField, string>;
const fields = ['rating', ...Object.keys(reviewFields), 'may_publish'] as ReviewField[];

export const sendReview = defineForm({
  fields,
  read: (form: FormData): ReviewValues => {
    const texts = formTexts(form, fields);
    return { ...texts, may_publish: texts.may_publish || '0' }; // an empty checkbox is not sent
  },
  check: (values) => findMistakes(values, reviewFields),
  send: (api: VisitorApi, values, form): Promise<ApprovedReview> => {
    const mayPublish = values.may_publish === '1';
    const body = { ...values, may_publish: mayPublish, ...formTexts(form, ['website', 'privacy_notice']) };
    return api.reviews.submit({ body }, { idempotencyKey: readFormToken(form) });
  },
});

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
  const callUs = <Sentence words={tellUs} fields={{ phone: <PhoneLink number={useClinic().phone} /> }} />;
  return (
    <Form form={form} aria-label={leaveReview}>
      <input type="hidden" name="formToken" value={token ?? ''} />
      <FormFailure at="top" title={reviewMessages.submitFailure} lead={words.nothingLost}>
        {callUs}
      </FormFailure>
      <FormErrors />
      <RatingField before={before.rating} />
      <DescribedControl name="description" field={description} before={before.description} />
      <fieldset className="review-person">
        <legend className="legend-inside title">{words.who}</legend>
        <DescribedFields fields={person} before={before} />
      </fieldset>
      <label className="check review-consent">
        <input type="checkbox" name="may_publish" value="1" defaultChecked={before.may_publish === '1'} />
        {words.mayPublish}
      </label>
      <Honeypot key={form.attempt} />
      <FormNotice notice={notice} form="review" />
      <div className="submit-row row cluster">
        <AboveToast>
          <FormFailure at="bottom" title={words.nothingLost}>
            {callUs}
          </FormFailure>
        </AboveToast>
        <SubmitButton busy={sending}>{words.send}</SubmitButton>
        <FormStatus>
          <InItsLanguage text={promise} />
        </FormStatus>
      </div>
    </Form>
  );
}

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
      <div ref={place} className="submit-failure review-failure">
        {children}
      </div>
    )
  );
}

const id = controlId('review', 'rating');
const ratings = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/** Ten radio buttons, drawn as the halves of five stars. They work with pointer, touch and arrow keys, without scripts too. */
function RatingField({ before }: { before: string }) {
  const error = useFormParts().errors['rating'];
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describeControl(id, { hint: true, error });
  return (
    <fieldset className="rating" role="radiogroup" aria-invalid={isInvalid} aria-describedby={describedBy}>
      <legend className="title">
        {words.howWasIt} <span className="field-optional">{words.optional}</span>
      </legend>
      <p className="hint" id={hintId(id)}>
        {words.starsHint}
      </p>
      <FieldError id={id} message={error} />
      <HalfStars before={before} />
    </fieldset>
  );
}

function HalfStars({ before }: { before: string }) {
  const stars = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  /** Button for half a star on touch screens, where a finger is wider than that. */
  const stepButton = (label: string, icon: 'minus' | 'plus', by: 1 | -1) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      onClick={() => setAnnounced(words.stars(step(stars.current, by)))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="rating-control">
      <div ref={stars} className="rating-stars">
        {ratings.map((rating) => (
          <label key={rating} className="rating-half">
            <input
              type="radio"
              // The error summary links to the first.
              id={rating === ratings[0] ? id : `${id}-${rating}`}
              name="rating"
              value={rating}
              defaultChecked={before === String(rating)}
            />
            <svg viewBox={rating % 1 === 0 ? '12 2 10 20' : '2 2 10 20'} aria-hidden="true">
              <path d={iconPaths.star.line} />
            </svg>
            <span className="rating-words num">{words.stars(rating)}</span>
          </label>
        ))}
      </div>
      <p className="rating-none" aria-hidden="true">
        {words.noneYet}
      </p>
      <div className="rating-steps needs-script">
        {stepButton(words.halfLess, 'minus', -1)}
        {stepButton(words.halfMore, 'plus', 1)}
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </div>
  );
}

/** Chooses the next rating, and returns it. Before the first is none: 0. */
function step(stars: HTMLElement | null, by: 1 | -1) {
  const radios = [...(stars?.querySelectorAll('input') ?? [])];
  const chosen = radios.findIndex((radio) => radio.checked);
  const next = radios[Math.min(radios.length - 1, chosen + by)];
  if (next) next.click();
  else for (const radio of radios) radio.checked = false;
  return Number(next?.value ?? 0);
}
