import './error-page.css';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import notFound from '#web/art/not-found.svg?no-inline';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { useShellData } from './clinic.ts';
import { phoneHref } from './contact.ts';

/** For pages outside the public layout, and for a layout that failed itself. */
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

/** For an ErrorBoundary: a page that does not exist, or one that failed. */
export function ErrorPage({ missing }: { missing?: MissingThing }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const clinic = useShellData()?.clinic;
  const page = isMissing ? 'Page not found' : 'Something went wrong';
  return (
    <>
      {/* Replaces the title of the route that failed. */}
      <title>{clinic ? `${page} | ${clinic.name}` : page}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFoundPage missing={missing} /> : <FailedPage />}
    </>
  );
}

export function NotFoundPage({ missing }: { missing?: MissingThing | undefined }) {
  return (
    <MessagePage title={missing?.sentence ?? 'We cannot find this page.'} wayOn={missing?.wayOn}>
      It may have moved or been removed.
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
