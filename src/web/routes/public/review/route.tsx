import './review-page.css';
import { data } from 'react-router';
import { loadFormToken } from '#web/api/form-token.ts';
import { serverApi } from '#web/api/server-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Route } from './+types/route.ts';
import { AfterSending } from './after-sending.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewWithoutScripts } from './review-without-scripts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { formToken: await loadFormToken(serverApi(context)) };
}

/** Answers the form of browsers without scripts; with scripts it goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const { before, status } = await reviewWithoutScripts(serverApi(context), await request.formData());
  return data(before, status);
}

/** The form's key is for one visitor. */
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
          <ReviewForm formToken={loaderData.formToken} before={actionData} />
        </div>
        <AfterSending />
      </div>
    </>
  );
}
