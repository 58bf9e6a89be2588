import { Button, QuietButton } from '#web/admin/button.tsx';
import '#web/ui/segments.css';
import './filter-bar.css';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { DayInput } from '#web/admin/day-input.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { formText } from '#web/forms/form-data.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/list.ts';
import { locale } from '#words/locale.ts';
import { type ClinicClock, shortDay, thisYear } from './clinic-clock.ts';
import type { Narrowing } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface FilterBarProps<Status extends string> {
  query: Narrowing<Status>;
  toSearch: (query: Narrowing<Status>) => string;
  labels: Readonly<Record<Status, string>>;
  counts: Readonly<Record<Status, number>> | null;
  clock: ClinicClock;
  /** Label of the search field, and a shorter form that fits into the empty field. */
  searchLabel: string;
  searchHint: string;
  /** Narrower filters, beside those of the status. */
  chips?: ReactNode;
  /** More choices of this list, in the menu with the days. */
  children?: ReactNode;
  /** One of them is not the usual one. */
  isNarrowed?: boolean;
}

/** The filters of a list. The address contains them all, so that they survive the back button and a reload. */
export function FilterBar<Status extends string>(props: FilterBarProps<Status>) {
  const {
    query,
    toSearch,
    labels,
    counts,
    clock,
    searchLabel,
    searchHint,
    chips,
    children,
    isNarrowed = false,
  } = props;
  const navigate = useNavigate();
  // Replacing the address prevents a history entry for each letter of a search.
  const narrow = (change: Partial<Narrowing<Status>>) =>
    navigate({ search: toSearch({ ...query, ...change }) }, { replace: true, preventScrollReset: true });
  return (
    <div className="filter-bar row cluster unprinted">
      <StatusFilter
        labels={labels}
        current={query.status}
        counts={counts}
        searchFor={(status) => toSearch({ ...query, status })}
      />
      {chips}
      <div className="filter-words">
        <SearchField label={searchLabel} hint={searchHint} value={query.q} onSearch={(q) => void narrow({ q })} />
        <DateRange from={query.from} to={query.to} clock={clock} isSet={isNarrowed} onChange={narrow}>
          {children}
        </DateRange>
      </div>
    </div>
  );
}

interface StatusFilterProps<Status extends string> {
  /** Labels in the order of the bar. */
  labels: Readonly<Record<Status, string>>;
  current: Status;
  /** Null when they could not be loaded. */
  counts: Readonly<Record<Status, number>> | null;
  searchFor: (status: Status) => string;
}

export function StatusFilter<Status extends string>({ labels, current, counts, searchFor }: StatusFilterProps<Status>) {
  const statuses = Object.keys(labels) as Status[];
  return (
    <nav className="status-filter segments" aria-label={words.show}>
      {statuses.map((status, place) => (
        <StatusLink key={status} search={searchFor(status)} isCurrent={status === current} place={place}>
          {labels[status]} {counts && <span className="num">{counts[status].toLocaleString(locale)}</span>}
        </StatusLink>
      ))}
    </nav>
  );
}

interface StatusLinkProps {
  search: string;
  isCurrent: boolean;
  /** Counted from 0. */
  place: number;
  children: ReactNode;
}

/** One of several filters or views; its key is the number of its place. */
export function StatusLink({ search, isCurrent, place, children }: StatusLinkProps) {
  const shortcut = useShortcut('filter', place);
  return (
    <Link to={{ search }} aria-current={isCurrent ? 'true' : undefined} preventScrollReset {...shortcut}>
      {children}
    </Link>
  );
}

interface Range {
  /** Days like 2026-11-18; empty when open. */
  from: string;
  to: string;
}

interface DateRangeProps extends Range {
  clock: ClinicClock;
  onChange: (range: Range) => Promise<void> | void;
  isSet: boolean;
  children: ReactNode;
}

function DateRange({ from, to, clock, onChange, isSet, children }: DateRangeProps) {
  const panel = useRef<HTMLDivElement>(null);
  const choose = (range: Range) => {
    panel.current?.hidePopover();
    void onChange(range);
  };
  return (
    <div className="date-range">
      <button
        type="button"
        className="button button-small date-range-button"
        popoverTarget="date-range"
        data-set={Boolean(from || to) || isSet}
      >
        <Icon name="calendar" />
        {!from && !to && <span className="date-range-prefix">{words.received} </span>}
        {describe({ from, to }, clock)}
      </button>
      <div ref={panel} id="date-range" className="date-range-panel" popover="auto">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links and buttons inside are pressed */}
        <div onClick={() => panel.current?.hidePopover()}>{children}</div>
        <RangeForm key={from + to} from={from} to={to} onChoose={choose} />
      </div>
    </div>
  );
}

function RangeForm({ from, to, onChoose }: Range & { onChoose: (range: Range) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose(inOrder(formText(form, 'from'), formText(form, 'to')));
  };
  return (
    <form aria-label={words.daysToShow} onSubmit={submit}>
      <label htmlFor="range-from">{words.from}</label>
      <DayInput id="range-from" name="from" defaultValue={from} />
      <label htmlFor="range-to">{words.until}</label>
      <DayInput id="range-to" name="to" defaultValue={to} />
      <Button look="pine" type="submit">
        {words.showTheseDays}
      </Button>
      <QuietButton onClick={() => onChoose({ from: '', to: '' })}>{words.anyDate}</QuietButton>
    </form>
  );
}

/** Swaps days that were filled in the wrong way round. */
function inOrder(from: string, to: string): Range {
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

function describe({ from, to }: Range, clock: ClinicClock) {
  const label = (day: string) => shortDay(day, thisYear(clock));
  if (from && to) return from === to ? label(from) : words.daysFromTo(label(from), label(to));
  if (from) return words.daysFrom(label(from));
  return to ? words.daysUntil(label(to)) : words.anyDateWithin;
}
