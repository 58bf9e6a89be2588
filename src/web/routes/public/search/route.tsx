import './search-page.css';
import * as listMessages from '#contract/messages/lists.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import type { SearchResult } from '#contract/search.ts';
import { serverApi } from '#web/api/server-api.ts';
import { langOf } from '#web/content/lang-of.ts';
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
import { kinds } from '#words/search.ts';
import * as words from '#words/search-page.ts';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export const meta = (args: Route.MetaArgs) => pageMeta(args.loaderData?.q.slice(0, 200) || site.search, args);

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest);
  const found = q ? await serverApi(context).search.find({ query: { q } }) : null;
  // The bar at the edge of the page offers no booking either.
  return { q, found, hindersBooking: found?.signs.some(hindersBooking) ?? false };
}

/** Someone in danger may paste a long text: signs are looked for in all of it. */
const longest = 10_000;

export default function Search({ loaderData: { q, found, hindersBooking: hinders } }: Route.ComponentProps) {
  const results = found?.results ?? [];
  const signs = found?.signs ?? [];
  // The line of a sign says more exactly what a symptom that was found as well says.
  const urgent = signs.length > 0 ? undefined : results.find(({ urgent_help }) => urgent_help);
  const lines = urgent?.urgent_help ? [{ line: urgent.urgent_help }] : signs;
  const books = !hinders;
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
            <>
              <Results label={words.results} results={results} urgent={urgent} />
              <div className="actions">
                {books && (
                  <Link className="button button-primary" to={bookingFor(results)}>
                    <span>
                      <Sentence words={words.bookFor} fields={{ query: <bdi>{excerpt(q, 60)}</bdi> }} />
                    </span>
                  </Link>
                )}
                <CallLink words={site.callUs} />
              </div>
            </>
          ) : (
            <Nothing nearest={found.nearest} books={books} />
          )}
        </div>
      )}
    </>
  );
}

/** Address of the booking form, prefilled with the best problem or condition that was found. */
function bookingFor(results: readonly SearchResult[]) {
  const found = results.find(({ kind }) => kind === 'problem' || kind === 'condition');
  if (!found) return '/appointment';
  return found.kind === 'problem' ? found.href : `/appointment?condition=${found.href.split('/').at(-1)}`;
}

function Nothing({ nearest, books }: { nearest: readonly SearchResult[]; books: boolean }) {
  return (
    <>
      <EmptyState sentence={listMessages.empty}>
        <p>{words.askUs}</p>
        {books ? <BookingActions /> : <CallLink words={site.callUs} />}
      </EmptyState>
      {nearest.length > 0 && (
        <section className="search-nearest" aria-labelledby="nearest">
          <h2 id="nearest">{words.nearest}</h2>
          <Results label={words.nearest} results={nearest} />
        </section>
      )}
    </>
  );
}

interface ResultsProps {
  label: string;
  results: readonly SearchResult[];
  /** Its urgent help already stands above the list. */
  urgent?: SearchResult | undefined;
}

function Results({ label, results, urgent }: ResultsProps) {
  return (
    <ol className="search-results stack" aria-label={label}>
      {results.map((result) => (
        <li key={result.href} className="card">
          <p className="note">{kinds[result.kind]}</p>
          <Link to={result.href} dir="auto" lang={langOf(result.title)}>
            {result.title}
          </Link>
          {result.description && (
            <p className="soft" dir="auto" lang={langOf(result.description)}>
              {excerpt(result.description)}
            </p>
          )}
          {result.urgent_help && result !== urgent && (
            <p className="small" lang={langOf(result.urgent_help)}>
              {result.urgent_help}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
