import { lazy, Suspense } from 'react';
import * as sessionMessages from '#contract/messages/session.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { unguardedApi } from '#web/api/session.ts';
import { submitRequest } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { SignInFrame } from '#web/shell/sign-in-frame.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/login.ts';
import type { Route } from './+types/route.ts';
import { logIn } from './log-in.ts';
import { LoginForm, useSignOutReason } from './login-form.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(words.login, args);

const noMail = { by_mail: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  loadOr(noMail, () => serverApi(context).passwordLinks.canAsk());

/** One can sign in again as soon as the server answers, whatever it answered here. */
export const clientLoader = () => loadOr(noMail, () => unguardedApi.passwordLinks.canAsk(), { pauses: [] });

/** Only in the browser, which stores the token. */
export const clientAction = ({ request }: Route.ClientActionArgs) => submitRequest(logIn, unguardedApi, request);

/** Only a locked screen needs it. */
const WaitingRequests = lazy(async () => ({ default: (await import('./waiting-requests.tsx')).WaitingRequests }));

/** Sign-in page, also shown while the screen of the admin area is locked. */
export default function Login({ loaderData }: Route.ComponentProps) {
  const signOut = useSignOutReason();
  const { reason, end } = signOut;
  return (
    <SignInFrame heading={reason === 'locked' ? words.screenIsLocked : words.logIn}>
      {reason === 'locked' ? (
        <Suspense fallback={<p className="login-waiting" />}>
          <WaitingRequests onOver={end} />
        </Suspense>
      ) : (
        <p className="soft">{reason === 'limit' ? sessionMessages.signInToSee : words.forFrontDesk}</p>
      )}
      <noscript>
        <p className="login-noscript">{words.needsJavaScript}</p>
      </noscript>
      <p className="login-noscript needs-newer">{sessionMessages.needsNewerBrowser}</p>
      <LoginForm signOut={signOut} />
      {loaderData.by_mail && (
        <Link className="login-back target" to="/new-password">
          {words.forgotten}
        </Link>
      )}
      <LostPassword isMailed={loaderData.by_mail} />
    </SignInFrame>
  );
}

function LostPassword({ isMailed }: { isMailed: boolean }) {
  return (
    <details className="login-lost soft">
      <summary>{isMailed ? words.lostPhone : words.lostPassword}</summary>
      <p>{words.askAnOwner}</p>
      <p>{words.onlyOwner}</p>
    </details>
  );
}
