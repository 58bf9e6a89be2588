import './error-page.css';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import * as siteMessages from '#contract/messages/site.ts';
import { ApiError } from '#web/api/client.ts';
import notFound from '#web/art/not-found.svg?no-inline';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { isOffline } from '#web/ui/navigation/built-scripts.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/error-page.ts';
import * as site from '#words/site.ts';
import { CallLink } from './call-link.tsx';
import { useShellData } from './clinic.ts';
import { focusHeading } from './use-heading-focus.ts';

/** Error page outside of the public layout, or if the layout itself failed. */
export function RootErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** The heading and link of a page whose record does not exist. */
interface MissingThing {
  sentence: string;
  wayOn: WayOn;
}

interface WayOn {
  to: string;
  label: string;
}

/** Content of an ErrorBoundary: the page does not exist, or has failed. */
export function ErrorPage({ missing }: { missing?: MissingThing }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const clinic = useShellData()?.clinic;
  const page = isMissing ? (missing?.sentence.replace(/[.।]$/, '') ?? words.notFoundTitle) : words.failedTitle;
  return (
    <>
      {/* Replaces the title of the route that failed. */}
      <title>{clinic ? `${page} | ${clinic.name}` : page}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFoundPage missing={missing} /> : <FailedPage error={error} />}
    </>
  );
}

export function NotFoundPage({ missing }: { missing?: MissingThing | undefined }) {
  const { to, label } = missing?.wayOn ?? { to: '/', label: words.goHome };
  return (
    <MessagePage title={missing?.sentence ?? words.notFound} text={words.mayHaveMoved}>
      <Link className="button button-secondary" to={to}>
        {label}
      </Link>
    </MessagePage>
  );
}

function FailedPage({ error }: { error: unknown }) {
  if (isOffline()) {
    return (
      <MessagePage title={siteMessages.offline} text={siteMessages.checkConnection}>
        <TryAgain />
      </MessagePage>
    );
  }
  const isUnanswered = error instanceof ApiError && error.status === 0;
  return (
    <MessagePage title={words.failed} text={isUnanswered ? siteMessages.checkConnection : words.ourFault}>
      <TryAgain />
    </MessagePage>
  );
}

/** Loads the data of the page again; without scripts, the page itself. */
function TryAgain() {
  const { pathname, search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const isTrying = state === 'loading';
  // The link disappears with the message.
  useEffect(() => () => focusHeading(), []);
  return (
    <a
      className="button button-secondary"
      href={pageAddress(pathname + search)}
      aria-disabled={isTrying}
      onClick={(event) => {
        event.preventDefault();
        // If it fails again, screen readers announce the message again.
        if (!isTrying) void revalidate().then(() => focusHeading());
      }}
    >
      {isTrying && <Working />}
      {site.tryAgain}
    </a>
  );
}

interface MessagePageProps {
  title: string;
  text: string;
  /** A link or button. */
  children: ReactNode;
}

export function MessagePage({ title, text, children }: MessagePageProps) {
  const clinic = useShellData()?.clinic;
  const isStaff = /^\/admin(\/|$)/.test(useLocation().pathname);
  return (
    <div className="message-page grid wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="actions">
          {children}
          {clinic && !isStaff && <CallLink words={site.callUs} />}
        </div>
      </div>
      <Drawing src={notFound} width="480" height="280" alt="" />
    </div>
  );
}
