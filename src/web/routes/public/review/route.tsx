import './review-page.css';
import { type ReactNode, useState } from 'react';
import * as reviewMessages from '#contract/messages/reviews.ts';
import type { ApprovedReview } from '#contract/reviews.ts';
import { browserApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { UnsentBooking } from '#web/booking/unsent-booking.tsx';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { answerPost } from '#web/forms/answer-post.ts';
import { submitVisitorForm } from '#web/forms/define-form.ts';
import { postedIn } from '#web/forms/form-data.ts';
import { loadFormToken } from '#web/forms/form-token.ts';
import { loadTexts } from '#web/page-texts.ts';
import { Stars } from '#web/ui/drawings/stars.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { goHome } from '#words/error-page.ts';
import { another } from '#words/review.ts';
import { AnotherLink, Arrived, NextSteps } from '../form-page.tsx';
import type { Route } from './+types/route.ts';
import { ReviewForm, sendReview } from './review-form.tsx';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, notice, formToken] = await Promise.all([
    loadTexts(api, 'review'),
    loadOr(null, () => api.texts.formNotice()),
    loadFormToken(api),
  ]);
  return { words, notice, formToken };
}

export const action = (args: Route.ActionArgs) => answerPost(sendReview, args);
export const clientAction = ({ request }: Route.ClientActionArgs) => submitVisitorForm(sendReview, browserApi, request);

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { words, notice } = loaderData;
  const posted = postedIn(actionData);
  const [saved, setSaved] = useState(posted?.result.kind === 'saved' ? posted.result.saved : undefined);
  const [isAnother, setAnother] = useState(false);
  if (saved) {
    const startAgain = () => {
      setAnother(true);
      setSaved(undefined);
    };
    return (
      // A toast has said thank you if scripts run.
      <ReviewThanks
        title={posted ? reviewMessages.submitted : words.thanks_title}
        lead={words.thanks_lead}
        review={saved}
        onStartAgain={startAgain}
      >
        <NextSteps words={words} isSent />
      </ReviewThanks>
    );
  }
  return (
    <>
      <UnsentBooking />
      <PageHead title={words.heading} lead={words.lead} />
      <div className="wrap form-page stack page-end">
        <div className="form-card">
          {/* Another one begins empty, and with a token of its own. */}
          <ReviewForm
            formToken={isAnother ? undefined : (posted?.formToken ?? loaderData.formToken)}
            notice={notice}
            promise={words.promise}
            posted={isAnother ? undefined : posted}
            onSaved={setSaved}
          />
        </div>
        <NextSteps words={words} />
      </div>
    </>
  );
}

interface ReviewThanksProps {
  title: string;
  lead: string;
  review: ApprovedReview;
  onStartAgain: () => void;
  children: ReactNode;
}

/** The page once a review arrived: says what happens next, and shows the review as others will see it. */
function ReviewThanks({ title, lead, review, onStartAgain, children }: ReviewThanksProps) {
  return (
    <Arrived title={title}>
      <PageHead title={title}>
        <p className="lead">
          <InItsLanguage text={lead} />
        </p>
        {/* High on the page, where no toast covers it. */}
        <div className="actions">
          <Link className="button button-secondary" to="/">
            {goHome}
          </Link>
          <AnotherLink href="/review" onStartAgain={onStartAgain}>
            {another}
          </AnotherLink>
        </div>
      </PageHead>
      <div className="wrap form-page stack page-end">
        <figure className="form-card review-sent">
          <Stars rating={review.rating} />
          {review.description && (
            <blockquote>
              <Paragraphs text={review.description} />
            </blockquote>
          )}
          <figcaption dir="auto" lang={langOf(review.name)}>
            {review.name}
          </figcaption>
        </figure>
        {children}
      </div>
    </Arrived>
  );
}
