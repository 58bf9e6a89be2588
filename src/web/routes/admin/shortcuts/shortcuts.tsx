import './shortcuts.css';
import { useDeferredValue, useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { rowLinkId } from '#web/admin/list/opened-row.ts';
import { undoLabel } from '#web/admin/records/change.tsx';
import { useMayOpen } from '#web/admin/role.ts';
import {
  areShortcutsOn,
  goKey,
  keyOf,
  places,
  type Shortcut,
  type ShortcutName,
  type ShortcutScope,
  shortcuts,
  spokenKey,
  turnShortcuts,
} from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcutsOn } from '#web/admin/shortcuts/use-shortcut.ts';
import { Switch } from '#web/forms/switch.tsx';
import { Dialog, DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import * as shortcutWords from '#words/admin/shortcuts.ts';

interface ShortcutsProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Listens for the keys of the admin area, and lists them. */
export function Shortcuts({ isOpen, onOpen, onClose }: ShortcutsProps) {
  useKeys(onOpen);
  return isOpen && <ShortcutsDialog onClose={onClose} />;
}

interface Entry {
  keys: readonly string[];
  words: string;
}

/** Keys that the browser or a field handles by itself. */
const others: Partial<Record<ShortcutScope, readonly Entry[]>> = {
  everywhere: [
    { keys: ['Ctrl+K', '⌘K'], words: shortcutWords.find },
    { keys: ['Esc'], words: shortcutWords.closeOpen },
  ],
  row: [{ keys: ['Enter'], words: shortcutWords.shortcuts.open }],
  request: [{ keys: ['Ctrl+Enter'], words: shortcutWords.markDoneWriting }],
  visit: [
    { keys: ['Alt+↑', 'Alt+↓'], words: shortcutWords.minutesLater },
    { keys: ['Alt+←', 'Alt+→'], words: shortcutWords.beside },
  ],
};

const arrows: Partial<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑' };

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const isOn = useShortcutsOn();
  const hasList = useDeferredValue(true, false); // a list in the same task as its dialog would be a long one
  return (
    <Dialog kind="wide" labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>{shortcutWords.keyboardShortcuts}</h2>
        <p>{shortcutWords.whenNotTyping}</p>
      </DialogHeader>
      <DialogBody>
        <Switch isOn={isOn} onSwitch={turnShortcuts}>
          {shortcutWords.inThisBrowser}
        </Switch>
        <div className="shortcut-groups">{hasList && <Groups />}</div>
      </DialogBody>
    </Dialog>
  );
}

function Groups() {
  const mayOpen = useMayOpen();
  const offered = Object.entries(places).filter(([, to]) => mayOpen(to));
  return (
    <>
      {(Object.keys(shortcutWords.scopes) as ShortcutScope[]).map((scope) => (
        <Group
          key={scope}
          heading={shortcutWords.scopes[scope]}
          entries={[...listShortcuts(scope), ...(others[scope] ?? [])]}
        />
      ))}
      <Group
        heading={shortcutWords.goTo(spokenKey(goKey))}
        entries={offered.map(([letter]) => ({ keys: [letter], words: shortcutWords.places[letter] ?? letter }))}
      />
    </>
  );
}

function listShortcuts(scope: ShortcutScope): Entry[] {
  return entries
    .filter(([, shortcut]) => shortcut.scope === scope)
    .map(([name, { keys }]) => ({ keys, words: shortcutWords.shortcuts[name] }));
}

