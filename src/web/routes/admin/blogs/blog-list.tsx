import { Link } from 'react-router';
import type { Blog } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlogTable, type BlogTableProps } from './blog-table.tsx';
import { type ListQuery, toSearch } from './list-query.ts';

interface BlogListProps extends Omit<BlogTableProps, 'blogs'> {
  list: Page<Blog[]>;
  more: 'idle' | 'loading' | 'failed';
  onShowMore: () => void;
  query: ListQuery;
}

const nouns = { all: 'blogs', published: 'published', draft: 'drafts' } as const;

export function BlogList({ list, more, onShowMore, query, ...table }: BlogListProps) {
  if (list.body.length === 0) return <NoBlogs query={query} />;
  return (
    <>
      <BlogTable blogs={list.body} {...table} />
      <ListFoot list={list} noun={nouns[query.status]} more={more} onShowMore={onShowMore} />
    </>
  );
}

function NoBlogs({ query }: { query: ListQuery }) {
  return (
    <EmptyState sentence={blogMessages.empty}>
      {query.q ? (
        <>
          <p>No title has these words.</p>
          <Link className="button button-secondary button-small" to={{ search: toSearch({ ...query, q: '' }) }}>
            Clear the search
          </Link>
        </>
      ) : (
        <p>{nextStep[query.status]}</p>
      )}
    </EmptyState>
  );
}

const nextStep = {
  all: 'Write the first one with New blog. It stays a draft until you publish it.',
  published: 'Publish a draft with its switch, and visitors find it here on your site.',
  draft: 'Blogs that visitors do not see yet are kept here.',
} as const;
