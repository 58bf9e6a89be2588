import './blog.css';
import { data, Outlet, useLocation, useNavigation } from 'react-router';
import * as blogMessages from '#contract/messages/blogs.ts';
import { serverApi } from '#web/api/server-api.ts';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts } from '#web/page-texts.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as blogWords from '#words/blog.ts';
import { allConditions } from '#words/pages.ts';
import { ListLinks, loadListPage, statusOf } from '../list-page.tsx';
import type { Route } from './+types/route.ts';
import { ArticleFacts, ArticlePicture } from './article-parts.tsx';
import { type BlogEntry, toEntry } from './blog-entry.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

/** One large card, and four rows of three. */
const limit = '13';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ empty_text, talk_text: _, ...words }, { timeZone }, page] = await Promise.all([
    loadTexts(api, 'blog'),
    api.clinic.getPublic(),
    loadListPage(request, (cursor) => api.blogs.listPublic({ query: { limit, cursor } })),
  ]);
  const entries = page?.body.blogs.map((blog) => toEntry(blog, timeZone)) ?? [];
  const none = entries.length === 0 ? { none: empty_text } : {};
  return data({ words, entries, ...none, next: page?.next ?? null }, statusOf(page));
}

export default function Blog({ loaderData: { words, entries, none, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      {entries.length > 0 ? (
        <Posts entries={entries} />
      ) : (
        <div className="wrap page-end">
          <EmptyState sentence={blogMessages.empty}>
            <p>{none}</p>
            <Link className="button button-secondary button-small" to="/conditions">
              {allConditions}
            </Link>
          </EmptyState>
        </div>
      )}
      <ListLinks words={blogWords.list} path="/blog" next={next} />
      <Outlet context={words.talk} />
    </>
  );
}

function Posts({ entries }: { entries: readonly BlogEntry[] }) {
  const opening = useNavigation().location?.pathname;
  return (
    <div className="wrap posts stack page-end">
      {entries.map((entry, index) => (
        <BlogCard
          key={entry.id}
          entry={entry}
          isLead={index === 0}
          sizes={cardSizes(index, entries.length)}
          isOpening={opening === `/blog/read/${entry.slug}`}
        />
      ))}
    </div>
  );
}

interface BlogCardProps {
  entry: BlogEntry;
  isLead: boolean;
  sizes: string;
  /** Its article is loading. */
  isOpening: boolean;
}

function BlogCard({ entry, isLead, sizes, isOpening }: BlogCardProps) {
  return (
    <article className={isLead ? 'post post-lead' : 'post'}>
      <div className="post-picture">
        <ArticlePicture name={entry.image_url} sizes={sizes} isFirst={isLead} />
      </div>
      <div className="post-text">
        <ArticleFacts entry={entry} />
        <h2 dir="auto" lang={langOf(entry.title)}>
          {entry.title}
        </h2>
        <p className="post-preview" dir="auto" lang={langOf(entry.preview)}>
          {entry.preview}
        </p>
        <ReadMore entry={entry} isOpening={isOpening} />
      </div>
    </article>
  );
}

/**
 * Opens the article over the list, at the address of the article's own page, which is what a reload, a shared link or a
 * browser without scripts opens.
 */
function ReadMore({ entry: { slug, title }, isOpening }: Pick<BlogCardProps, 'entry' | 'isOpening'>) {
  const { search } = useLocation();
  return (
    <Link className="link-on" to={`/blog/${slug}`} over={`/blog/read/${slug}${search}`}>
      <span>
        {blogWords.readMore} <span className="visually-hidden">{title}</span>
      </span>
      {isOpening ? <Working says={blogWords.opening} /> : <Icon name="arrow" />}
    </Link>
  );
}

/** `sizes` for the layout in blog.css: one large card, then rows of three; the last rows may have two. */
function cardSizes(index: number, count: number) {
  if (index === 0) return '(min-width: 56em) min(58vw, 43rem), 100vw';
  const wideAtEnd = { 0: 2, 1: 0, 2: 4 }[count % 3] ?? 0;
  const isWide = index >= count - wideAtEnd;
  return `(min-width: 64em) ${isWide ? 'min(50vw, 36.5rem)' : 'min(33vw, 24rem)'}, (min-width: 40em) 50vw, 100vw`;
}
