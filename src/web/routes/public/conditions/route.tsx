import { data } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import { serverApi } from '#web/api/server-api.ts';
import '#web/forms/field-icon.css';
import '#web/forms/filter-field.css';
import '#web/ui/segments.css';
import './condition-tabs.css';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { SearchField } from '#web/search/search-field.tsx';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as conditionWords from '#words/conditions.ts';
import { inEmergency } from '#words/pages.ts';
import type { Route } from './+types/route.ts';
import { BodyFinder } from './body-finder.tsx';
import { AreaIndex, LetterIndex } from './condition-index.tsx';
import { areaOf, findInArea, loadStored } from './in-area.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const area = areaOf(request.url);
  const [words, { isWhole, ...stored }] = await Promise.all([loadTexts(api, 'conditions'), loadStored(api, area)]);
  // 503 keeps a page without its list out of the page cache.
  const found = area && { found: findInArea(area, stored) };
  const isFromAToZ = !area && new URL(request.url).searchParams.get('list') === 'a-to-z';
  return data({ words, conditions: stored.conditions, isFromAToZ, ...found }, isWhole ? 200 : 503);
}

export default function Conditions({ loaderData: { words, conditions, isFromAToZ, found } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          <InItsLanguage text={words.lead} /> <Sentence words={inEmergency} fields={{ number: <EmergencyNumber /> }} />
        </p>
        <SearchField />
      </PageHead>
      {conditions.length > 0 ? (
        <>
          <Tabs isFromAToZ={isFromAToZ} byArea={words.areas_title} letters={words.letters_title} />
          {isFromAToZ ? (
            <section id="a-to-z" aria-labelledby="a-to-z-title">
              <Filter count={conditions.length} />
              <LetterIndex title={words.letters_title} conditions={conditions} />
              <div className="condition-index no-conditions wrap" hidden>
                <EmptyState sentence={listMessages.empty}>
                  <button type="button" className="button button-secondary">
                    {conditionWords.showAll}
                  </button>
                </EmptyState>
              </div>
            </section>
          ) : (
            <>
              <BodyFinder found={found} />
              <AreaIndex title={words.areas_title} conditions={conditions} />
            </>
          )}
        </>
      ) : (
        <>
          <BodyFinder found={found} />
          <div className="condition-index wrap">
            <EmptyState sentence={listMessages.empty} />
          </div>
        </>
      )}
      <BookingBand title={words.closing_title}>{words.closing_text}</BookingBand>
    </>
  );
}

/** Two ways to list them, each with an address of its own. */
function Tabs({ isFromAToZ, byArea, letters }: { isFromAToZ: boolean; byArea: string; letters: string }) {
  return (
    <nav className="condition-tabs wrap unprinted" aria-label={conditionWords.lists}>
      <div className="segments">
        <Link to="/conditions" aria-current={isFromAToZ ? undefined : 'page'}>
          <InItsLanguage text={byArea} />
        </Link>
        <Link to="/conditions?list=a-to-z" aria-current={isFromAToZ ? 'page' : undefined}>
          <InItsLanguage text={letters} />
        </Link>
      </div>
    </nav>
  );
}

/** Narrows the list while someone types: filter-conditions.ts. Without scripts all of it is there. */
function Filter({ count }: { count: number }) {
  return (
    <div className="index-tools wrap row cluster">
      <div className="filter-field needs-script">
        <Icon name="search" />
        <input
          data-part="conditions"
          type="search"
          aria-label={conditionWords.filter}
          placeholder={conditionWords.filter}
          autoComplete="off"
        />
      </div>
      <p className="num" aria-live="polite">
        {conditionWords.count(count)}
      </p>
    </div>
  );
}
