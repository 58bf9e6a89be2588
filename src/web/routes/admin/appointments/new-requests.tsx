import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Appointment } from '#contract/appointments.ts';
import { Button, ButtonLink } from '#web/admin/button.tsx';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { type List, newIn, type ShownList } from '#web/admin/records/cache.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/appointments.ts';
import { type ListQuery, loadInBackground, loadPage, sortOf, toSearch } from './list-query.ts';

interface NewRequestsProps extends Omit<ReturnType<typeof useNewRequests>, 'marked'> {
  query: ListQuery;
  /** How many have just come into it. */
  arrived: number;
}

/** Announces new requests once, and brings them into the list on request. */
export function NewRequests({ query, waiting, beyond, arrived, showWaiting }: NewRequestsProps) {
  const shortcut = useShortcut('showNew');
  return (
    <div className="new-requests" role="status">
      {arrived > 0 && <span className="visually-hidden">{words.inTheList(words.newRequests(arrived))}</span>}
      {waiting.length > 0 && (
        <Button look="pine" icon="up" onClick={showWaiting} {...shortcut}>
          {words.newRequests(waiting.length)}
        </Button>
      )}
      {waiting.length === 0 && beyond > 0 && (
        <ButtonLink
          look="pine"
          icon="up"
          to={{ search: toSearch({ ...query, sort: 'newest' }) }}
          preventScrollReset
          {...shortcut}
        >
          {words.newestFirst(words.newRequests(beyond))}
        </ButtonLink>
      )}
    </div>
  );
}

/** Scroll position in px beyond which someone is reading, so that no rows are inserted above. */
const readingFrom = 80;

interface NewRequestsOptions {
  query: ListQuery;
  shown: ShownList<Appointment>;
  /** Something is open beside the list or over it. */
  isOpen: boolean;
}

/** Brings new requests into the list; while someone is reading, they wait until asked for or until that is over. */
export function useNewRequests({ query, shown: { list, records, name }, isOpen }: NewRequestsOptions) {
  const toasts = useToasts();
  const { changes, unread } = useLiveUpdates();
  const [handled, setHandled] = useState(changes);
  const [fresh, setFresh] = useState<{ page: List<Appointment>; search: string; changes: number }>();
  const marks = useMarks();
  const search = toSearch(query);
  const known = fresh?.search === search ? fresh : undefined;
  const waiting = known ? newIn(list, known.page) : [];

  const show = (page: List<Appointment>) => {
    marks.mark(newIn(list, page));
    records.showPage(name, page, (options) => loadPage(query, options));
    setFresh(undefined);
    setHandled(changes);
  };
  const load = useEffectEvent((signal: AbortSignal) => loadInBackground(query, signal));
  const take = useEffectEvent((page: List<Appointment>, of: string, isReading: boolean) => {
    if (of !== search) return; // the page has gone on to another list
    if (isReading) setFresh({ page, search, changes });
    else show(page);
  });
  // Runs again when what was open closes: what waited meanwhile comes in then.
  useEffect(() => {
    if (changes === handled) return;
    const request = new AbortController();
    void load(request.signal).then((page) => page && take(page, search, isOpen || window.scrollY > readingFrom));
    return () => request.abort();
  }, [changes, handled, isOpen, search]);

  const beyond = sortOf(query) === 'oldest' && list.next !== null ? unread : 0;

  useMarkRead(beyond === 0 && (handled === changes || (known?.changes === changes && waiting.length === 0)));

  async function showWaiting() {
    const [newest] = waiting;
    const result = await attempt(() => loadPage(query));
    if (result.kind !== 'saved') return toasts.failure(words.newNotLoaded);
    // Renders its rows now, for the focus to go to: the button that was pressed goes away.
    flushSync(() => show(result.saved));
    if (newest) document.getElementById(rowLinkId(newest.reference))?.focus();
  }

  return {
    /** New requests outside the list, since someone is reading it. */
    waiting,
    /** How many are new below the rows that are loaded. */
    beyond,
    showWaiting,
    /** Ids of those that have just come in. */
    marked: marks.ids,
  };
}

/** A request on a visible page counts as read. */
function useMarkRead(isShown: boolean) {
  const { unread, markRead } = useLiveUpdates();
  const isVisible = useVisible();
  useEffect(() => {
    if (isShown && isVisible && unread > 0) markRead();
  }, [isShown, isVisible, unread, markRead]);
}

/** Duration of the mark on a visible page, in ms. */
const markDuration = 6_000;
const none: ReadonlySet<number> = new Set();

/** Marks rows as new for a moment. */
function useMarks() {
  const [ids, setIds] = useState(none);
  const isVisible = useVisible();
  useEffect(() => {
    if (ids.size === 0 || !isVisible) return;
    const timer = setTimeout(() => setIds(none), markDuration);
    return () => clearTimeout(timer);
  }, [ids, isVisible]);
  return {
    ids,
    mark: (rows: readonly { id: number }[]) => {
      if (rows.length > 0) setIds((now) => new Set([...now, ...rows.map(({ id }) => id)]));
    },
  };
}

/** Whether someone can see the page, and has no other tab in front. */
function useVisible() {
  return useSyncExternalStore(onVisibilityChange, () => !document.hidden);
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
