import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Appointment } from '#contract/appointments.ts';
import { type List, newIn } from '#web/admin/list/growing-list.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useLiveNews } from '#web/admin/live/live-news.tsx';
import { useVisible } from '#web/admin/use-visible.ts';
import { type ListQuery, toSearch } from './list-query.ts';
import { keepLoading, loadPage } from './load-appointments.ts';
import { useMarks } from './use-marks.ts';

/** In px: further down one is reading, and what comes in above would move it away. */
const readingFrom = 80;

interface LiveListOptions {
  query: ListQuery;
  growing: ReturnType<typeof useGrowingList<Appointment>>;
  /** Something is open beside the list or over it. */
  isOpen: boolean;
}

/** New requests come into the list by themselves; while somebody is reading, they wait until asked for or until that is over. */
export function useLiveList({ query, growing, isOpen }: LiveListOptions) {
  const { changes } = useLiveNews();
  const [handled, setHandled] = useState(changes);
  const [fresh, setFresh] = useState<{ page: List<Appointment>; search: string; changes: number }>();
  const marks = useMarks();
  const search = toSearch(query);
  const known = fresh?.search === search ? fresh : undefined;
  const waiting = known ? newIn(growing.list, known.page) : [];

  const show = (page: List<Appointment>) => {
    marks.mark(newIn(growing.list, page));
    growing.renew(page);
    setFresh(undefined);
    setHandled(changes);
  };
  const load = useEffectEvent((signal: AbortSignal) => keepLoading(query, signal));
  const take = useEffectEvent((page: List<Appointment>, isReading: boolean) => {
    if (isReading) setFresh({ page, search, changes });
    else show(page);
  });
  // Again when what was open closes: what waited meanwhile comes in then.
  useEffect(() => {
    if (changes === handled) return;
    const request = new AbortController();
    void load(request.signal).then((page) => page && take(page, isOpen || window.scrollY > readingFrom));
    return () => request.abort();
  }, [changes, handled, isOpen]);

  useSeen(handled === changes || (known?.changes === changes && waiting.length === 0));
  const showWaiting = async () => {
    const page = await loadPage(query);
    // Its rows are there when this is done, for the focus to go to.
    flushSync(() => show(page));
  };
  return { waiting, marked: marks.ids, showWaiting };
}

/** What is on the page of somebody who looks at it is no news any more. */
function useSeen(isShown: boolean) {
  const { unseen, markSeen } = useLiveNews();
  const isVisible = useVisible();
  useEffect(() => {
    if (isShown && isVisible && unseen > 0) markSeen();
  }, [isShown, isVisible, unseen, markSeen]);
}
