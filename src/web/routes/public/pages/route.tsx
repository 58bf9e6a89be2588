import * as pageMessages from '#contract/messages/pages.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { serverApi } from '#web/api/server-api.ts';
import { ArticleText } from '#web/article/article-text.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describePage } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { goHome } from '#words/error-page.ts';
import * as words from '#words/pages.ts';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData;
  return page ? pageMeta(page.title, args, page.description) : [];
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { content, ...page } = await foundOr404(serverApi(context).pages.getPublic({ params: { slug } }));
  const said = `${page.title}: ${content}`;
  // Search engines pass over the shortest ones.
  return { ...page, description: excerpt(said.length < 40 ? `${said} ${words.shortPage}` : said) };
}

/** A page of the clinic's own, such as a legal notice. */
export default function OwnPage({ loaderData: page }: Route.ComponentProps) {
  const { title, content_html, updated_at } = page;
  const { timeZone } = useClinic();
  return (
    <>
      <PageHead title={title} breadcrumb={<Breadcrumb trail={[]} current={title} />}>
        <p className="soft small num">
          <Sentence
            words={words.updatedOn}
            fields={{ day: <time dateTime={updated_at}>{formatDay(updated_at, timeZone)}</time> }}
          />
        </p>
      </PageHead>
      <div className="wrap with-aside stack page-end">
        <ArticleText html={content_html} />
        <AsideCard title={words.getInTouch}>
          <Link className="button button-primary" to="/appointment">
            {site.bookAnAppointment}
          </Link>
          <CallLink words={site.callUs} />
        </AsideCard>
      </div>
      <StructuredData describe={import.meta.env.SSR && ((site) => describePage(page, site))} />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage missing={{ sentence: pageMessages.notFound, wayOn: { to: '/', label: goHome } }} />;
}
