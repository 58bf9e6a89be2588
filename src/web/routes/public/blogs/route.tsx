import './blog.css';
import { data, Outlet, useNavigation } from 'react-router';
import * as blogMessages from '#contract/messages/blogs.ts';
import { serverApi } from '#web/api/server-api.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { ListLinks } from '../list-links.tsx';
import { loadListPage, statusOf } from '../list-page.ts';
import type { Route } from './+types/route.ts';
import { BlogCard } from './blog-card.tsx';
import { type BlogEntry, toEntry } from './blog-entry.ts';
import { cardSizes } from './card-sizes.ts';

/** One large card, and four rows of three. */
const limit = '13';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ timeZone }, page] = await Promise.all([
    api.clinic.get(),
    loadListPage(request, (cursor) => api.blogs.listPublished({ query: { limit, cursor } })),
  ]);
  const entries = page?.body.blogs.map((blog) => toEntry(blog, timeZone)) ?? [];
  return data({ entries, next: page?.next ?? null }, statusOf(page));
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(
    'Blog',
    args,
    'Short, careful articles from our physiotherapists: what helps, what does not, and when to see a doctor.',
  );
}

export default function Blog({ loaderData: { entries, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Blog">
        <p className="lead">Short, careful notes from the treatment room, in plain words.</p>
      </PageHead>
      {entries.length > 0 ? <Posts entries={entries} /> : <NoPosts />}
      <ListLinks noun="articles" next={next} />
      <Outlet />
    </>
  );
}

function Posts({ entries }: { entries: readonly BlogEntry[] }) {
  const opening = useNavigation().location?.pathname;
  return (
    <div className="wrap posts enter">
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

function NoPosts() {
  return (
    <div className="wrap no-posts">
      <EmptyState sentence={blogMessages.empty}>
        <p>Articles appear here as our team writes them. In the meantime, read what we treat.</p>
        <Link className="button button-secondary button-small" to="/conditions">
          See all conditions
        </Link>
      </EmptyState>
    </div>
  );
}
