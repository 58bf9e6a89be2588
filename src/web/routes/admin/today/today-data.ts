import { useEffect, useMemo, useState } from 'react';
import type { Today } from '#contract/today.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { openAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { recordsOf, useList, wholeList } from '#web/admin/store/records.ts';
import { openReminders } from '#web/admin/telling/use-reminders.ts';
import { adminApi } from '#web/api/admin-api.ts';

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
