import '#web/ui/segments.css';
import '#web/admin/list/filter-bar.css';
import './website-counts.css';
import { Link } from 'react-router';
import { type CountedStep, countedDays, otherPage } from '#contract/plain/website-counts.ts';
import type { WebsiteCounts } from '#contract/website-counts.ts';
import { CountTable } from '#web/admin/count-table.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as reportsWords from '#words/admin/reports.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const asked = url.searchParams.get('days');
  const days = countedDays.find((one) => String(one) === asked) ?? 30;
  const query = { days: String(days) } as const;
  return { days, counts: await loadOr(null, () => adminApi.websiteCounts.get({ query }, { signal }), { signal }) };
}

export const meta = (args: Route.MetaArgs) => pageMeta(reportsWords.visitsToTheWebsite, args);

/** How often pages were opened, where visitors come from, and how far they get on the way to a booking. */
export default function WebsiteCountsPage({ loaderData: { days, counts } }: Route.ComponentProps) {
  return (
    <TabMain title={reportsWords.visitsToTheWebsite} beside={<p>{reportsWords.lastDays(days)}</p>}>
      <PartTabs group="reports" />
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label={reportsWords.show}>
          {countedDays.map((one) => (
            <Link key={one} to={{ search: `?days=${one}` }} aria-current={one === days ? 'page' : undefined}>
              {reportsWords.countDays(one)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="website-counts grid">
        {!counts && <ListFailure sentence={reportsWords.noFiguresAvailable} />}
        {counts && (hasCounts(counts) ? <Tables counts={counts} /> : <NothingYet />)}
      </div>
    </TabMain>
  );
}

const hasCounts = ({ views, steps, words, calls, chats }: WebsiteCounts) =>
  views > 0 || calls > 0 || chats > 0 || words.length > 0 || steps.some(({ count }) => count > 0);

function NothingYet() {
  return (
    <EmptyState sentence={reportsWords.noVisitsYet}>
      <p>{reportsWords.pagesThatVisitorsOpen}</p>
    </EmptyState>
  );
}

const stepNames: Readonly<Record<CountedStep, string>> = {
  opened: reportsWords.openedTheBookingForm,
  what: reportsWords.reachedWhatCanWe,
  when: reportsWords.reachedWhenSuitsYou,
  you: reportsWords.reachedWhoAreYou,
  sent: reportsWords.sentTheRequest,
};

function Tables({ counts }: { counts: WebsiteCounts }) {
  const { views, steps, calls, chats, pages, hosts, words } = counts;
  const taps = [
    { name: reportsWords.tapsOnAPhone, count: calls },
    { name: reportsWords.tapsOnWhatsapp, count: chats },
  ];
  return (
    <>
      <CountTable
        heading={reportsWords.fromThePageTo}
        how={reportsWords.eachStepCountsOnce}
        noun={reportsWords.step}
        rows={steps.map(({ step, count }) => ({ name: stepNames[step], count }))}
      />
      <CountTable
        heading={reportsWords.pages}
        how={reportsWords.pagesWereOpened(views)}
        noun={reportsWords.page}
        rows={pages.map(({ name, count }) => ({ name: name === otherPage ? reportsWords.others : name, count }))}
      />
      <CountTable
        heading={reportsWords.whereVisitorsComeFrom}
        how={reportsWords.otherWebsitesWithA}
        noun={reportsWords.website}
        rows={hosts.map(({ name, count }) => ({ name: name === otherPage ? reportsWords.others : name, count }))}
      />
      <CountTable
        heading={reportsWords.searchesWithoutResults}
        how={reportsWords.wordsThatWereSearched}
        noun={reportsWords.words}
        rows={words.map(({ name, count }) => ({ name: name === otherPage ? reportsWords.others : name, count }))}
      />
      <CountTable
        heading={reportsWords.callsAndChats}
        how={reportsWords.onAllPages}
        noun={reportsWords.what}
        rows={taps}
      />
    </>
  );
}
