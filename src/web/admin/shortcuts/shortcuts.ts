// See docs/decisions/0066-keys-and-optimistic-effects.md.

import type { adminPages } from '#web/pages.ts';
import { createListeners } from '#web/ui/listeners.ts';

// The keys of the admin area; the dialog 'Keyboard shortcuts' lists them with what they do. A key presses the
// control on the page that carries it (`useShortcut`), so it can do nothing that a click cannot.

/**
 * Scope of a key. `row`: on the row that has the focus or is open. `request`: in the open request, else on the row that has the
 * focus. `visit`: in the calendar and on Today, on the visit that has the focus or is open. All but requests and visits may be active at the same time, so there each key stands once.
 */
export type ShortcutScope = 'everywhere' | 'list' | 'row' | 'request' | 'visit';

export interface Shortcut {
  /** Values of `KeyboardEvent.key`; the first is shown, and on controls the one at the same place. */
  keys: readonly string[];
  scope: ShortcutScope;
  /** Page with the control that carries the key; none if the key itself acts. */
  page?: AdminPath;
}

type AdminPath = (typeof adminPages)[number]['path'];

export const shortcuts = {
  help: { keys: ['?'], scope: 'everywhere' },
  undo: { keys: ['u'], scope: 'everywhere' },

  search: { keys: ['/'], scope: 'list', page: '/admin' },
  add: { keys: ['n'], scope: 'list', page: '/admin' },
  filter: { keys: ['1', '2', '3', '4'], scope: 'list', page: '/admin' },
  showNew: { keys: ['i'], scope: 'list', page: '/admin' },
  print: { keys: ['p'], scope: 'list', page: '/admin' },
  next: { keys: ['j', 'ArrowDown'], scope: 'list' },
  previous: { keys: ['k', 'ArrowUp'], scope: 'list' },
  today: { keys: ['0'], scope: 'list', page: '/admin/calendar' },
  earlierDays: { keys: ['y'], scope: 'list', page: '/admin/calendar' },
  laterDays: { keys: ['l'], scope: 'list', page: '/admin/calendar' },

  open: { keys: ['o'], scope: 'row' },
  tick: { keys: ['x'], scope: 'row', page: '/admin' },
  switch: { keys: ['v'], scope: 'row', page: '/admin/reviews' },
  hide: { keys: ['h'], scope: 'row', page: '/admin/reviews' },
  remove: { keys: ['Delete'], scope: 'row', page: '/admin/reviews' },

  confirm: { keys: ['b'], scope: 'request', page: '/admin' },
  series: { keys: ['q'], scope: 'request', page: '/admin' },
  finish: { keys: ['f'], scope: 'request', page: '/admin' },
  write: { keys: ['w'], scope: 'request', page: '/admin' },
  note: { keys: ['s'], scope: 'request', page: '/admin' },
  attempt: { keys: ['a'], scope: 'request', page: '/admin' },
  callAgain: { keys: ['c'], scope: 'request', page: '/admin' },
  markDone: { keys: ['m'], scope: 'request', page: '/admin' },
  more: { keys: ['.'], scope: 'request', page: '/admin' },
  spam: { keys: ['!'], scope: 'request', page: '/admin' },
  reopen: { keys: ['r'], scope: 'request', page: '/admin' },
  tell: {
    keys: ['t'],
    scope: 'request',
    page: '/admin',
  },
  call: { keys: ['d'], scope: 'request', page: '/admin' },
  edit: { keys: ['e'], scope: 'request', page: '/admin' },

  arrived: { keys: ['a'], scope: 'visit', page: '/admin/calendar' },
  attended: { keys: ['f'], scope: 'visit', page: '/admin/calendar' },
  noShow: { keys: ['x'], scope: 'visit', page: '/admin/calendar' },
  cancel: { keys: ['Delete'], scope: 'visit', page: '/admin/calendar' },
  bookAgain: { keys: ['b'], scope: 'visit' },
  requests: { keys: ['r'], scope: 'visit', page: '/admin/calendar' },
  leave: { keys: ['h'], scope: 'visit', page: '/admin/calendar' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** The key that begins a way to another page. */
export const goKey = 'g';

/** Pages by the letter that follows `g`. */
export const places: Readonly<Record<string, AdminPath>> = {
  a: '/admin',
  v: '/admin/calendar',
  p: '/admin/patients',
  o: '/admin/overview',
  u: '/admin/untold',
  y: '/admin/tomorrow',
  r: '/admin/reviews',
  b: '/admin/blogs',
  g: '/admin/gallery',
  j: '/admin/career',
  c: '/admin/conditions',
  t: '/admin/treatments',
  q: '/admin/problems',
  k: '/admin/clinic',
  n: '/admin/notices',
  w: '/admin/hours',
  l: '/admin/closures',
  x: '/admin/texts',
  z: '/admin/pages',
  m: '/admin/messages',
  d: '/admin/patient-data',
  h: '/admin/changes',
  f: '/admin/import',
  s: '/admin/system',
  e: '/admin/samples',
  i: '/admin/account',
};

/**
 * The key that was pressed, as `shortcuts` names it; undefined if it is not a shortcut. Letters count without Shift, by what the
 * layout writes; where it writes no Latin letters, by their place.
 */
export function keyOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: PressedKey) {
  if (ctrlKey || altKey || metaKey) return undefined;
  const isForeign = key.length === 1 && key > '~' && code.startsWith('Key');
  const written = isForeign ? code.slice(3) : key;
  if (!/^[a-z]$/i.test(written)) return written;
  return shiftKey ? undefined : written.toLowerCase();
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Converts a key for `aria-keyshortcuts`. */
export const spokenKey = (key: string) => key.toUpperCase().replace('DELETE', 'Delete');

const settingKey = 'shortcuts';
const { tell, subscribe } = createListeners();

/** Whether keys without Ctrl or Alt do anything in this browser: they get in the way of people who dictate. */
export const areShortcutsOn = () => localStorage.getItem(settingKey) !== 'off';

export function turnShortcuts(isOn: boolean) {
  if (isOn) localStorage.removeItem(settingKey);
  else localStorage.setItem(settingKey, 'off');
  tell();
}

export const onShortcutsTurned = subscribe;
