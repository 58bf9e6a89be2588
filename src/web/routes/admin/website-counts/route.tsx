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
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const asked = url.searchParams.get('days');
  const days = countedDays.find((one) => String(one) === asked) ?? 30;
  const query = { days: String(days) } as const;
  return { days, counts: await loadOr(null, () => adminApi.websiteCounts.get({ query }, { signal }), { signal }) };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Visits to the website', args);

/** How often pages were opened, where visitors come from, and how far they get on the way to a booking. */
export default function WebsiteCountsPage({ loaderData: { days, counts } }: Route.ComponentProps) {
  return (
    <TabMain title="Visits to the website" beside={<p>The last {days} days</p>}>
      <PartTabs group="reports" />
      <div className="filter-bar row cluster unprinted">
        <nav className="status-filter segments" aria-label="Show">
          {countedDays.map((one) => (
            <Link key={one} to={{ search: `?days=${one}` }} aria-current={one === days ? 'page' : undefined}>
              {one} days
            </Link>
          ))}
        </nav>
      </div>
      <div className="website-counts grid">
        {!counts && <ListFailure sentence="No figures available." />}
        {counts && (hasCounts(counts) ? <Tables counts={counts} /> : <NothingYet />)}
      </div>
    </TabMain>
  );
}

const hasCounts = ({ views, steps, words, calls, chats }: WebsiteCounts) =>
  views > 0 || calls > 0 || chats > 0 || words.length > 0 || steps.some(({ count }) => count > 0);

function NothingYet() {
  return (
    <EmptyState sentence="No visits yet.">
      <p>
        Pages that visitors open are counted here by day. No one is followed: there are no cookies, and who asks not to
        be tracked does not count.
      </p>
    </EmptyState>
  );
}

const stepNames: Readonly<Record<CountedStep, string>> = {
  opened: 'Opened the booking form',
  what: 'Reached “What can we help with?”',
  when: 'Reached “When suits you?”',
  you: 'Reached “Who are you, and where?”',
  sent: 'Sent the request',
};

function Tables({ counts }: { counts: WebsiteCounts }) {
  const { views, steps, calls, chats, pages, hosts, words } = counts;
  const taps = [
    { name: 'Taps on a phone number', count: calls },
    { name: 'Taps on WhatsApp', count: chats },
  ];
  return (
    <>
      <CountTable
        heading="From the page to the booking"
        how="Each step counts once a page. The difference to the step before is how many left there."
        noun="Step"
        rows={steps.map(({ step, count }) => ({ name: stepNames[step], count }))}
      />
      <CountTable
        heading="Pages"
        how={`${views.toLocaleString('en')} pages were opened.`}
        noun="Page"
        rows={pages.map(({ name, count }) => ({ name: name === otherPage ? 'Others' : name, count }))}
      />
      <CountTable
        heading="Where visitors come from"
        how="Other websites with a link that was followed. Most visitors come without one."
        noun="Website"
        rows={hosts.map(({ name, count }) => ({ name: name === otherPage ? 'Others' : name, count }))}
      />
      <CountTable
        heading="Searches without results"
        how="Words that were searched for at least three times. Those with digits or an e-mail address, and signs of illness, are not stored."
        noun="Words"
        rows={words.map(({ name, count }) => ({ name: name === otherPage ? 'Others' : name, count }))}
      />
      <CountTable heading="Calls and chats" how="On all pages." noun="What" rows={taps} />
    </>
  );
}
