import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { AppointmentCounts } from '#contract/appointments.ts';
import { afterLoading, afterNews, afterSeeing, countUnread, firstState } from './news-state.ts';
import { useTitleCount } from './use-title-count.ts';
import { watchNews } from './watch-news.ts';

interface LiveNews {
  /** Null as long as they could not be loaded. */
  counts: AppointmentCounts | null;
  /** Grows with every change that was heard. */
  changes: number;
  /** How many appointments have come since somebody last saw the list. */
  unseen: number;
  markSeen: () => void;
}

const LiveNewsContext = createContext<LiveNews | undefined>(undefined);

/** What is new at the desk, as it happens. */
export function useLiveNews(): LiveNews {
  const news = useContext(LiveNewsContext);
  if (!news) throw new Error('useLiveNews needs LiveNewsProvider around it');
  return news;
}

/** Around the whole admin area. `loaded` are the counts that came with it, and come again when it is loaded anew. */
export function LiveNewsProvider({ loaded, children }: { loaded: AppointmentCounts | null; children: ReactNode }) {
  const [basis, setBasis] = useState(loaded);
  const [state, setState] = useState(() => firstState(loaded));
  if (basis !== loaded) {
    setBasis(loaded);
    setState(afterLoading(state, loaded));
  }
  useEffect(() => watchNews((news) => setState((now) => afterNews(now, news))), []);
  const markSeen = useCallback(() => setState(afterSeeing), []);
  const unseen = countUnread(state);
  useTitleCount(unseen);
  const { counts, changes } = state;
  const news = useMemo(() => ({ counts, changes, unseen, markSeen }), [counts, changes, unseen, markSeen]);
  return <LiveNewsContext value={news}>{children}</LiveNewsContext>;
}
