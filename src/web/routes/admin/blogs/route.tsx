import './blogs.css';
import '#web/admin/list/filter-bar.css';
import { Link, useNavigate, useNavigation } from 'react-router';
import type { Blog, BlogCounts, BlogStatus } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { findElsewhere, OtherStatuses } from '#web/admin/list/elsewhere.tsx';
import { StatusFilter } from '#web/admin/list/filter-bar.tsx';
import { listAddress, type Narrowing, type PageOptions } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { WithImport } from '#web/admin/list/with-import.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import type { Route } from './+types/route.ts';
import { BlogList } from './blog-list.tsx';
import { useBlogChanges } from './use-blog-changes.tsx';

type ListQuery = Narrowing<BlogStatus>;

const { readListQuery, toSearch } = listAddress<BlogStatus>(['all', 'published', 'draft']);

async function loadPage({ status, q }: ListQuery, { cursor, limit = '25', signal }: PageOptions) {
  const page = await adminApi.blogs.list({ query: { status, q, limit, cursor } }, signal && { signal });
  return { ...page, body: page.body.blogs };
}

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  const [page, elsewhere, counts] = await Promise.all([
    loadOr(null, () => loadPage(query, { signal }), { signal }),
    findElsewhere(query, labels, loadPage, signal),
    loadOr(null, () => adminApi.blogs.counts({}, { signal }), { signal }),
  ]);
  return { query, page, elsewhere, counts, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Blogs', args);

const noPage: Page<Blog[]> = { body: [], next: null, total: 0, totalIsExact: true };

export default function Blogs({ loaderData: { query, page, elsewhere, counts, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const growing = useOptimisticList(
    'blog',
    useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor })),
  );
  const { setPublished, askToDelete, question } = useBlogChanges(growing);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head blogs-head">
          <h1 tabIndex={-1}>Blogs</h1>
          <p>{isLoading && <Working says="Loading the blogs" />}</p>
          <WithImport from="blogs">
            <Link className="button button-primary button-small" to="/admin/blogs/new" {...useShortcut('add')}>
              <Icon name="plus" />
              Add a blog
            </Link>
          </WithImport>
        </header>
        <BlogFilters query={query} counts={counts} />
        <OtherStatuses query={query} toSearch={toSearch} labels={labels} found={elsewhere} />
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <BlogList
              {...growing}
              onShowMore={growing.showMore}
              query={query}
              unsearched={toSearch({ ...query, q: '' })}
              clock={clock}
              onPublish={setPublished}
              onDelete={askToDelete}
            />
          ) : (
            <ListFailure sentence={blogMessages.empty} />
          )}
        </div>
      </main>
      {question}
    </div>
  );
}

const labels = { all: 'All', published: 'Published', draft: 'Draft' } as const;

/** The filters; their values are in the address. */
function BlogFilters({ query, counts }: { query: ListQuery; counts: BlogCounts | null }) {
  const navigate = useNavigate();
  // Otherwise every letter of a search would be an entry in the browser's history.
  const search = (q: string) =>
    void navigate({ search: toSearch({ ...query, q }) }, { replace: true, preventScrollReset: true });
  return (
    <div className="filter-bar">
      <StatusFilter
        labels={labels}
        current={query.status}
        counts={counts}
        searchFor={(status) => toSearch({ ...query, status })}
      />
      <div className="filter-words">
        <SearchField label="Search by title" hint="Title" value={query.q} onSearch={search} />
      </div>
    </div>
  );
}
