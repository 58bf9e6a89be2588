import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { tryTime } from '../try-time.ts';

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

/** Returns a function that says what was done to several visits, and offers to take it back. */
export function useSeriesUndo(onUndone?: (visits: readonly CalendarVisit[]) => void) {
  const toasts = useToasts();
  return function offerUndo(done: string, visits: readonly CalendarVisit[], back: SeriesStatus) {
    const undo = async (anyway: boolean) => {
      const { result, refusal } = await tryTime(() => setSeriesStatus(visits, back, anyway));
      if (result.kind === 'saved') {
        onUndone?.(result.saved);
        return toasts.success(visitMessages.undone);
      }
      if (!refusal) return toasts.failure(`${visitMessages.statusFailure} ${visitMessages.overtaken}`);
      toasts.failure(refusal.sentence, refusal.canBookAnyway ? lasting('Book anyway', () => undo(true)) : {});
    };
    toasts.success(
      done,
      lasting(undoLabel, () => undo(false)),
    );
  };
}
