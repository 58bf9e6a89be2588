import './article.css';
import { redirect } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { ArticleText } from '#web/article/article-text.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadSigns } from '#web/content/load-signs.ts';
import { Signs } from '#web/content/signs.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { LastReview } from '#web/shell/last-review.tsx';
import { healthLinks } from '#web/shell/navigation.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PrintedContact } from '#web/shell/printed-contact.tsx';
import { describeArticle } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import * as words from '#words/blog.ts';
import { whenToGetHelp } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { ArticleFacts, ArticlePicture, aboveText } from '../article-parts.tsx';
import { toEntry } from '../blog-entry.ts';
import type { Route } from './+types/route.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ timeZone }, { talk, talk_text }, blog, listed] = await Promise.all([
    api.clinic.getPublic(),
    loadTexts(api, 'blog'),
    foundOr404(api.blogs.getPublic({ params: { slug } })),
    loadOr(null, () => api.blogs.listPublic({ query: {} })),
  ]);
  if (blog.slug !== slug) throw redirect(`/blog/${encodeURIComponent(blog.slug)}`, 301);
  const { content_html, updated_at, reviewed_on, reviewed_by } = blog;
  return {
    signs: await loadSigns(api, blog.signs),
    review: { reviewed_on, reviewed_by },
    entry: toEntry(blog, timeZone),
    description: excerpt(blog.content),
    next: nextOf(blog.id, listed?.body.blogs ?? []),
    updated_at,
    html: content_html,
    talk: { title: talk, text: talk_text },
  };
}

/** The one that is listed after it; after the last one, the newest. */
function nextOf(id: number, blogs: readonly Blog[]) {
  const others = blogs.filter((blog) => blog.id !== id);
  const next = blogs[blogs.findIndex((blog) => blog.id === id) + 1] ?? others[0];
  return next && next.id !== id ? { slug: next.slug, title: next.title } : null;
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { entry, description, updated_at } = args.loaderData;
  return pageMeta(entry.title, args, description, {
    article: { published: entry.published, modified: updated_at },
    picture: entry.image_url,
  });
}

export default function Article({
  loaderData: { entry, signs, next, review, updated_at, html, talk },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={entry.title}
        breadcrumb={<Breadcrumb trail={[{ to: '/blog', label: site.blog }]} current={entry.title} />}
      >
        <ArticleFacts entry={entry} />
        <div className="soft small">
          <LastReview {...review} />
        </div>
      </PageHead>
      <div className="wrap with-aside stack page-end">
        <article className="article">
          <ArticlePicture name={entry.image_url} sizes={aboveText} isFirst />
          <ArticleText html={html} />
          {signs.length > 0 && (
            <section className="article-signs" aria-labelledby="signs">
              <h2 id="signs">{whenToGetHelp}</h2>
              <Signs signs={signs} />
            </section>
          )}
          <footer className="unprinted">
            {next && (
              <div>
                {words.nextArticle}
                <Link className="article-next title" to={`/blog/${next.slug}`} dir="auto" lang={langOf(next.title)}>
                  {next.title}
                </Link>
              </div>
            )}
            <nav className="article-health cluster" aria-label={words.healthPages}>
              {healthLinks.map(({ to, label }) => (
                <Link key={to} className="chip" to={to}>
                  {label}
                </Link>
              ))}
            </nav>
            <Link className="link-on" to="/blog">
              <Icon name="back" />
              {words.allArticles}
            </Link>
          </footer>
        </article>
        <Booking {...talk} />
      </div>
      <PrintedContact />
      <StructuredData describe={import.meta.env.SSR && ((site) => describeArticle({ ...entry, updated_at }, site))} />
    </>
  );
}

function Booking({ title, text }: { title: string; text: string }) {
  return (
    <AsideCard title={title}>
      <p>{text}</p>
      <Link className="button button-primary" to="/appointment">
        {site.bookAnAppointment}
      </Link>
      <CallLink words={site.callUs} />
    </AsideCard>
  );
}

export function ErrorBoundary() {
  return <ErrorPage missing={{ sentence: words.notFound, wayOn: { to: '/blog', label: words.seeAllArticles } }} />;
}
