import './review-page.css';
import { browserApi } from '#web/api/browser-api.ts';
import { serverApi } from '#web/api/server-api.ts';
import { answerPost } from '#web/forms/answer-post.ts';
import { submitVisitorForm } from '#web/forms/define-form.ts';
import { postedIn } from '#web/forms/form-result.ts';
import { loadFormToken } from '#web/forms/form-token.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import { AfterSending } from './after-sending.tsx';
import { ReviewForm } from './review-form.tsx';
import { sendReview } from './send-review.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { formToken: await loadFormToken(serverApi(context)) };
}

export const action = (args: Route.ActionArgs) => answerPost(sendReview, args);
export const clientAction = ({ request }: Route.ClientActionArgs) => submitVisitorForm(sendReview, browserApi, request);

/** The form token is for one visitor. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta('Leave a review', args, 'Tell us how your visit was. We read every review before it shows here.');
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Leave a review">
        <p className="lead">Tell us how it was. It helps others, and it helps us.</p>
      </PageHead>
      <div className="wrap review-page">
        <div className="review-sheet enter">
          <ReviewForm formToken={loaderData.formToken} posted={postedIn(actionData)} />
        </div>
        <AfterSending />
      </div>
    </>
  );
}
