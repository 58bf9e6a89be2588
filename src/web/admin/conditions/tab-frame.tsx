import { ButtonLink } from '#web/admin/button.tsx';
import './conditions.css';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ConditionEntry } from '#contract/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import '#web/admin/list/list.css';
import * as listMessages from '#contract/messages/lists.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { Elsewhere } from '#web/admin/list/elsewhere.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { matchNames } from '#web/admin/list/match-names.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { recordsOf, useList, wholeList } from '#web/admin/records/cache.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { byName } from '#web/index-entries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/conditions.ts';

export interface Lists {
  conditions: ConditionEntry[];
  symptoms: Symptom[];
}

/** Entries have no version of their own; the later one is the newer. */
export type StoredEntry = ConditionEntry & { version: number };

export const asStored = <Entry extends ConditionEntry>(entry: Entry) => ({ ...entry, version: performance.now() });

/** Loads both, because each list shows counts or names from the other. */
export async function loadLists(signal: AbortSignal) {
  await Promise.all([
    recordsOf<StoredEntry>('condition').open(
      '',
      async () => wholeList((await adminApi.conditions.list({}, { signal })).map(asStored)),
      signal,
    ),
    recordsOf<Symptom>('symptom').open(
      '',
      async () => wholeList(await adminApi.symptoms.list({ query: { placeholders: '1' } }, { signal })),
      signal,
    ),
  ]);
  return { loadedAt: new Date() };
}

/** Null if they could not be loaded. */
export function useLists(): Lists | null {
  const conditions = useList(recordsOf<StoredEntry>('condition'));
  const symptoms = useList(recordsOf<Symptom>('symptom'));
  return conditions.isLoaded && symptoms.isLoaded
    ? { conditions: conditions.list.body, symptoms: symptoms.list.body }
    : null;
}

/** Both lists from A to Z, with what is searched for: by name, and conditions by body area, since people search for 'knee'. */
export function searchLists({ conditions, symptoms }: Lists, q: string): Lists {
  const areaOf = ({ body_area }: ConditionEntry) => (body_area ? [bodyAreaNames[body_area]] : []);
  return {
    conditions: matchNames(conditions, q, areaOf).toSorted(byName),
    symptoms: matchNames(symptoms, q).toSorted(byName),
  };
}

interface TabFrameProps {
  list: keyof Lists;
  lists: Lists | null;
  filter: { label: string; value: string };
  /** Adds to the list. */
  action: ReactNode;
  /** Nothing is left to list. */
  isEmpty: boolean;
  dialogs?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The frame of both lists. The filter is part of the address, so it survives going back and reloading. */
export function TabFrame({ list, lists, filter, action, isEmpty, dialogs, children }: TabFrameProps) {
  const navigate = useNavigate();
  const narrow = (q: string) =>
    void navigate({ search: q && `?${new URLSearchParams({ q })}` }, { replace: true, preventScrollReset: true });
  const found = lists && searchLists(lists, filter.value);
  const title = words.titles[list];
  const parts = [
    {
      name: words.titles.conditions,
      to: '/admin/conditions',
      count: lists?.conditions.length,
      found: found?.conditions,
    },
    {
      name: words.titles.symptoms,
      to: '/admin/conditions/symptoms',
      count: lists?.symptoms.length,
      found: found?.symptoms,
    },
  ];
  const offers = parts.flatMap((part) =>
    filter.value === '' || part.name === title || !part.found
      ? []
      : [
          {
            label: part.name,
            to: { pathname: part.to, search: `?${new URLSearchParams({ q: filter.value })}` },
            total: part.found.length,
            totalIsExact: true,
          },
        ],
  );
  return (
    <TabMain title={title} beside={action}>
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label={words.show}>
          {parts.map(({ name, to, count }) => (
            <Link key={name} to={to} aria-current={name === title ? 'page' : undefined}>
              {name} {count !== undefined && <span className="num">{count}</span>}
            </Link>
          ))}
        </nav>
        <div className="filter-words">
          <SearchField label={filter.label} hint={filter.label} value={filter.value} onSearch={narrow} />
        </div>
      </div>
      <Elsewhere offers={offers} />
      <div className="list-area">
        {!lists && <ListFailure sentence={listMessages.empty} />}
        {lists && isEmpty && <NoneFound list={list} isFiltered={filter.value !== ''} />}
        {!isEmpty && children}
        {dialogs}
      </div>
    </TabMain>
  );
}

function NoneFound({ list, isFiltered }: Pick<TabFrameProps, 'list'> & { isFiltered: boolean }) {
  return (
    <EmptyState sentence={listMessages.empty}>
      {isFiltered ? (
        <>
          <p>{words.nothingMatches}</p>
          <ButtonLink to={{ search: '' }}>{words.showAll[list]}</ButtonLink>
        </>
      ) : (
        <p>{words.noneYet[list]}</p>
      )}
    </EmptyState>
  );
}
