import './error-page.css';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import notFound from '#web/art/not-found.svg?no-inline';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { useShellData } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** Outside of the visitors' pages, and where even their frame failed. */
export function RootErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** What a page about one thing says when that thing does not exist, and the way on. */
interface MissingThing {
  sentence: string;
  wayOn: WayOn;
}

interface WayOn {
  to: string;
  label: string;
}

/** For an ErrorBoundary: tells a page that does not exist from one that failed. */
export function ErrorPage({ missing }: { missing?: MissingThing }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const clinic = useShellData()?.clinic;
  const page = isMissing ? 'Page not found' : 'Something went wrong';
  return (
    <>
      {/* The failed route's own title does not fit any more. */}
      <title>{clinic ? `${page} | ${clinic.name}` : page}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFoundPage missing={missing} /> : <FailedPage />}
    </>
  );
}

export function NotFoundPage({ missing }: { missing?: MissingThing | undefined }) {
  return (
    <MessagePage title={missing?.sentence ?? 'This page is out of reach.'} wayOn={missing?.wayOn}>
      The link may be old, or have a typing mistake in it. Everything else is where it was.
    </MessagePage>
  );
}

function FailedPage() {
  return (
    <MessagePage title="This page did not load.">
      Something went wrong on our side, not on yours. Please try again in a moment.
    </MessagePage>
  );
}

interface MessagePageProps {
  title: string;
  wayOn?: WayOn | undefined;
  children: ReactNode;
}

const home: WayOn = { to: '/', label: 'Go to the home page' };

function MessagePage({ title, wayOn = home, children }: MessagePageProps) {
  const clinic = useShellData()?.clinic;
  return (
    <div className="message-page wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{children}</p>
        <div className="actions">
          <Link className="button button-secondary" to={wayOn.to}>
            {wayOn.label}
          </Link>
          {clinic && (
            <a className="link-call num" href={phoneHref(clinic.phone)}>
              <Icon name="phone" />
              <span>Call us {clinic.phone}</span>
            </a>
          )}
        </div>
      </div>
      <img src={notFound} width="480" height="280" alt="" />
    </div>
  );
}
