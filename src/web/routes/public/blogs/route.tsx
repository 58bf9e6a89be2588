import './blog.css';
import '#web/article/article-text.css';
import '#web/content/signs.css';
import '#web/ui/media/photo-frame.css';
import './read-more.css';
import { data } from 'react-router';
import * as blogMessages from '#contract/messages/blogs.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts } from '#web/page-texts.ts';
import { ClosedDialog } from '#web/ui/dialog/closed-dialog.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as blogWords from '#words/blog.ts';
import { allConditions } from '#words/pages.ts';
import * as site from '#words/site.ts';
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
  const [{ empty_text, talk_text: _, ...words }, popup, { timeZone }, page] = await Promise.all([
    loadTexts(api, 'blog'),
    loadFirstStep(api),
    api.clinic.getPublic(),
    loadListPage(request, (cursor) => api.blogs.listPublic({ query: { limit, cursor } })),
  ]);
  const entries = page?.body.blogs.map((blog) => toEntry(blog, timeZone)) ?? [];
  const none = entries.length === 0 ? { none: empty_text } : {};
  return data({ words, popup, entries, ...none, next: page?.next ?? null }, statusOf(page));
}

export default function Blog({ loaderData: { words, popup, entries, none, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      {entries.length > 0 ? (
        <Posts entries={entries} talk={words.talk} />
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
      <StartDialog choices={popup} />
    </>
  );
}

interface PostsProps {
  entries: readonly BlogEntry[];
  /** Sentence beside the way to book. */
  talk: string;
}

/** Cards, and the dialog in which read-articles.ts shows an article. */
function Posts({ entries, talk }: PostsProps) {
  return (
    <div data-part="articles">
      <div className="wrap posts stack page-end">
        {entries.map((entry, index) => (
          <BlogCard key={entry.id} entry={entry} isLead={index === 0} sizes={cardSizes(index, entries.length)} />
        ))}
      </div>
      <template>
        <Working says={blogWords.opening} />
      </template>
      <ClosedDialog id="article" labelledBy={headingId} kind="plain">
        <DialogHeader>
          <h2 id={headingId} dir="auto">
            {site.blog}
          </h2>
        </DialogHeader>
        <DialogBody>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
          <article className="article" tabIndex={0} aria-labelledby={headingId} />
        </DialogBody>
        <DialogFooter>
          <p dir="auto" lang={langOf(talk)}>
            {talk}
          </p>
          <Link className="button button-secondary button-small" to="/appointment">
            {site.bookAnAppointment}
          </Link>
        </DialogFooter>
      </ClosedDialog>
    </div>
  );
}

const headingId = 'article-title';

interface BlogCardProps {
  entry: BlogEntry;
  isLead: boolean;
  sizes: string;
}

function BlogCard({ entry, isLead, sizes }: BlogCardProps) {
  return (
    <article className={isLead ? 'post post-lead' : 'post'}>
      <div className={isLead ? 'post-picture photo-frame' : 'post-picture'}>
        <ArticlePicture name={entry.image_url} sizes={sizes} aspect="3x2" isFirst={isLead} />
      </div>
      <div className="post-text">
        <ArticleFacts entry={entry} />
        <h2 dir="auto" lang={langOf(entry.title)}>
          {entry.title}
        </h2>
        <p className="post-preview" dir="auto" lang={langOf(entry.preview)}>
          {entry.preview}
        </p>
        <ReadMore {...entry} />
      </div>
    </article>
  );
}

/** Leads to the page of the article, which read-articles.ts shows over the list. */
function ReadMore({ slug, title }: Pick<BlogEntry, 'slug' | 'title'>) {
  return (
    <Link className="link-on" to={`/blog/${slug}`} data-held="">
      <span>
        {blogWords.readMore} <span className="visually-hidden">{title}</span>
      </span>
      <Icon name="arrow" />
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
