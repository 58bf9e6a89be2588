import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBack } from '#web/ui/dialog/use-back.ts';

/** State of a history entry that closing the row may take back. */
export interface OpenedFromList {
  openedFromList: true;
}

export const openedFromList: OpenedFromList = { openedFromList: true };

/** Id of the link that opens a row; it gets the focus back. */
export function rowLinkId(open: string) {
  return `row-${open}`;
}

/** Makes a click anywhere in a row follow its link, unless it selects text or hits something else. */
export function openRow({ target }: MouseEvent) {
  const clicked = target as Element;
  if (clicked.closest('a, button, label, input') || window.getSelection()?.isCollapsed === false) return;
  clicked.closest('tr')?.querySelector<HTMLElement>('.open > a:last-of-type, .record-actions a:last-of-type')?.click();
}

/** Closes what is open beside a list: one step back where opening was a step forward. */
export function useClose(listSearch: string) {
  const navigate = useNavigate();
  const goBack = useBack();
  const state = useLocation().state as OpenedFromList | null;
  return () =>
    state?.openedFromList ? goBack() : navigate({ search: listSearch }, { replace: true, preventScrollReset: true });
}

/** The address of a list without filters, and of a record that is open beside it. */
export const recordSearch = (open?: string) => (open ? `?open=${open}` : '');

/**
 * Closes a row whose change shows already, and opens it again when the change was refused. `toSearch` gives the address of the list,
 * and of a row that is open beside it.
 */
export function useWayBack(open: string | undefined, toSearch: (open?: string) => string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const close = useClose(toSearch());
  const place = useRef({ open, isHere: true, onMove: () => {} });
  useEffect(() => {
    const now = place.current;
    Object.assign(now, { open, isHere: true });
    now.onMove();
    return () => {
      now.isHere = false;
      now.onMove();
    };
  }, [open]);
  /** Resolves when it is closed, which takes the browser a moment. */
  const leave = (name: string) => {
    if (open !== name) return undefined;
    const left = new Promise<void>((resolve) => {
      place.current.onMove = resolve;
    });
    void close();
    return left;
  };
  /** Returns how to open it, where something else is open by now, or another page. */
  const comeBack = (name: string) => {
    const search = toSearch(name);
    const go = () => {
      const replace = place.current.isHere && place.current.open !== undefined;
      void navigate({ pathname, search }, { state: openedFromList, replace, preventScrollReset: true });
    };
    const { open: openNow, isHere } = place.current;
    if (!isHere || (openNow !== undefined && openNow !== name)) return go;
    if (openNow === undefined) go();
    return undefined;
  };
  return { close, leave, comeBack };
}

/**
 * Moves the focus back to a row that has closed, or, if it is gone, to the row named with the returned function, or to the heading.
 */
export function useRowFocus(open: string | undefined) {
  const opened = useRef(open);
  const next = useRef<string>(undefined);
  useEffect(() => {
    const closed = opened.current;
    opened.current = open;
    if (closed && !open && !hasFocus()) focusFirst([rowLinkId(closed), next.current]);
  }, [open]);
  return (id: string | undefined) => {
    next.current = id;
  };
}

/** Anyone who has moved on, such as to a filter, stays there. */
function hasFocus() {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The first of these elements that is there, else the heading. */
export function focusFirst(ids: (string | undefined)[]) {
  const rows = ids.map((id) => (id ? document.getElementById(id) : null));
  const target = rows.find((row) => row !== null) ?? document.querySelector<HTMLElement>('#main h1');
  target?.focus();
}
