import { countedSteps } from '#contract/plain/website-counts.ts';
import { websiteCountCalls as calls } from '#contract/website-counts.ts';
import type { AppContext } from '#server/http/app-env.ts';
import { countsVisitor } from '#server/http/counted-visitors.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { sumCounts } from './website-counts.queries.ts';

const listed = 30;

export function mountWebsiteCounts({ mount, db, clock, websiteCounts }: ResourceContext) {
  mount(calls.add, async ({ body: { counted } }, { c }) => {
    if (!isFromOurPage(c) || !countsVisitor(c)) return null;
    websiteCounts.add(counted.kind, counted.page);
    if (counted.kind === 'view' && counted.host !== '') websiteCounts.add('host', counted.host);
    return null;
  });
  mount(calls.get, async ({ query: { days } }) => {
    const today = Temporal.PlainDate.from(dayAt(clock(), await clinicTimeZone(db)));
    const since = today.subtract({ days: days - 1 }).toString();
    await websiteCounts.store();
    const totals = Map.groupBy(await sumCounts(db, since), ({ kind }) => kind);
    const of = (kind: Parameters<typeof websiteCounts.add>[0]) =>
      (totals.get(kind) ?? []).map(({ name, count }) => ({ name, count }));
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    return {
      since,
      views: sum(of('view')),
      steps: countedSteps.map((step) => ({ step, count: of('step').find(({ name }) => name === step)?.count ?? 0 })),
      calls: sum(of('call')),
      chats: sum(of('whatsapp')),
      pages: of('view').slice(0, listed),
      hosts: of('host').slice(0, listed),
      words: of('search').slice(0, listed),
    };
  });
}

/** Browsers say so; scripts and pages of others do not. */
const isFromOurPage = (c: AppContext) => c.req.header('Sec-Fetch-Site') === 'same-origin';
