import { overview } from '#contract/overview.ts';
import type { ResourceContext } from '../resource.ts';
import { cacheForAMinute, findTrends, getOverview } from './overview.service.ts';

export function mountOverview({ mount, db, clock, monotonicClock }: ResourceContext) {
  const trends = cacheForAMinute(monotonicClock, () => findTrends(db, clock));
  mount(overview.get, () => getOverview(db, clock, trends));
}
