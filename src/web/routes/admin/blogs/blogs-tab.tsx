import './blogs.css';
import { Link, useNavigation } from 'react-router';
import type { Blog, BlogCounts } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Working } from '#web/ui/working.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { BlogList } from './blog-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { loadPage } from './load-blogs.ts';
import { useBlogChanges } from './use-blog-changes.ts';

interface BlogsTabProps {
  query: ListQuery;
  /** Null when it could not be loaded, as are the counts. */
  page: Page<Blog[]> | null;
  counts: BlogCounts | null;
  loadedAt: Date;
}

const noPage: Page<Blog[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function BlogsTab({ query, page, counts, loadedAt }: BlogsTabProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const isLoading = useNavigation().state === 'loading';
  const growing = useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor }));
  const { setPublished, deleting, askToDelete, deleteIt } = useBlogChanges(growing);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head blogs-head">
          <h1 tabIndex={-1}>Blogs</h1>
          <p>{isLoading && <Working says="Loading the blogs" />}</p>
          <Link className="button button-primary button-small" to="/admin/blogs/new">
            <Icon name="plus" />
            New blog
          </Link>
        </header>
        <BlogFilters query={query} counts={counts} />
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <BlogList
              {...growing}
              onShowMore={growing.showMore}
              query={query}
              clock={clock}
              onPublish={setPublished}
              onDelete={askToDelete}
            />
          ) : (
            <ListFailure sentence={blogMessages.empty} />
          )}
        </div>
      </main>
      {deleting && <DeleteDialog blog={deleting} onConfirm={deleteIt} onCancel={() => askToDelete(undefined)} />}
    </div>
  );
}
