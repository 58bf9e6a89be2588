import { Outlet } from 'react-router';
import { ErrorPage } from '#web/shell/error-page.tsx';

/** Around every tab: one that fails says so in its own place, and the rail beside it stays. */
export default function Tab() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage />
    </main>
  );
}