function Group({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId();
  return (
    <section className="shortcut-group" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <dl>
        {entries.map(({ keys, words }) => (
          <div key={keys.join()}>
            <dt className="cluster">
              {keys.map((key) => (
                <kbd key={key}>{arrows[key] ?? (key.length > 1 ? key : spokenKey(key))}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How long a letter may follow `g`, in ms. */
const longestPause = 2_000;

const entries = Object.entries(shortcuts) as [ShortcutName, Shortcut][];

/** Lets keys press what is on the page, except while someone types or answers a dialog. */
function useKeys(onHelp: () => void) {
  const navigate = useNavigate();
  const goesSince = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Escape') return closeMessage(event.target as Element);
    if (!areShortcutsOn() || isTyping(event.target)) return;
    const modal = topmostDialog();
    if (modal && !modal.matches('.dialog-sheet')) return;
    const key = keyOf(event);
    if (key === undefined) return;
    const goesOn = event.timeStamp - goesSince.current < longestPause;
    goesSince.current = Number.NEGATIVE_INFINITY;
    const place = goesOn ? places[key] : undefined;
    if (place) {
      event.preventDefault();
      return void navigate(place);
    }
    if (key === goKey) {
      goesSince.current = event.timeStamp;
      return;
    }
    const [name, shortcut] = findEntry(key) ?? [];
    if (!name || !shortcut || (event.repeat && !movesOn.has(name))) return;
    if (act(name, shortcut.keys.indexOf(key), modal, onHelp)) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}

/** Finds a shortcut. Keys of visits take precedence on pages with visits. */
function findEntry(key: string) {
  const found = entries.filter(([, { keys }]) => keys.includes(key));
  const isVisit = ([, { scope }]: (typeof entries)[number]) => scope === 'visit';
  const inCalendar = document.querySelector('.calendar, .today') ? found.find(isVisit) : undefined;
  return inCalendar ?? found.find((entry) => !isVisit(entry));
}

const movesOn: ReadonlySet<ShortcutName> = new Set(['next', 'previous']);

/** Returns whether there was anything to do. */
function act(name: ShortcutName, place: number, modal: Element | undefined, onHelp: () => void): boolean {
  if (name === 'help') {
    onHelp();
    return true;
  }
  if (name === 'undo') return click(findUndo());
  if (name === 'tell' && click(findOffer())) return true;
  if (name === 'next') return move(1, place > 0);
  if (name === 'previous') return move(-1, place > 0);
  if (name === 'open') return click(currentRow()?.control);
  if (name === 'tick') return tick(modal);
  return pressOrFocus(findControl(name, place, modal));
}

const selectorOf = (name: ShortcutName, place: number) =>
  `[aria-keyshortcuts~="${CSS.escape(spokenKey(shortcuts[name].keys[place] ?? ''))}"]`;

/**
 * Finds the control of a key in the row, the sheet or the page, in this order, but not in a page behind a sheet. No key presses
 * anything in a row that is not the current one.
 */
function findControl(name: ShortcutName, place: number, modal: Element | undefined) {
  const row = modal ? undefined : currentRow()?.element;
  const sheet = modal ?? document.querySelector('.side-sheet');
  const page = modal ? null : document.getElementById('main');
  const parts = shortcuts[name].scope === 'row' ? [row] : [sheet, page];
  for (const part of parts) {
    const all = [...(part?.querySelectorAll<HTMLElement>(selectorOf(name, place)) ?? [])];
    const found = all.filter(
      (control) => part !== page || !control.closest('tbody, .today li') || row?.contains(control),
    );
    // One in a closed menu can be pressed as well.
    const control = found.find(isShown) ?? found[0];
    if (control) return control;
  }
  return undefined;
}

function tick(modal: Element | undefined) {
  if (modal) return false;
  const box = () => currentRow()?.element.querySelector<HTMLElement>('input[type="checkbox"]:not([role])');
  if (box()) return click(box());
  const select = document.querySelector<HTMLElement>(`#main ${selectorOf('tick', 0)}`);
  flushSync(() => select?.click());
  return click(box()) || select !== null;
}

function pressOrFocus(control: HTMLElement | undefined) {
  if (control?.matches('input:not([type="checkbox"]), textarea, .more-actions')) control.focus();
  return control?.matches('input:not([type="checkbox"]), textarea') ? true : click(control);
}

function click(control: HTMLElement | null | undefined) {
  control?.click();
  return control !== null && control !== undefined;
}

/** Closes the newest message, unless Esc closes a dialog, a menu or a sheet. */
function closeMessage(target: Element) {
  const closesMore =
    topmostDialog() ?? document.querySelector('[popover="auto"]:popover-open') ?? target.closest('.side-sheet');
  if (!closesMore) click([...document.querySelectorAll<HTMLElement>('.toast > .icon-button')].at(-1));
}

/** The newest message that offers to undo something; others offer what no one should do by mistake. */
function findUndo() {
  const offers = [...document.querySelectorAll<HTMLElement>('.toast:not([data-used]) .toast-action')];
  return offers.findLast(({ textContent }) => textContent === undoLabel);
}

/** The newest message with a next step, unless another request has the focus or is open. */
function findOffer() {
  const offer = [...document.querySelectorAll<HTMLElement>('.toast-offer')].at(-1);
  const current = currentRow()?.control.id;
  return current && current !== rowLinkId(offer?.dataset['about'] ?? '') ? undefined : offer;
}

/** Main control of each row: it opens it, or is the first action on it. The last one loads more. */
const rowControls = [
  '.open > a:last-of-type',
  '.record-actions > :is(a, button):not(.view-action, .delete-action)',
  '.visibility [role="switch"]',
  '.tell button',
  '.calendar .visit',
  '.today-link',
  '.list-foot button',
].map((selector) => `#main ${selector}`);

function listRows() {
  const controls = [...document.querySelectorAll<HTMLElement>(rowControls.join())].filter(isShown);
  return controls.map((control) => ({ control, element: control.closest('tr, li, .list-foot') ?? control }));
}

/** The row with the focus, else the one that is open. */
function currentRow() {
  const rows = listRows();
  const isOpen = (row: Element) => row.matches('[data-open="true"], :has(> .visit[aria-current])');
  return (
    rows.find(({ element }) => element.contains(document.activeElement)) ?? rows.find(({ element }) => isOpen(element))
  );
}

/** Moves to the next or previous row. The arrows do so from a row only; elsewhere they scroll. */
function move(step: 1 | -1, byArrow: boolean) {
  const rows = listRows();
  const current = currentRow();
  if (byArrow && !current?.element.contains(document.activeElement)) return false;
  const place = rows.findIndex(({ element }) => element === current?.element);
  const next = place < 0 ? rows[0] : rows[place + step];
  if (!next) return rows.length > 0;
  const isBeside = document.querySelector('.side-sheet, .dialog-sheet') !== null;
  if (isBeside && next.control.matches('a')) return click(next.control);
  next.control.focus();
  next.element.scrollIntoView({ block: 'nearest' });
  return true;
}

function isShown(element: Element) {
  return element.getClientRects().length > 0;
}

/** Keys belong to what takes text, and letters to a list of choices. */
function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target.matches('input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])');
}

/** A modal dialog keeps the focus inside, unless nothing in it has it. */
function topmostDialog() {
  return document.activeElement?.closest('dialog:modal') ?? [...document.querySelectorAll('dialog:modal')].at(-1);
}
