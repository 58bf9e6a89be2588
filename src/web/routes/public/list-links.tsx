import './list-links.css';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusHeading } from '#web/shell/use-heading-focus.ts';
import { Link } from '#web/ui/navigation/link.tsx';

interface ListLinksProps {
  /** `articles`: Older articles, Newest articles. */
  noun: string;
  path: string;
  /** Where the next page starts; null on the last. */
  next: string | null;
}

/** Links to the other pages of a list. They have addresses, so going back, sharing and browsers without scripts work. */
export function ListLinks({ noun, path, next }: ListLinksProps) {
  const [search] = useSearchParams();
  const cursor = search.get('cursor');
  useFocusAtStart(cursor);
  if (!cursor && !next) return null;
  return (
    <nav className="wrap list-links cluster page-end" aria-label={`More ${noun}`}>
      {next && (
        <Link className="button button-secondary" to={`${path}?cursor=${next}`}>
          Older {noun}
        </Link>
      )}
      {cursor && (
        <Link className="button button-quiet" to={path}>
          Newest {noun}
        </Link>
      )}
    </nav>
  );
}

/** Only the query changes, so nothing else moves the focus to the heading. */
function useFocusAtStart(cursor: string | null) {
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    focusHeading();
  }, [cursor]);
}
