import type { ShortcutName, ShortcutScope } from '#web/admin/shortcuts/shortcuts.ts';

// Keys of the admin area, and what they do.

export const keyboardShortcuts = 'Keyboard shortcuts';
export const whenNotTyping = 'They work when you are not typing.';
export const inThisBrowser = 'Shortcuts in this browser';

export const scopes = {
  everywhere: 'Everywhere',
  list: 'In a list',
  row: 'On a row',
  request: 'On a request',
  visit: 'In the calendar and on Today',
} satisfies Record<ShortcutScope, string>;

/** Words that begin with the letter of the key, or name it, help to remember it where the language has them. */
export const shortcuts = {
  help: 'Show these shortcuts',
  undo: 'Undo, as long as the message shows',
  search: 'Search',
  add: 'New booking for a caller; elsewhere: add',
  filter: 'First to fourth filter or view',
  showNew: 'Show new requests',
  print: 'Print the list',
  next: 'Next row; opens it while another is open',
  previous: 'Previous row',
  today: 'Calendar: today',
  earlierDays: 'Calendar: the day or week before',
  laterDays: 'Calendar: the day or week after',
  open: 'Open',
  tick: 'Choose, to mark several at once',
  switch: 'Show or hide on the website',
  hide: 'Hide a new review',
  remove: 'Delete; asks first, or can be undone',
  confirm: 'Confirm: book the first wished time that is free',
  series: 'Book a series (sequence) of visits',
  finish: 'Attended; then finish the request',
  write: 'Write remarks or a note',
  note: 'Save what you wrote as a note',
  attempt: 'Called, no answer',
  callAgain: 'Call again on a day',
  markDone: 'Mark as done; also the chosen rows',
  more: 'More: cancelled, not reached',
  spam: 'Spam: not a request; also the chosen rows',
  reopen: 'Reopen a done request',
  tell: 'Tell the patient: what a message offers, or ready messages',
  call: 'Dial the patient’s number',
  edit: 'Correct details',
  arrived: 'Arrived',
  attended: 'Attended (fulfilled)',
  noShow: 'Did not come',
  cancel: 'Cancel the visit; asks first',
  bookAgain: 'Back to booked, or restore; confirm a held time',
  requests: 'Requests without a visit',
  leave: 'Add leave (holiday)',
} satisfies Record<ShortcutName, string>;

/** Keys that the browser or a field handles by itself. */
export const find = 'Find patients, pages and actions; also while typing';
export const closeOpen = 'Close what is open, else the newest message';
export const markDoneWriting = 'Mark as done, while you write';
export const minutesLater = 'Earlier or later by 5 minutes; with Shift by 15';
export const beside = 'To the practitioner or the day beside';

export const goTo = (key: string) => `Go to: ${key}, then`;
/** Pages by the letter that follows. */
export const places: Readonly<Record<string, string>> = {
  a: 'Appointments',
  v: 'Calendar (visits)',
  p: 'Patients',
  o: 'Today (overview)',
  u: 'Not told yet',
  y: 'Tomorrow',
  r: 'Reviews',
  b: 'Blogs',
  g: 'Gallery',
  j: 'Career (jobs)',
  c: 'Conditions',
  t: 'Treatments',
  q: 'Problems',
  k: 'Clinic',
  n: 'Notices',
  w: 'Working hours',
  l: 'Closures',
  x: 'Texts',
  z: 'Pages',
  m: 'Messages',
  d: 'Privacy requests (data)',
  h: 'History',
  f: 'Import (files)',
  s: 'System',
  e: 'Samples (examples)',
  i: 'Account',
};
