import { Link } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import { type ListQuery, statuses, toSearch } from './list-query.ts';

const labels = { all: 'All', pending: 'Pending', done: 'Done' } as const;

export function StatusFilter({ query, counts }: { query: ListQuery; counts: AppointmentCounts | null }) {
  return (
    <nav className="status-filter" aria-label="Show">
      {statuses.map((status) => (
        <Link
          key={status}
          to={{ search: toSearch({ ...query, status }) }}
          aria-current={query.status === status ? 'true' : undefined}
          preventScrollReset
        >
          {labels[status]} {counts && <span className="num">{counts[status].toLocaleString('en')}</span>}
        </Link>
      ))}
    </nav>
  );
}
