// Lists of records: how they are narrowed and sorted, their rows, and the days that these name.

export const today = 'Today';
export const yesterday = 'Yesterday';
/** `day` begins with a figure, unless it is today or yesterday. */
export const moment = (day: string, time: string) => `${day} at ${time}`;
/** Words for the middle of a sentence. */
export const todayWithin = 'today';
export const yesterdayWithin = 'yesterday';

export const justCame = 'just came';
export const waitingMinutes = (count: number) => `waiting ${count} min`;
export const waitingHours = (count: number) => `waiting ${count} h`;
export const waitingDays = (count: number) => (count === 1 ? 'waiting 1 day' : `waiting ${count} days`);

export const show = 'Show';
export const received = 'Received:';
export const daysToShow = 'Days to show';
export const from = 'From';
export const until = 'To';
export const showTheseDays = 'Show these days';
export const anyDate = 'Any date';
export const anyDateWithin = 'any date';
export const daysFromTo = (from: string, to: string) => `${from} to ${to}`;
export const daysFrom = (day: string) => `From ${day}`;
export const daysUntil = (day: string) => `Until ${day}`;
export const clearSearch = 'Clear the search';
/** Matches of a search under another filter: '1 in Done'. */
export const foundIn = (count: string, filter: string) => `${count} in ${filter}`;

export const newestFirst = 'newest first';
/** '50 of 148 pending, newest first' */
export const listed = (shown: string, total: string, rows: string, order: string) =>
  `${shown} of ${total} ${rows}, ${order}`;
export const moreThan = (count: string) => `more than ${count}`;
export const showMore = 'Show more';
export const tryAgain = 'Try again';
export const moreNotLoaded = 'The next ones could not be loaded.';
export const notLoaded = 'They could not be loaded just now.';

/** Lists in an order of the clinic's own: their rows and names, and what is said when someone else has changed them. */
export const orderedLists = {
  gallery: {
    rows: 'items',
    label: 'Gallery items',
    changed: 'Someone else has changed the gallery; this is how it is now.',
  },
  pages: {
    rows: 'pages',
    label: 'Pages',
    changed: 'Someone else has changed the pages; this is how it is now.',
  },
  problems: {
    rows: 'problems',
    label: 'Problems',
    changed: 'Someone else has changed the problems; this is how it is now.',
  },
  rooms: {
    rows: 'rooms',
    label: 'Rooms',
    changed: 'Someone else has changed the rooms; this is how it is now.',
  },
  treatments: {
    rows: 'treatments',
    label: 'Treatments',
    changed: 'Someone else has changed the treatments; this is how it is now.',
  },
};
export const dragElsewhere = 'Drag to another place';
export const hidden = 'Hidden';
export const shown = 'Shown';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const moveToTop = 'Move to the top';
export const moved = (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`;

/** Records that the website shows on some days. */
export const daysTables = {
  closure: { caption: 'Closures, newest first', heading: 'Closure', name: (name: string) => `the closure ${name}` },
  notice: { caption: 'Notices, newest first', heading: 'Notice', name: (name: string) => `the notice ${name}` },
};
export const days = 'Days';
export const onWebsite = 'On the website';
export const added = 'Added';
export const showsNow = 'Shows now';
export const replaced = 'Replaced by a newer one';

export const importWord = 'Import';
/** Heading of the column with the actions of each row. */
export const change = 'Change';
/** Sentences in which `{hidden}` is the name of the record, for screen readers alone. */
export const edit = 'Edit{hidden}';
export const view = 'View{hidden}';
export const editHidden = (name: string) => ` ${name}`;
export const viewHidden = (name: string) => ` ${name} as visitors see it (opens in a new tab)`;
export const deleteNamed = (name: string) => `Delete ${name}`;

/** Pages that share one entry of the rail or of Settings. */
export const parts = {
  telling: {
    label: 'Patients to tell',
    parts: {
      '/admin/tomorrow': 'Tomorrow',
      '/admin/wait-list': 'Wait list',
      '/admin/untold': 'Not told yet',
      '/admin/to-come-back': 'To come back',
    },
  },
  away: {
    label: 'Closures and leave',
    parts: { '/admin/closures': 'Closures', '/admin/hours/leave': 'Leave', '/admin/hours': 'Week' },
  },
  team: { label: 'Team and hours', parts: { '/admin/clinic/team': 'Team', '/admin/hours': 'Week' } },
  booking: { label: 'Online booking', parts: { '/admin/hours/settings': 'Times', '/admin/problems': 'Problems' } },
  reports: { label: 'Reports', parts: { '/admin/reports': 'The clinic', '/admin/reports/website': 'The website' } },
  career: {
    label: 'Career',
    parts: { '/admin/career': 'Openings', '/admin/career/applications': 'Applications' },
  },
  treatments: { label: 'Treatments', parts: { '/admin/treatments': 'List', '/admin/treatments/table': 'Table' } },
  words: {
    label: 'Pages and texts',
    parts: { '/admin/pages': 'Pages', '/admin/texts': 'Texts', '/admin/translations': 'Translations' },
  },
};
export const fresh = (count: number) => `${count} new`;
