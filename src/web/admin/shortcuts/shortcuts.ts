// See docs/decisions/0066-keys-and-optimistic-effects.md.

import type { adminPages } from '#web/pages.ts';
import { createListeners } from '#web/ui/listeners.ts';

// The keys of the admin area, and what they do in words; the dialog 'Keyboard shortcuts' is made from this. A key presses the
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
  words: string;
  /** Page with the control that carries the key; none if the key itself acts. */
  page?: AdminPath;
}

type AdminPath = (typeof adminPages)[number]['path'];

export const shortcuts = {
  help: { keys: ['?'], scope: 'everywhere', words: 'Show these shortcuts' },
  undo: { keys: ['u'], scope: 'everywhere', words: 'Undo, as long as the message shows' },

  search: { keys: ['/'], scope: 'list', words: 'Search', page: '/admin' },
  add: { keys: ['n'], scope: 'list', words: 'New booking for a caller; elsewhere: add', page: '/admin' },
  filter: { keys: ['1', '2', '3', '4'], scope: 'list', words: 'First to fourth filter or view', page: '/admin' },
  showNew: { keys: ['i'], scope: 'list', words: 'Show new requests', page: '/admin' },
  print: { keys: ['p'], scope: 'list', words: 'Print the list', page: '/admin' },
  next: { keys: ['j', 'ArrowDown'], scope: 'list', words: 'Next row; opens it while another is open' },
  previous: { keys: ['k', 'ArrowUp'], scope: 'list', words: 'Previous row' },
  today: { keys: ['0'], scope: 'list', words: 'Calendar: today', page: '/admin/calendar' },
  earlierDays: { keys: ['y'], scope: 'list', words: 'Calendar: the day or week before', page: '/admin/calendar' },
  laterDays: { keys: ['l'], scope: 'list', words: 'Calendar: the day or week after', page: '/admin/calendar' },

  open: { keys: ['o'], scope: 'row', words: 'Open' },
  tick: { keys: ['x'], scope: 'row', words: 'Choose, to mark several at once', page: '/admin' },
  switch: { keys: ['v'], scope: 'row', words: 'Show or hide on the website', page: '/admin/reviews' },
  hide: { keys: ['h'], scope: 'row', words: 'Hide a new review', page: '/admin/reviews' },
  remove: { keys: ['Delete'], scope: 'row', words: 'Delete; asks first, or can be undone', page: '/admin/reviews' },

  confirm: { keys: ['b'], scope: 'request', words: 'Confirm: book the first wished time that is free', page: '/admin' },
  series: { keys: ['q'], scope: 'request', words: 'Book a series (sequence) of visits', page: '/admin' },
  finish: { keys: ['f'], scope: 'request', words: 'Attended; then finish the request', page: '/admin' },
  write: { keys: ['w'], scope: 'request', words: 'Write remarks or a note', page: '/admin' },
  note: { keys: ['s'], scope: 'request', words: 'Save what you wrote as a note', page: '/admin' },
  attempt: { keys: ['a'], scope: 'request', words: 'Called, no answer', page: '/admin' },
  callAgain: { keys: ['c'], scope: 'request', words: 'Call again on a day', page: '/admin' },
  markDone: { keys: ['m'], scope: 'request', words: 'Mark as done; also the chosen rows', page: '/admin' },
  more: { keys: ['.'], scope: 'request', words: 'More: cancelled, not reached', page: '/admin' },
  spam: { keys: ['!'], scope: 'request', words: 'Spam: not a request; also the chosen rows', page: '/admin' },
  reopen: { keys: ['r'], scope: 'request', words: 'Reopen a done request', page: '/admin' },
  tell: {
    keys: ['t'],
    scope: 'request',
    words: 'Tell the patient: what a message offers, or ready messages',
    page: '/admin',
  },
  call: { keys: ['d'], scope: 'request', words: 'Dial the patient’s number', page: '/admin' },
  edit: { keys: ['e'], scope: 'request', words: 'Correct details', page: '/admin' },

  arrived: { keys: ['a'], scope: 'visit', words: 'Arrived', page: '/admin/calendar' },
  attended: { keys: ['f'], scope: 'visit', words: 'Attended (fulfilled)', page: '/admin/calendar' },
  noShow: { keys: ['x'], scope: 'visit', words: 'Did not come', page: '/admin/calendar' },
  cancel: { keys: ['Delete'], scope: 'visit', words: 'Cancel the visit; asks first', page: '/admin/calendar' },
  bookAgain: { keys: ['b'], scope: 'visit', words: 'Back to booked, or restore; confirm a held time' },
  requests: { keys: ['r'], scope: 'visit', words: 'Requests without a visit', page: '/admin/calendar' },
  leave: { keys: ['h'], scope: 'visit', words: 'Add leave (holiday)', page: '/admin/calendar' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** The key that begins a way to another page. */
export const goKey = 'g';

/** Pages by the letter that follows `g`. */
export const places: Readonly<Record<string, { to: AdminPath; words: string }>> = {
  a: { to: '/admin', words: 'Appointments' },
  v: { to: '/admin/calendar', words: 'Calendar (visits)' },
  p: { to: '/admin/patients', words: 'Patients' },
  o: { to: '/admin/overview', words: 'Today (overview)' },
  u: { to: '/admin/untold', words: 'Not told yet' },
  y: { to: '/admin/tomorrow', words: 'Tomorrow' },
  r: { to: '/admin/reviews', words: 'Reviews' },
  b: { to: '/admin/blogs', words: 'Blogs' },
  g: { to: '/admin/gallery', words: 'Gallery' },
  j: { to: '/admin/career', words: 'Career (jobs)' },
  c: { to: '/admin/conditions', words: 'Conditions' },
  t: { to: '/admin/treatments', words: 'Treatments' },
  q: { to: '/admin/problems', words: 'Problems' },
  k: { to: '/admin/clinic', words: 'Clinic' },
  n: { to: '/admin/notices', words: 'Notices' },
  w: { to: '/admin/hours', words: 'Working hours' },
  l: { to: '/admin/closures', words: 'Closures' },
  x: { to: '/admin/texts', words: 'Texts' },
  z: { to: '/admin/pages', words: 'Pages' },
  m: { to: '/admin/messages', words: 'Messages' },
  d: { to: '/admin/patient-data', words: 'Privacy requests (data)' },
  h: { to: '/admin/changes', words: 'History' },
  f: { to: '/admin/import', words: 'Import (files)' },
  s: { to: '/admin/system', words: 'System' },
  e: { to: '/admin/samples', words: 'Samples (examples)' },
  i: { to: '/admin/account', words: 'Account' },
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
