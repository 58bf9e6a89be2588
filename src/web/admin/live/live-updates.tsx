import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { AppointmentCounts, AppointmentUpdate, OpenElsewhere } from '#contract/appointments.ts';
import type { Role } from '#contract/roles.ts';
import { allowSound } from './alerts.ts';
import { followUpdates } from './follow-updates.ts';
import { useTabBadge } from './use-tab-badge.ts';

interface LiveUpdates {
  /** Null as long as they could not be loaded. */
  counts: AppointmentCounts | null;
  /** How many requests are due for a call; 0 as long as nothing is known. */
  due: number;
  /** Grows with every update that changed something. */
  changes: number;
  /** Differs after every change of a visit, of hours, leave or holds; undefined as long as nothing is known. */
  visitChanges: number | undefined;
  /** How many appointments have come since someone last saw the list. */
  unread: number;
  markRead: () => void;
  /** Role of the administrator who is signed in, also after an owner has changed it. */
  role: Role;
}

/** An update without what others have open, which is no change of a record. */
type Update = Omit<AppointmentUpdate, 'here'>;

let latest: { visits: number | undefined; requests: number } = { visits: undefined, requests: 0 };

/** Current values of `visitChanges` and `changes`, for loaders. */
export const latestChanges = () => latest;

const LiveUpdatesContext = createContext<LiveUpdates | undefined>(undefined);
const HereContext = createContext<readonly OpenElsewhere[]>([]);

export const useOpenElsewhere = () => useContext(HereContext);

export function useLiveUpdates(): LiveUpdates {
  const updates = useContext(LiveUpdatesContext);
  if (!updates) throw new Error('useLiveUpdates needs LiveUpdatesProvider around it');
  return updates;
}

interface LiveUpdatesProviderProps {
  /** Came with the admin area, like the role, and come again when it is loaded again. */
  loaded: AppointmentCounts | null;
  loadedRole: Role;
  children: ReactNode;
}

/** Around the whole admin area. */
export function LiveUpdatesProvider({ loaded, loadedRole, children }: LiveUpdatesProviderProps) {
  const [role, setRole] = useLatest(loadedRole);
  const [basis, setBasis] = useState(loaded);
  const [state, setState] = useState(() => initialState(loaded));
  const [here, setHere] = useState<readonly OpenElsewhere[]>([]);
  if (basis !== loaded) {
    setBasis(loaded);
    setState(afterLoading(state, loaded));
  }
  useEffect(
    () =>
      followUpdates(({ here, ...update }) => {
        setHere(here);
        setState((now) => afterUpdate(now, update));
        setRole(update.role);
      }),
    [setRole],
  );
  const markRead = useCallback(() => setState(afterReading), []);
  const unread = countUnread(state);
  useTabBadge(unread);
  useEffect(() => allowSound(), []);
  const { counts, changes } = state;
  const due = state.latest?.due ?? 0;
  const visitChanges = state.latest?.visit_changes;
  useEffect(() => {
    latest = { visits: visitChanges, requests: changes };
  }, [visitChanges, changes]);
  const updates = useMemo(
    () => ({ counts, due, changes, visitChanges, unread, markRead, role }),
    [counts, due, changes, visitChanges, unread, markRead, role],
  );
  return (
    <LiveUpdatesContext value={updates}>
      <HereContext value={here}>{children}</HereContext>
    </LiveUpdatesContext>
  );
}

/** Returns the loaded value, or the one that was set since. */
function useLatest<Value>(loaded: Value) {
  const [basis, setBasis] = useState(loaded);
  const [latest, setLatest] = useState(loaded);
  if (basis !== loaded) {
    setBasis(loaded);
    setLatest(loaded);
  }
  return [latest, setLatest] as const;
}

interface UpdatesState {
  counts: AppointmentCounts | null;
  latest?: Update;
  /** How many appointments there were when someone last saw them. */
  read: number | undefined;
  changes: number;
}

export function initialState(loaded: AppointmentCounts | null): UpdatesState {
  return { counts: loaded, read: loaded?.all, changes: 0 };
}

/** The latest counts win, whether they were loaded or came as an update. */
export function afterLoading(state: UpdatesState, loaded: AppointmentCounts | null): UpdatesState {
  return loaded ? { ...state, counts: loaded, read: state.read ?? loaded.all } : state;
}

export function afterUpdate(state: UpdatesState, update: Update): UpdatesState {
  const isKnown = isSame(state.latest ?? state.counts, update);
  return { counts: update, latest: update, read: state.read ?? update.all, changes: state.changes + (isKnown ? 0 : 1) };
}

export function afterReading(state: UpdatesState): UpdatesState {
  return { ...state, read: state.counts?.all };
}

export function countUnread({ counts, read }: UpdatesState) {
  return counts && read !== undefined ? Math.max(0, counts.all - read) : 0;
}

/** Compares as far as the older one tells: counts that were loaded say nothing of notes. */
function isSame(older: AppointmentCounts | Update | null, update: Update) {
  if (older === null) return false;
  const names = Object.keys(older) as (keyof typeof older)[];
  return names.every((name) => older[name] === update[name]);
}
