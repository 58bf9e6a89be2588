import './filter-bar.css';
import { useNavigate } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import { DateRange } from './date-range.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import type { ClinicClock } from './received.ts';
import { SearchField } from './search-field.tsx';
import { StatusFilter } from './status-filter.tsx';

interface FilterBarProps {
  query: ListQuery;
  counts: AppointmentCounts | null;
  clock: ClinicClock;
}

/** What the list shows. All of it lives in the address, so that back and reload keep it. */
export function FilterBar({ query, counts, clock }: FilterBarProps) {
  const navigate = useNavigate();
  // Each letter of a search would otherwise be a step of its own on the way back.
  const narrow = (change: Partial<ListQuery>) =>
    navigate({ search: toSearch({ ...query, ...change }) }, { replace: true, preventScrollReset: true });
  return (
    <div className="filter-bar">
      <StatusFilter query={query} counts={counts} />
      <div className="filter-words">
        <SearchField value={query.q} onSearch={(q) => narrow({ q })} />
        <DateRange from={query.from} to={query.to} clock={clock} onChange={narrow} />
      </div>
    </div>
  );
}
