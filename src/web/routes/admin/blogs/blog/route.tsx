import { foundOr404 } from '#web/api/found-or-404.ts';
import { adminApi } from '#web/api/session.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { BlogPage } from './blog-page.tsx';
import { hasEditorPolicy } from './editor-policy.ts';

/** `new` is the address of a blog that is yet to be written. */
export async function clientLoader({ params: { id }, url, request: { signal } }: Route.ClientLoaderArgs) {
  if (!hasEditorPolicy()) {
    window.location.replace(url.href);
    return new Promise<never>(() => {}); // the page is being left
  }
  if (id === 'new') return null;
  return foundOr404(adminApi.blogs.get({ params: { id } }, { signal }));
}

/** Saving does not load anew what is on screen. */
export function shouldRevalidate() {
  return false;
}

export const meta = (args: Route.MetaArgs) => pageMeta(args.params.id === 'new' ? 'New blog' : 'Edit blog', args);

export default function EditBlog({ loaderData }: Route.ComponentProps) {
  return <BlogPage key={loaderData?.id ?? 'new'} blog={loaderData} />;
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage missing={{ sentence: 'Blog not found.', wayOn: { to: '/admin/blogs', label: 'See all blogs' } }} />
    </main>
  );
}
