import { Link, type To } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { ButtonLink } from '#web/admin/button.tsx';
import { loadOr } from '#web/api/load-or.ts';
import * as words from '#words/admin/list.ts';
import type { Narrowing } from './list-address.ts';
import { describeTotal } from './list-foot.tsx';

type Found = Pick<Page<unknown>, 'total' | 'totalIsExact'>;

interface Offer extends Found {
  /** The filter under which the matches are. */
  label: string;
  to: To;
}

/** Offers what the same search finds under other filters: '1 in Done'. */
export function Elsewhere({ offers }: { offers: readonly Offer[] }) {
  const matching = offers.filter(({ total }) => total > 0);
  return (
    <p className="elsewhere cluster" role="status">
      {matching.map(({ label, to, ...found }) => (
        <Link key={label} className="target" to={to} preventScrollReset>
          {words.foundIn(describeTotal(found), label)}
        </Link>
      ))}
    </p>
  );
}

/** Leads from a list in which nothing matches to the whole one. */
export function ClearSearch({ search }: { search: string }) {
  return <ButtonLink to={{ search }}>{words.clearSearch}</ButtonLink>;
}

/** Matches under the other statuses; undefined without a search, and where all are shown. */
export type FoundByStatus<Status extends string> = Partial<Record<Status, Found>> | undefined;

/** `loadPage` is asked for one row only: the total comes with it. */
export async function findElsewhere<Status extends string>(
  query: Narrowing<Status>,
  labels: Readonly<Record<Status, string>>,
  loadPage: (query: Narrowing<Status>, options: { limit: string; signal: AbortSignal }) => Promise<Found>,
  signal: AbortSignal,
): Promise<FoundByStatus<Status>> {
  if (query.q === '' || query.status === 'all') return undefined;
  const others = (Object.keys(labels) as Status[]).filter((status) => status !== query.status && status !== 'all');
  const pages = await Promise.all(
    others.map(async (status) =>
      loadOr(undefined, () => loadPage({ ...query, status }, { limit: '1', signal }), { signal }),
    ),
  );
  return Object.fromEntries(others.map((status, place) => [status, pages[place]])) as FoundByStatus<Status>;
}

interface OtherStatusesProps<Status extends string> {
  query: Narrowing<Status>;
  toSearch: (query: Narrowing<Status>) => string;
  /** Labels in the order of the filter. */
  labels: Readonly<Record<Status, string>>;
  found: FoundByStatus<Status>;
}

export function OtherStatuses<Status extends string>({ query, toSearch, labels, found }: OtherStatusesProps<Status>) {
  const statuses = Object.keys(labels) as Status[];
  const offers = statuses.flatMap((status) => {
    const match = found?.[status];
    return match ? [{ ...match, label: labels[status], to: { search: toSearch({ ...query, status }) } }] : [];
  });
  return <Elsewhere offers={offers} />;
}
