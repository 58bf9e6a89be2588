import './search-page.css';
import * as listMessages from '#contract/messages/lists.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import type { SearchResult } from '#contract/search.ts';
import { serverApi } from '#web/api/server-api.ts';
import { hindersBooking, isUrgent } from '#web/content/signs.tsx';
import { SearchField } from '#web/search/search-field.tsx';
import { UrgentLines } from '#web/search/urgent-lines.tsx';
import { BookingActions } from '#web/shell/booking-band.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { allConditions, inEmergency } from '#words/pages.ts';
import * as words from '#words/search-page.ts';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';
import { BestResult } from './best-result.tsx';
import { bestOf, describeBest } from './describe-best.ts';
import { ResultGroups } from './result-list.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args.loaderData?.q.slice(0, 200) || site.search, args);

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest);
  const api = serverApi(context);
  const found = q ? await api.search.find({ query: { q } }) : null;
  // The bar at the edge of the page offers no booking either, and a problem leads to nothing else.
  const hinders = found?.signs.some(hindersBooking) ?? false;
  const shown = (all: readonly SearchResult[] = []) => all.filter(({ kind }) => !hinders || kind !== 'problem');
  const [results, nearest] = [shown(found?.results), shown(found?.nearest)];
  // No answer stands out beside a sign: its line is the answer.
  const first = hinders ? undefined : bestOf(results);
  return {
    q,
    found: found && { signs: found.signs, results, nearest },
    best: first && { href: first.href, ...(await describeBest(api, first, results)) },
    hindersBooking: hinders,
  };
}

/** Someone in danger may paste a long text: signs are looked for in all of it. */
const longest = 10_000;

export default function Search({ loaderData: { q, found, best, hindersBooking: hinders } }: Route.ComponentProps) {
  const results = found?.results ?? [];
  const signs = found?.signs ?? [];
  // The line of a sign says more exactly what a symptom that was found as well says.
  const urgent = signs.length > 0 ? undefined : results.find(({ urgent_help }) => urgent_help);
  const lines = urgent?.urgent_help ? [{ line: urgent.urgent_help }] : signs;
  const first = results.find(({ href }) => href === best?.href);
  return (
    <>
      <PageHead title={q ? words.resultsFor(excerpt(q, 120)) : site.search}>
        <p className="lead">
          <Sentence words={inEmergency} fields={{ number: <EmergencyNumber /> }} />
        </p>
        <SearchField key={q} defaultValue={q} />
        <p className="search-count note num" aria-live="polite">
          {found && words.found(results.length)}
        </p>
      </PageHead>
      {!found && (
        <section className="search-page wrap" aria-labelledby="areas">
          <h2 id="areas">{words.orPartOfBody}</h2>
          <ul className="search-areas cluster">
            {Object.entries(bodyAreaNames).map(([area, name]) => (
              <li key={area}>
                <Link className="chip" to={`/conditions?area=${area}#found`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Link className="link-on" to="/conditions">
            {allConditions}
            <Icon name="arrow" />
          </Link>
        </section>
      )}
      {found && (
        <div className="search-page wrap">
          {lines.length > 0 && <UrgentLines lines={lines} calls={urgent !== undefined || signs.some(isUrgent)} />}
          {results.length > 0 ? (
            <section aria-label={words.results}>
              {first && best && <BestResult result={first} best={best} />}
              <ResultGroups results={results.filter((result) => result !== first)} urgent={urgent} />
              {!first && (
                <div className="actions">
                  <CallLink words={site.callUs} />
                </div>
              )}
            </section>
          ) : (
            <Nothing nearest={found.nearest} books={!hinders} />
          )}
        </div>
      )}
    </>
  );
}

function Nothing({ nearest, books }: { nearest: readonly SearchResult[]; books: boolean }) {
  return (
    <>
      <EmptyState sentence={listMessages.empty}>
        <p>{words.askUs}</p>
        {books ? <BookingActions /> : <CallLink words={site.callUs} />}
      </EmptyState>
      {nearest.length > 0 && (
        <section className="search-nearest" aria-label={words.nearest}>
          <h2>{words.nearest}</h2>
          <ResultGroups results={nearest} heading="h3" />
        </section>
      )}
    </>
  );
}
