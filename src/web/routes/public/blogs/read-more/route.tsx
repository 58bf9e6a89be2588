import './read-more.css';
import { isRouteErrorResponse, redirect, useParams, useRouteError } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { ArticleText } from '#web/article/article-text.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticlePicture, aboveText } from '../article-picture.tsx';
import { toEntry } from '../blog-entry.ts';
import type { Route } from './+types/route.ts';
import { OverTheList } from './over-the-list.tsx';
import { Reading } from './reading.tsx';

/** This address is never seen: it stands for an article over the list. Whoever comes without the list gets the article's page. */
export function loader({ params: { slug } }: Route.LoaderArgs): Blog {
  throw redirect(`/blog/${encodeURIComponent(slug)}`);
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  return foundOr404(browserApi.blogs.getPublished({ params: { slug } }, { signal: request.signal }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args.loaderData?.title ?? 'Blog', args, args.loaderData?.preview, {
    path: `/blog/${encodeURIComponent(args.params.slug)}`,
  });
}

const headingId = 'read-more';

export default function ReadMore({ loaderData: blog }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const entry = toEntry(blog, timeZone);
  return (
    <OverTheList labelledBy={headingId}>
      <DialogHeader>
        <ArticleFacts entry={entry} />
        <h2 id={headingId}>{entry.title}</h2>
      </DialogHeader>
      <DialogBody>
        <Reading labelledBy={headingId}>
          <ArticlePicture name={entry.image_url} sizes={aboveText} isFirst />
          <ArticleText blog={blog} />
        </Reading>
      </DialogBody>
      <DialogFooter>
        <p>Would you like to talk about it?</p>
        <Link className="button button-secondary button-small" to="/appointment">
          Book an appointment
        </Link>
      </DialogFooter>
    </OverTheList>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { slug } = useParams();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <OverTheList labelledBy={headingId}>
      <DialogHeader>
        <h2 id={headingId}>{isMissing ? 'Blog not found.' : 'This article did not load.'}</h2>
      </DialogHeader>
      <DialogBody>
        {isMissing ? (
          <p>It may have moved, or was taken back by the team.</p>
        ) : (
          <>
            <p>Please check your connection and try again.</p>
            <div className="actions">
              <a className="button button-secondary button-small" href={`/blog/${slug}`}>
                Try again
              </a>
            </div>
          </>
        )}
      </DialogBody>
    </OverTheList>
  );
}
