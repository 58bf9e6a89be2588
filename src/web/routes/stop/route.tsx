import { serverApi } from '#web/api/server-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';

/**
 * Stops messages that are not about a visit. Programs of mail services post here with a body of their own (RFC 8058); opening the page
 * changes nothing. The answer is the same for any address.
 */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  await serverApi(context).patientLinks.stop({ body: { token } });
  return { isStopped: true };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Stop messages', args);

export default function Stop({ actionData }: Route.ComponentProps) {
  if (actionData?.isStopped)
    return (
      <PageHead title="Stop messages">
        <Alert tone="success" title="We will not write to you about reviews or further visits." takesFocus>
          <p>You still hear of the visits that you have booked.</p>
        </Alert>
        <div className="actions">
          <Link className="button button-secondary" to="/">
            Go to the home page
          </Link>
        </div>
      </PageHead>
    );
  return (
    <PageHead title="Stop messages">
      <p className="lead">
        We will not ask you for a review any more, nor to come back. You still hear of the visits that you have booked.
      </p>
      <form className="actions" method="post">
        <button type="submit" className="button button-primary">
          Stop these messages
        </button>
      </form>
    </PageHead>
  );
}
