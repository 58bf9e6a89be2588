import * as administratorMessages from '#contract/messages/administrators.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { ApiError } from '#web/api/client.ts';
import { unguardedApi } from '#web/api/session.ts';
import { submitRequest } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { SignInFrame } from '#web/shell/sign-in-frame.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Route } from './+types/route.ts';
import { NewPasswordForm, newPassword } from './new-password-form.tsx';

/** The token is in the fragment, which browsers send to no one. Null for a link that does not work. */
export async function clientLoader() {
  const token = window.location.hash.slice(1);
  if (!token) return null;
  try {
    const { email } = await unguardedApi.passwordLinks.find({ body: { token } });
    return { token, email };
  } catch (error) {
    if (error instanceof ApiError && (error.isMissing || error.status === 422)) return null;
    throw error;
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => submitRequest(newPassword, unguardedApi, request);

export const meta = (args: Route.MetaArgs) => pageMeta('New password', args);

export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export function HydrateFallback() {
  return (
    <SignInFrame heading="Choose your password">
      <p role="status" className="soft needs-script">
        Checking the link
      </p>
      <p className="login-noscript needs-newer">{sessionMessages.needsNewerBrowser}</p>
      <noscript>
        <p className="login-noscript">
          This page needs JavaScript. Please turn it on in your browser, and load this page again.
        </p>
      </noscript>
    </SignInFrame>
  );
}

/** Where the link leads that an owner has made for someone. */
export default function NewPassword({ loaderData: found }: Route.ComponentProps) {
  return (
    <SignInFrame heading="Choose your password">
      {found ? <NewPasswordForm {...found} /> : <Alert tone="failure" title={administratorMessages.linkIsOver} />}
    </SignInFrame>
  );
}
