import './notice.css';
import './site.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { CurrentNotice } from '#contract/notices.ts';
import { serverApi } from '#web/api/server-api.ts';
import { watchVisitor } from '#web/booking/popup/what-to-show.ts';
import { langOf } from '#web/content/lang-of.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/site.ts';
import type { Route } from './+types/site.ts';
import { applyDismissal, hideIfDismissed } from './dismissed-notice.ts';
import type { RouteHandle } from './document-head.tsx';
import { ErrorPage } from './error-page.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-switch.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Among notices that overlap, only the one that started last shows. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const [notice] = await serverApi(context).notices.listPublic();
  return { notice };
}

interface SiteData {
  notice: CurrentNotice | undefined;
}

export const handle: RouteHandle<SiteData> = import.meta.env.SSR
  ? {
      headScript: ({ notice }, isDocument) =>
        watchVisitor + (isDocument ? '' : recordEarlyClicks) + (notice ? hideIfDismissed(keyOf(notice)) : ''),
    }
  : {};

/** The layout of all public pages. */
export default function Site({ loaderData: { notice } }: Route.ComponentProps) {
  return (
    <SiteFrame above={notice && <Notice key={keyOf(notice)} notice={notice} />}>
      <Outlet />
    </SiteFrame>
  );
}

/** The layout itself failed. A page that fails has an error boundary of its own, so that header and footer stay. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorPage />
    </SiteFrame>
  );
}

function Notice({ notice }: { notice: CurrentNotice }) {
  const key = keyOf(notice);
  // The script in the head runs only once, but a client navigation may bring another notice.
  useLayoutEffect(() => applyDismissal(key), [key]);
  return (
    <section className="notice unprinted" data-key={key} aria-label={words.notice}>
      <div className="wrap">
        <p dir="auto" lang={langOf(notice.text)}>
          {notice.link === null ? notice.text : <NoticeLink to={notice.link}>{notice.text}</NoticeLink>}
        </p>
        <button type="button" className="icon-button needs-script" aria-label={words.closeNotice}>
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

/** An edited notice has a new key, so it shows again to visitors who have closed it. */
const keyOf = ({ id, version }: CurrentNotice) => `${id}.${version}`;

function SiteFrame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  const { pathname } = useLocation();
  useEffect(() => window.countView?.(pathname), [pathname]);
  useEarlyClicks();
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <LanguageOffer />
      {above}
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <FloatingButtons />
    </div>
  );
}

declare global {
  interface Window {
    pressEarly?: () => void;
  }
}

/** Runs in the head of the page: remembers which buttons were pressed that do nothing before scripts have run. */
const recordEarlyClicks = `{
let pressed = [];
addEventListener('click', ({ target }) => {
  const button = target.closest('button.needs-script, .needs-script button');
  if (button) pressed?.push(button);
});
window.pressEarly = () => {
  const buttons = pressed ?? [];
  pressed = undefined;
  for (const button of buttons) button.click();
};
}`;

function useEarlyClicks() {
  useEffect(() => window.pressEarly?.(), []);
}
