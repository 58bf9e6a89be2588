import { Outlet } from 'react-router';

export { TabErrorPage as ErrorBoundary } from '#web/admin/list/tab-main.tsx';

/** Around every tab: one that fails says so in its own place, and the rail beside it stays. */
export default function Tab() {
  return <Outlet />;
}
