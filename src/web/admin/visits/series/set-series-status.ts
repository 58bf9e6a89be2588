import type { CalendarVisit } from '#contract/visits.ts';
import { adminApi } from '#web/api/admin-api.ts';

type SeriesStatus = 'booked' | 'cancelled';

/** Sets the status of several visits of a series, or of the only one that was booked: all of them or none. */
export function setSeriesStatus(visits: readonly CalendarVisit[], status: SeriesStatus, anyway = false) {
  const [first] = visits;
  const id = first?.series?.id;
  if (first && id === undefined)
    return adminApi.visits
      .setStatus({ params: { id: first.id }, body: { status, anyway } }, { ifMatch: first.version })
      .then((visit) => [visit]);
  const versions = visits.map(({ id, version }) => ({ id, version }));
  return adminApi.visits.setSeriesStatus({ params: { id: id ?? 0 }, body: { status, visits: versions, anyway } });
}
