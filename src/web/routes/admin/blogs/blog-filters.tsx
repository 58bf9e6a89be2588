import '#web/admin/list/filter-bar.css';
import { useNavigate } from 'react-router';
import type { BlogCounts } from '#contract/blogs.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { StatusFilter } from '#web/admin/list/status-filter.tsx';
import { type ListQuery, toSearch } from './list-query.ts';

const labels = { all: 'All', published: 'Published', draft: 'Draft' } as const;

/** What the list shows; it lives in the address. */
export function BlogFilters({ query, counts }: { query: ListQuery; counts: BlogCounts | null }) {
  const navigate = useNavigate();
  // Each letter of a search would otherwise be a step of its own on the way back.
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
