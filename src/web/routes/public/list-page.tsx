import './list-page.css';
import { useSearchParams } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { Link } from '#web/ui/navigation/link.tsx';

/** One part of a list, as the address asks for it (`?cursor=`), or null if it could not be loaded. A made-up cursor is 404. */
export function loadListPage<T>(
  request: Request,
  load: (cursor: string | undefined) => Promise<Page<T>>,
): Promise<Page<T> | null> {
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined;
  return loadOr(null, () => foundOr404(load(cursor)));
}

/** 503 keeps a page without its list out of the page cache. */
export function statusOf(page: Page<unknown> | null) {
  return page ? 200 : 503;
}

interface ListLinksProps {
  /** Name of the links, and their words. */
  words: Record<'more' | 'older' | 'newest', string>;
  /** Address of the first page. */
  path: string;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** Links to the other pages of a list. They have addresses, so going back, sharing and browsers without scripts work. */
export function ListLinks({ words, path, next }: ListLinksProps) {
  const [search] = useSearchParams();
  const cursor = search.get('cursor');
  if (!cursor && !next) return null;
  return (
    <nav className="wrap list-links cluster page-end" aria-label={words.more}>
      {next && (
        <Link className="button button-secondary" to={`${path}${path.includes('?') ? '&' : '?'}cursor=${next}`}>
          {words.older}
        </Link>
      )}
      {cursor && (
        <Link className="button button-quiet" to={path}>
          {words.newest}
        </Link>
      )}
    </nav>
  );
}
