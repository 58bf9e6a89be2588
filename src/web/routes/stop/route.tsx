import { serverApi } from '#web/api/server-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { goHome } from '#words/error-page.ts';
import * as words from '#words/visit.ts';
import type { Route } from './+types/route.ts';

/**
 * Stops messages that are not about a visit. Programs of mail services post here with a body of their own (RFC 8058); opening the page
 * changes nothing. The answer is the same for any address.
 */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  await serverApi(context).patientLinks.stop({ body: { token } });
  return { isStopped: true };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.stopMessages, args);

export default function Stop({ actionData }: Route.ComponentProps) {
  if (actionData?.isStopped)
    return (
      <PageHead title={words.stopMessages}>
        <Alert tone="success" title={words.stopped} takesFocus>
          <p>{words.stillHear}</p>
        </Alert>
        <div className="actions">
          <Link className="button button-secondary" to="/">
            {goHome}
          </Link>
        </div>
      </PageHead>
    );
  return (
    <PageHead title={words.stopMessages}>
      <p className="lead">{words.stopMeans}</p>
      <form className="actions" method="post">
        <button type="submit" className="button button-primary">
          {words.stopThese}
        </button>
      </form>
    </PageHead>
  );
}
