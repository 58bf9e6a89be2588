import { useEffect, useMemo, useState } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Today } from '#contract/today.ts';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { withConflict } from '#web/admin/store/conflicts.ts';
import { recordsOf, useList, wholeList } from '#web/admin/store/records.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { openReminders } from '#web/admin/telling/use-reminders.ts';
import { statusWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

type Options = Parameters<typeof adminApi.today.get>[1];

const name = 'today';
const records = recordsOf<CalendarVisit>('visit');

async function load(options: Options): Promise<Today> {
  const today = await adminApi.today.get({}, options);
  records.showPage(name, wholeList(today.visits), async () => wholeList((await adminApi.today.get()).visits));
  return today;
}

const outside = 'visits outside today';
const loadOutside = (options: Options) => adminApi.schedules.listVisitsOutside({ body: {} }, options);

/** For the loader: all that the page shows, in one round. */
export async function openToday() {
  await Promise.all([openAnswer(name, load, 'visits'), openAnswer(outside, loadOutside, 'visits'), openReminders()]);
}

/** Today, up to date with everyone's changes, and with changes that are under way; null if it could not be loaded. */
export function useToday() {
  const today = useAnswer(name, load, { follows: 'visits' });
  const { list } = useList<CalendarVisit>('visit', name);
  return useMemo(() => today && { ...today, visits: list.body }, [today, list]);
}

export const useVisitsOutside = () => useAnswer(outside, loadOutside, { follows: 'visits' }) ?? [];

/** The time, which moves on. */
export function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns a function that gives a visit a status, and offers to take that back. */
export function useSetStatus() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  return async (visit: CalendarVisit, status: VisitStatus) => {
    const params = { id: visit.id };
    const result = await records.change(visit, {
      expect: (before) => ({ ...before, status }),
      call: (now) => adminApi.visits.setStatus({ params, body: { status } }, now),
      load: () => adminApi.visits.get({ params }),
    });
    if (result.kind !== 'saved') return toasts.failure(withConflict(visitMessages.statusFailure, result));
    const { version } = result.saved;
    offerUndo(`${visit.name}: ${statusWords[status]}.`, {
      takeBack: (anyway) =>
        adminApi.visits.setStatus({ params, body: { status: visit.status, anyway } }, { ifMatch: version }),
      onUndone: records.put,
    });
  };
}
