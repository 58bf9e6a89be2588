import type { CalendarVisit } from '#contract/visits.ts';
import { adminApi } from '#web/api/admin-api.ts';

type SeriesStatus = 'booked' | 'cancelled';

/** Sets the status of several visits of a series, or of the only one that was booked: all of them or none. Those overbooked may be so again. */
export function setSeriesStatus(visits: readonly CalendarVisit[], status: SeriesStatus, anyway = false) {
  const [first] = visits;
  const id = first?.series?.id;
  const asRead = visits.map(({ id, version, overbooked }) => ({ id, version, anyway: anyway || overbooked }));
  const [only] = asRead;
  if (only && id === undefined)
    return adminApi.visits
      .setStatus({ params: { id: only.id }, body: { status, anyway: only.anyway } }, { ifMatch: only.version })
      .then((visit) => [visit]);
  return adminApi.visits.setSeriesStatus({ params: { id: id ?? 0 }, body: { status, visits: asRead } });
}
