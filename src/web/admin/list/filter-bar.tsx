import './filter-bar.css';
import { useNavigate } from 'react-router';
import type { ClinicClock } from './clinic-clock.ts';
import { DateRange } from './date-range.tsx';
import type { Narrowing } from './list-address.ts';
import { SearchField } from './search-field.tsx';
import { StatusFilter } from './status-filter.tsx';

interface FilterBarProps<Status extends string> {
  query: Narrowing<Status>;
  toSearch: (query: Narrowing<Status>) => string;
  labels: Readonly<Record<Status, string>>;
  counts: Readonly<Record<Status, number>> | null;
  clock: ClinicClock;
  /** What the search looks at, and a shorter form that fits into the empty field. */
  searchLabel: string;
  searchHint: string;
}

/** What the list shows. All of it lives in the address, so that back and reload keep it. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const { query, toSearch, labels, counts, clock, searchLabel, searchHint } = props;
  const navigate = useNavigate();
  // Each letter of a search would otherwise be a step of its own on the way back.
  const narrow = (change: Partial<Narrowing<Status>>) =>
    navigate({ search: toSearch({ ...query, ...change }) }, { replace: true, preventScrollReset: true });
  return (
    <div className="filter-bar">
      <StatusFilter
        labels={labels}
        current={query.status}
        counts={counts}
        searchFor={(status) => toSearch({ ...query, status })}
      />
      <div className="filter-words">
        <SearchField label={searchLabel} hint={searchHint} value={query.q} onSearch={(q) => void narrow({ q })} />
        <DateRange from={query.from} to={query.to} clock={clock} onChange={narrow} />
      </div>
    </div>
  );
}
