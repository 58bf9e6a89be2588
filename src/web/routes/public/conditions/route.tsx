import { useState } from 'react';
import { data } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { FilterField } from '#web/forms/filter-field.tsx';
import { byName } from '#web/index-entries.ts';
import { loadTexts, textsMeta } from '#web/page-texts.ts';
import { SearchField } from '#web/search/search-field.tsx';
import { useFilter } from '#web/search/use-search.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import type { Route } from './+types/route.ts';
import { BodyFinder } from './body-finder.tsx';
import { AreaIndex, countConditions, LetterIndex } from './condition-index.tsx';
import { areaOf, findInArea } from './in-area.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => textsMeta(args, args.loaderData?.words);

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const area = areaOf(request.url);
  const [words, listed, symptoms, problems] = await Promise.all([
    loadTexts(api, 'conditions'),
    loadOr(null, () => api.conditions.list()),
    area ? loadOr([], () => api.symptoms.list({})) : [],
    area ? loadOr([], () => api.problems.list()) : [],
  ]);
  const conditions = (listed ?? []).toSorted(byName);
  // 503 keeps a page without its list out of the page cache.
  const found = area && { found: findInArea(area, { conditions, symptoms, problems }) };
  return data({ words, conditions, ...found }, listed ? 200 : 503);
}

export default function Conditions({ loaderData: { words, conditions, found } }: Route.ComponentProps) {
  const [filter, setFilter] = useState('');
  const shown = useFilter('conditions', conditions, filter);
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          {words.lead} In an emergency, call <EmergencyNumber />.
        </p>
        <SearchField />
      </PageHead>
      <BodyFinder found={found} />
      {conditions.length > 0 && (
        <div className="index-tools wrap row cluster">
          <FilterField label="Filter by name or body area" value={filter} onChange={setFilter} />
          <p className="num" aria-live="polite">
            {describeCount(shown.length, conditions.length)}
          </p>
        </div>
      )}
      {shown.length === 0 && <Nothing isFiltered={filter !== ''} onReset={() => setFilter('')} />}
      {shown.length > 0 && <LetterIndex title={words.letters_title} conditions={shown} />}
      {/* Filtered conditions are few, so they are listed once. */}
      {shown.length > 0 && filter === '' && <AreaIndex title={words.areas_title} conditions={shown} />}
      <BookingBand title={words.closing_title}>{words.closing_text} </BookingBand>
    </>
  );
}

function describeCount(shown: number, total: number) {
  return shown === total ? countConditions(total) : `${shown} of ${countConditions(total)}`;
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  return (
    <div className="condition-index wrap">
      <EmptyState sentence={listMessages.empty}>
        {isFiltered && (
          <button type="button" className="button button-secondary" onClick={onReset}>
            Show all conditions
          </button>
        )}
      </EmptyState>
    </div>
  );
}
