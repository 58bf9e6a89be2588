// See docs/decisions/0066-keys-and-optimistic-effects.md.

import type { adminPages } from '#web/pages.ts';
import { createListeners } from '#web/ui/listeners.ts';
import * as shortcutsWords from '#words/admin/shortcuts.ts';

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
  help: { keys: ['?'], scope: 'everywhere', words: shortcutsWords.showTheseShortcuts },
  undo: { keys: ['u'], scope: 'everywhere', words: shortcutsWords.undoAsLongAs },

  search: { keys: ['/'], scope: 'list', words: shortcutsWords.search, page: '/admin' },
  add: { keys: ['n'], scope: 'list', words: shortcutsWords.newBookingForA, page: '/admin' },
  filter: { keys: ['1', '2', '3', '4'], scope: 'list', words: shortcutsWords.firstToFourthFilter, page: '/admin' },
  showNew: { keys: ['i'], scope: 'list', words: shortcutsWords.showNewRequests, page: '/admin' },
  print: { keys: ['p'], scope: 'list', words: shortcutsWords.printTheList, page: '/admin' },
  next: { keys: ['j', 'ArrowDown'], scope: 'list', words: shortcutsWords.nextRowOpensIt },
  previous: { keys: ['k', 'ArrowUp'], scope: 'list', words: shortcutsWords.previousRow },
  today: { keys: ['0'], scope: 'list', words: shortcutsWords.calendarToday, page: '/admin/calendar' },
  earlierDays: { keys: ['y'], scope: 'list', words: shortcutsWords.calendarTheDayOr, page: '/admin/calendar' },
  laterDays: { keys: ['l'], scope: 'list', words: shortcutsWords.calendarTheDayOrWeek, page: '/admin/calendar' },

  open: { keys: ['o'], scope: 'row', words: shortcutsWords.open },
  tick: { keys: ['x'], scope: 'row', words: shortcutsWords.chooseToMarkSeveral, page: '/admin' },
  switch: { keys: ['v'], scope: 'row', words: shortcutsWords.showOrHideOn, page: '/admin/reviews' },
  hide: { keys: ['h'], scope: 'row', words: shortcutsWords.hideANewReview, page: '/admin/reviews' },
  remove: { keys: ['Delete'], scope: 'row', words: shortcutsWords.deleteAsksFirstOr, page: '/admin/reviews' },

  confirm: { keys: ['b'], scope: 'request', words: shortcutsWords.confirmBookTheFirst, page: '/admin' },
  series: { keys: ['q'], scope: 'request', words: shortcutsWords.bookASeriesSequence, page: '/admin' },
  finish: { keys: ['f'], scope: 'request', words: shortcutsWords.attendedThenFinishThe, page: '/admin' },
  write: { keys: ['w'], scope: 'request', words: shortcutsWords.writeRemarksOrA, page: '/admin' },
  note: { keys: ['s'], scope: 'request', words: shortcutsWords.saveWhatYouWrote, page: '/admin' },
  attempt: { keys: ['a'], scope: 'request', words: shortcutsWords.calledNoAnswer, page: '/admin' },
  callAgain: { keys: ['c'], scope: 'request', words: shortcutsWords.callAgainOnA, page: '/admin' },
  markDone: { keys: ['m'], scope: 'request', words: shortcutsWords.markAsDoneAlso, page: '/admin' },
  more: { keys: ['.'], scope: 'request', words: shortcutsWords.moreCancelledNotReached, page: '/admin' },
  spam: { keys: ['!'], scope: 'request', words: shortcutsWords.spamNotARequest, page: '/admin' },
  reopen: { keys: ['r'], scope: 'request', words: shortcutsWords.reopenADoneRequest, page: '/admin' },
  tell: {
    keys: ['t'],
    scope: 'request',
    words: shortcutsWords.tellThePatientWhat,
    page: '/admin',
  },
  call: { keys: ['d'], scope: 'request', words: shortcutsWords.dialThePatientsNumber, page: '/admin' },
  edit: { keys: ['e'], scope: 'request', words: shortcutsWords.correctDetails, page: '/admin' },

  arrived: { keys: ['a'], scope: 'visit', words: shortcutsWords.arrived, page: '/admin/calendar' },
  attended: { keys: ['f'], scope: 'visit', words: shortcutsWords.attendedFulfilled, page: '/admin/calendar' },
  noShow: { keys: ['x'], scope: 'visit', words: shortcutsWords.didNotCome, page: '/admin/calendar' },
  cancel: { keys: ['Delete'], scope: 'visit', words: shortcutsWords.cancelTheVisitAsks, page: '/admin/calendar' },
  bookAgain: { keys: ['b'], scope: 'visit', words: shortcutsWords.backToBookedOr },
  requests: { keys: ['r'], scope: 'visit', words: shortcutsWords.requestsWithoutAVisit, page: '/admin/calendar' },
  leave: { keys: ['h'], scope: 'visit', words: shortcutsWords.addLeaveHoliday, page: '/admin/calendar' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** The key that begins a way to another page. */
export const goKey = 'g';

/** Pages by the letter that follows `g`. */
export const places: Readonly<Record<string, { to: AdminPath; words: string }>> = {
  a: { to: '/admin', words: shortcutsWords.appointments },
  v: { to: '/admin/calendar', words: shortcutsWords.calendarVisits },
  p: { to: '/admin/patients', words: shortcutsWords.patients },
  o: { to: '/admin/overview', words: shortcutsWords.todayOverview },
  u: { to: '/admin/untold', words: shortcutsWords.notToldYet },
  y: { to: '/admin/tomorrow', words: shortcutsWords.tomorrow },
  r: { to: '/admin/reviews', words: shortcutsWords.reviews },
  b: { to: '/admin/blogs', words: shortcutsWords.blogs },
  g: { to: '/admin/gallery', words: shortcutsWords.gallery },
  j: { to: '/admin/career', words: shortcutsWords.careerJobs },
  c: { to: '/admin/conditions', words: shortcutsWords.conditions },
  t: { to: '/admin/treatments', words: shortcutsWords.treatments },
  q: { to: '/admin/problems', words: shortcutsWords.problems },
  k: { to: '/admin/clinic', words: shortcutsWords.clinic },
  n: { to: '/admin/notices', words: shortcutsWords.notices },
  w: { to: '/admin/hours', words: shortcutsWords.workingHours },
  l: { to: '/admin/closures', words: shortcutsWords.closures },
  x: { to: '/admin/texts', words: shortcutsWords.texts },
  z: { to: '/admin/pages', words: shortcutsWords.pages },
  m: { to: '/admin/messages', words: shortcutsWords.messages },
  d: { to: '/admin/patient-data', words: shortcutsWords.privacyRequestsData },
  h: { to: '/admin/changes', words: shortcutsWords.history },
  f: { to: '/admin/import', words: shortcutsWords.importFiles },
  s: { to: '/admin/system', words: shortcutsWords.system },
  e: { to: '/admin/samples', words: shortcutsWords.samplesExamples },
  i: { to: '/admin/account', words: shortcutsWords.account },
};

/**
 * The key that was pressed, as `shortcuts` names it; undefined if it is not a shortcut. Letters count without Shift, by what the
 * layout writes; where it writes no Latin letters, by their place.
 */
export function keyOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: PressedKey) {
  if (ctrlKey || altKey || metaKey) return undefined;
  const isForeign = key.length === 1 && key > '~' && code.startsWith(shortcutsWords.key);
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
