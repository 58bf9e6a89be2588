import './notice.css';
import { useLayoutEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import type { CurrentNotice } from '#contract/notices.ts';
import { serverApi } from '#web/api/server-api.ts';
import { StartPopup } from '#web/booking/popup/start-popup.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/site.ts';
import { ErrorPage } from './error-page.tsx';
import type { RouteHandle } from './head-scripts.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Of notices that overlap, only the one that started last shows. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const [notice] = await serverApi(context).notices.list();
  return { notice };
}

interface SiteData {
  notice: CurrentNotice | undefined;
}

export const handle: RouteHandle<SiteData> = import.meta.env.SSR
  ? { headScript: ({ notice }) => notice && hideIfDismissed(keyOf(notice)) }
  : {};

/** What the visitors' pages have in common. */
export default function Site({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <SiteFrame above={notice && <Notice key={keyOf(notice)} notice={notice} />}>
      <StartPopup />
      <Outlet />
    </SiteFrame>
  );
}

/** A page that failed, in its place between header and footer. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  );
}

function Notice({ notice }: { notice: CurrentNotice }) {
  const bar = useRef<HTMLElement>(null);
  const key = keyOf(notice);
  // The script in the head runs once; the way from page to page may bring another notice.
  useLayoutEffect(() => markDismissed(isDismissed(key)), [key]);
  const dismiss = () => {
    rememberDismissed(key);
    markDismissed(true);
    // The button is gone; the page goes on below it.
    bar.current?.parentElement?.querySelector<HTMLElement>('.site-header a')?.focus();
  };
  return (
    <section ref={bar} className="notice unprinted" aria-label="Notice">
      <div className="wrap">
        <p>{notice.link === null ? notice.text : <NoticeLink to={notice.link}>{notice.text}</NoticeLink>}</p>
        <button type="button" className="icon-button needs-script" aria-label="Close this notice" onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

function NoticeLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/')) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}

/** A notice that was changed is a new one to somebody who has closed it. */
const keyOf = ({ id, version }: CurrentNotice) => `${id}.${version}`;

/** The notice that was closed in this visit, in session storage. */
const storageKey = 'dismissed-notice';

/** Before the first paint, so that a closed notice neither flashes nor moves the page. */
const hideIfDismissed = (key: string) => `try {
  document.documentElement.toggleAttribute('data-notice-dismissed', sessionStorage.getItem('${storageKey}') === '${key}');
} catch {}`;

function markDismissed(isDismissed: boolean) {
  document.documentElement.toggleAttribute('data-notice-dismissed', isDismissed);
}

function isDismissed(key: string) {
  try {
    return sessionStorage.getItem(storageKey) === key;
  } catch {
    return false; // storage is turned off: the notice is back on the next page
  }
}

function rememberDismissed(key: string) {
  try {
    sessionStorage.setItem(storageKey, key);
  } catch {
    // see above
  }
}
