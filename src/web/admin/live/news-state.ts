import type { AppointmentCounts, AppointmentUpdate } from '#contract/appointments.ts';

export interface NewsState {
  /** Null as long as they could not be loaded. */
  counts: AppointmentCounts | null;
  newest?: number | null;
  /** How many appointments there were when somebody last saw them. */
  seen: number | undefined;
  /** Counts what was heard and not known before: lists are loaded anew with each. */
  changes: number;
}

export function firstState(loaded: AppointmentCounts | null): NewsState {
  return { counts: loaded, seen: loaded?.all, changes: 0 };
}

/** The latest word counts, whether it was asked for or heard. */
export function afterLoading(state: NewsState, loaded: AppointmentCounts | null): NewsState {
  return loaded ? { ...state, counts: loaded, seen: state.seen ?? loaded.all } : state;
}

export function afterNews(state: NewsState, { newest, ...counts }: AppointmentUpdate): NewsState {
  const isKnown = isSame(state.counts, counts) && (state.newest ?? newest) === newest;
  return { counts, newest, seen: state.seen ?? counts.all, changes: state.changes + (isKnown ? 0 : 1) };
}

export function afterSeeing(state: NewsState): NewsState {
  return { ...state, seen: state.counts?.all };
}

/** How many have come since somebody last saw the list. */
export function countUnread({ counts, seen }: NewsState) {
  return counts && seen !== undefined ? Math.max(0, counts.all - seen) : 0;
}

function isSame(a: AppointmentCounts | null, b: AppointmentCounts) {
  return a !== null && a.all === b.all && a.pending === b.pending && a.done === b.done;
}
