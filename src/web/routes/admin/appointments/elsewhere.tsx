import { Link } from 'react-router';
import { type ListQuery, otherStatus, toSearch } from './list-query.ts';

/** Offers what the same search finds under the other status: '1 in Done'. */
export function Elsewhere({ query, count }: { query: ListQuery; count: number }) {
  const status = otherStatus(query.status);
  return (
    <p className="elsewhere" role="status">
      {status && count > 0 && (
        <Link to={{ search: toSearch({ ...query, status }) }} preventScrollReset>
          {count.toLocaleString('en')} in {status === 'done' ? 'Done' : 'Pending'}
        </Link>
      )}
    </p>
  );
}
