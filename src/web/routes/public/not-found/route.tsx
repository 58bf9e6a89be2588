import { data } from 'react-router';
import { NotFoundPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { notFoundTitle } from '#words/error-page.ts';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(notFoundTitle, args);

export function loader() {
  return data(null, { status: 404 });
}

export default NotFoundPage;
