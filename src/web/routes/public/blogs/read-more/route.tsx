import './read-more.css';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  redirect,
  useNavigation,
  useOutletContext,
  useParams,
  useRouteError,
} from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import * as siteMessages from '#contract/messages/site.ts';
import { browserApi } from '#web/api/client.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { ArticleText } from '#web/article/article-text.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useBack } from '#web/ui/dialog/use-overlay.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/blog.ts';
import { mayHaveMoved } from '#words/error-page.ts';
import * as site from '#words/site.ts';
import { ArticleFacts, ArticlePicture, aboveText } from '../article-parts.tsx';
import { toEntry } from '../blog-entry.ts';
import type { Route } from './+types/route.ts';

/** The address of an article over the list. Browsers never show it; a request for it is redirected to the article's page. */
export function loader({ params: { slug } }: Route.LoaderArgs): Blog {
  throw redirect(`/blog/${encodeURIComponent(slug)}`);
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  return foundOr404(browserApi.blogs.getPublic({ params: { slug } }, { signal: request.signal }));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args.loaderData?.title ?? site.blog, args, args.loaderData && excerpt(args.loaderData.content), {
    path: `/blog/${encodeURIComponent(args.params.slug)}`,
  });
}

const headingId = 'read-more';

export default function ReadMore({ loaderData: blog }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const entry = toEntry(blog, timeZone);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    text.current?.focus({ preventScroll: true }); // so that the arrow keys scroll it
  }, []);
  return (
    <OverTheList>
      <DialogHeader>
        <ArticleFacts entry={entry} />
        <h2 id={headingId} dir="auto" lang={langOf(entry.title)}>
          {entry.title}
        </h2>
      </DialogHeader>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
        <article ref={text} className="article" tabIndex={0} aria-labelledby={headingId}>
          <ArticlePicture name={entry.image_url} sizes={aboveText} isFirst />
          <ArticleText html={blog.content_html} />
          <div className="soft small">
            <LastReview {...blog} />
          </div>
        </article>
      </DialogBody>
      <DialogFooter>
        <p>{useOutletContext<string>()}</p>
        <Link className="button button-secondary button-small" to="/appointment">
          {site.bookAnAppointment}
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
    <OverTheList>
      <DialogHeader>
        <h2 id={headingId}>{isMissing ? words.notFound : words.notLoaded}</h2>
      </DialogHeader>
      <DialogBody>
        {isMissing ? (
          <p>{mayHaveMoved}</p>
        ) : (
          <>
            <p>{siteMessages.checkConnection}</p>
            <div className="actions">
              <a className="button button-secondary button-small" href={pageAddress(`/blog/${slug}`)}>
                {site.tryAgain}
              </a>
            </div>
          </>
        )}
      </DialogBody>
    </OverTheList>
  );
}

/** A dialog over the list of blogs. Going back closes it immediately, without waiting for the list to reload. */
function OverTheList({ children }: { children: ReactNode }) {
  const back = useBack();
  const isLeaving = useNavigation().location?.pathname === '/blog';
  if (isLeaving) return null;
  return (
    <Dialog labelledBy={headingId} onClose={back}>
      {children}
    </Dialog>
  );
}
