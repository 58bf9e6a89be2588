import { Outlet } from 'react-router';
import { StartPopup } from '#web/booking/popup/start-popup.tsx';
import { ErrorPage } from './error-page.tsx';
import { SiteFrame } from './site-frame.tsx';

/** What the visitors' pages have in common. */
export default function Site() {
  return (
    <SiteFrame>
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
