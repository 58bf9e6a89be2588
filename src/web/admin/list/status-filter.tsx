import { Link } from 'react-router';

interface StatusFilterProps<Status extends string> {
  /** In the order of the bar. */
  labels: Readonly<Record<Status, string>>;
  current: Status;
  /** Null when they could not be loaded. */
  counts: Readonly<Record<Status, number>> | null;
  searchFor: (status: Status) => string;
}

export function StatusFilter<Status extends string>({ labels, current, counts, searchFor }: StatusFilterProps<Status>) {
  const statuses = Object.keys(labels) as Status[];
  return (
    <nav className="status-filter" aria-label="Show">
      {statuses.map((status) => (
        <Link
          key={status}
          to={{ search: searchFor(status) }}
          aria-current={status === current ? 'true' : undefined}
          preventScrollReset
        >
          {labels[status]} {counts && <span className="num">{counts[status].toLocaleString('en')}</span>}
        </Link>
      ))}
    </nav>
  );
}
