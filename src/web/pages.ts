// See docs/decisions/0035-one-list-of-pages.md.

import type { Role } from '#contract/roles.ts';
import type { IconName } from './ui/drawings/admin-icon-paths.ts';

interface Page {
  /** The address, with parameters as React Router writes them. */
  path: `/${string}`;
  /** Its route module. */
  module: string;
}

interface PublicPage extends Page {
  /** It has a form of visitors: the page cache fills in a fresh form token when it sends the page, and no other cache may store it. */
  hasFormToken?: true;
  /** Parameters with an id, for each of which the page cache has a page of its own. */
  prefilledBy?: readonly string[];
  /** Its form has a file, for browsers without scripts: it may be larger than others. */
  takesFile?: true;
  /** It only informs, so the browser loads it as a document, without React. */
  isDocument?: true;
  /** It is a list in parts, which follow at `?cursor=`. */
  paged?: true;
  /** It shows one body area at `?area=`. */
  byArea?: true;
  /** Search engines are told to leave it out: its `pageMeta` has no description. */
  unlisted?: true;
  /** It depends on what was typed, so the page cache leaves it out, or anyone could fill it. */
  uncached?: true;
  /** Overlays that open over it. */
  over?: readonly Page[];
}

/**
 * Pages for visitors. Made from this list: the routes, which pages are cached, the sitemap, and the pages that
 * screenshots and the tests of accessibility, HTML, payloads, headers and budgets visit.
 */
export const publicPages = [
  { path: '/', module: 'routes/public/home/route.tsx' },
  { path: '/about', module: 'routes/public/about/route.tsx' },
  { path: '/add-condition', module: 'routes/public/add-condition/route.tsx', unlisted: true },
  {
    path: '/appointment',
    module: 'routes/public/appointment/route.tsx',
    hasFormToken: true,
    prefilledBy: ['problem', 'condition', 'treatment'],
  },
  {
    path: '/blog',
    module: 'routes/public/blogs/route.tsx',
    paged: true,
    over: [{ path: '/blog/read/:slug', module: 'routes/public/blogs/read-more/route.tsx' }],
  },
  { path: '/blog/:slug', module: 'routes/public/blogs/article/route.tsx', isDocument: true },
  { path: '/career', module: 'routes/public/careers/route.tsx', isDocument: true },
  { path: '/career/:id', module: 'routes/public/careers/opening/route.tsx', isDocument: true },
  {
    path: '/career/:id/apply',
    module: 'routes/public/careers/apply/route.tsx',
    hasFormToken: true,
    takesFile: true,
    unlisted: true,
  },
  { path: '/conditions', module: 'routes/public/conditions/route.tsx', isDocument: true, byArea: true },
  { path: '/conditions/:id', module: 'routes/public/conditions/condition/route.tsx', isDocument: true },
  { path: '/gallery', module: 'routes/public/gallery/route.tsx', paged: true },
  { path: '/pages/:slug', module: 'routes/public/pages/route.tsx', isDocument: true },
  { path: '/privacy', module: 'routes/public/privacy/route.tsx', isDocument: true, unlisted: true },
  { path: '/review', module: 'routes/public/review/route.tsx', hasFormToken: true },
  { path: '/reviews', module: 'routes/public/reviews/route.tsx', paged: true },
  { path: '/search', module: 'routes/public/search/route.tsx', isDocument: true, unlisted: true, uncached: true },
  { path: '/treatments', module: 'routes/public/treatments/route.tsx', isDocument: true },
  { path: '/treatments/:slug', module: 'routes/public/treatments/treatment/route.tsx', isDocument: true },
] as const satisfies readonly PublicPage[];

/** Pages that the browser loads as documents, without React. */
export const documentPages = (publicPages as readonly PublicPage[]).filter(({ isDocument }) => isDocument);

/** A patient's own page about their request, found by a secret in its address: neither cached nor listed anywhere. */
export const patientPage = { path: '/visit/:token', module: 'routes/visit/route.tsx' } as const satisfies Page;

export interface AdminPage extends Page {
  /** How the rail of the admin area leads to it; a page of settings from the list of settings. */
  tab?: { label: string; icon: IconName; group: 'front-desk' | 'website' | 'more' | 'settings'; about?: string };
  /** Tab that stands for it, where its address does not begin with the tab's. */
  under?: `/admin${string}`;
  /** Roles that can use it, where these are not the front desk and owners. */
  for?: 'owners' | 'everyone';
}

export const loginPage = { path: '/login', module: 'routes/login/route.tsx' } as const satisfies Page;

/** The ways into the admin area, which search engines are told to leave out. */
export const signInPages = [
  loginPage,
  { path: '/new-password', module: 'routes/new-password/route.tsx' },
] as const satisfies readonly Page[];

/** Settings of the clinic, each of which has a page of its own. */
export const settingsPath = '/admin/settings';

/** The admin area; its tabs are in the order of the rail. */
export const adminPages = [
  {
    path: '/admin/overview',
    module: 'routes/admin/today/route.tsx',
    tab: { label: 'Today', icon: 'today', group: 'front-desk' },
  },
  {
    path: '/admin',
    module: 'routes/admin/appointments/route.tsx',
    tab: { label: 'Appointments', icon: 'calendar', group: 'front-desk' },
  },
  {
    path: '/admin/calendar',
    module: 'routes/admin/calendar/route.tsx',
    for: 'everyone',
    tab: { label: 'Calendar', icon: 'clock', group: 'front-desk' },
  },
  {
    path: '/admin/patients',
    module: 'routes/admin/patients/route.tsx',
    tab: { label: 'Patients', icon: 'people', group: 'front-desk' },
  },
  { path: '/admin/patients/:id', module: 'routes/admin/patients/patient/route.tsx' },
  {
    path: '/admin/tomorrow',
    module: 'routes/admin/tomorrow/route.tsx',
    tab: { label: 'To tell', icon: 'chat', group: 'front-desk' },
  },
  { path: '/admin/untold', module: 'routes/admin/untold/route.tsx', under: '/admin/tomorrow' },
  { path: '/admin/wait-list', module: 'routes/admin/wait-list/route.tsx', under: '/admin/tomorrow' },
  {
    path: '/admin/closures',
    module: 'routes/admin/closures/route.tsx',
    tab: { label: 'Closures and leave', icon: 'calendarOff', group: 'front-desk' },
  },
  { path: '/admin/hours', module: 'routes/admin/hours/route.tsx', under: settingsPath },
  {
    path: '/admin/reports',
    module: 'routes/admin/reports/route.tsx',
    tab: { label: 'Reports', icon: 'chart', group: 'front-desk' },
    for: 'owners',
  },
  { path: '/admin/hours/leave', module: 'routes/admin/hours/leave/route.tsx', under: '/admin/closures' },
  {
    path: '/admin/reviews',
    module: 'routes/admin/reviews/route.tsx',
    tab: { label: 'Reviews', icon: 'star', group: 'website' },
  },
  {
    path: '/admin/blogs',
    module: 'routes/admin/blogs/route.tsx',
    tab: { label: 'Blogs', icon: 'pencil', group: 'website' },
  },
  { path: '/admin/blogs/:id', module: 'routes/admin/blogs/blog/route.tsx' },
  {
    path: '/admin/gallery',
    module: 'routes/admin/gallery/route.tsx',
    tab: { label: 'Gallery', icon: 'image', group: 'website' },
  },
  {
    path: '/admin/career',
    module: 'routes/admin/careers/route.tsx',
    tab: { label: 'Career', icon: 'briefcase', group: 'website' },
  },
  {
    path: '/admin/career/applications',
    module: 'routes/admin/careers/applications/route.tsx',
    for: 'owners',
  },
  {
    path: '/admin/conditions',
    module: 'routes/admin/conditions/route.tsx',
    tab: { label: 'Conditions', icon: 'joint', group: 'more' },
  },
  { path: '/admin/conditions/new', module: 'routes/admin/conditions/new/route.tsx' },
  { path: '/admin/conditions/symptoms', module: 'routes/admin/conditions/symptoms/route.tsx' },
  { path: '/admin/conditions/:id', module: 'routes/admin/conditions/edit/route.tsx' },
  {
    path: '/admin/treatments',
    module: 'routes/admin/treatments/route.tsx',
    tab: { label: 'Treatments', icon: 'listBullets', group: 'more' },
    for: 'owners',
  },
  { path: '/admin/treatments/table', module: 'routes/admin/treatments/table/route.tsx', for: 'owners' },
  {
    path: '/admin/pages',
    module: 'routes/admin/pages/route.tsx',
    tab: { label: 'Pages and texts', icon: 'quote', group: 'more' },
    for: 'owners',
  },
  {
    path: '/admin/texts',
    module: 'routes/admin/texts/route.tsx',
    under: '/admin/pages',
    for: 'owners',
  },
  {
    path: '/admin/notices',
    module: 'routes/admin/notices/route.tsx',
    tab: { label: 'Notices', icon: 'info', group: 'more' },
  },
  { path: settingsPath, module: 'routes/admin/settings/route.tsx', for: 'owners' },
  {
    path: '/admin/clinic',
    module: 'routes/admin/clinic/route.tsx',
    tab: {
      label: 'Clinic',
      icon: 'clinic',
      group: 'settings',
      about: 'Name, address, opening hours, and how the website looks.',
    },
    for: 'owners',
  },
  {
    path: '/admin/clinic/team',
    module: 'routes/admin/clinic/team/route.tsx',
    tab: {
      label: 'Team and hours',
      icon: 'people',
      group: 'settings',
      about: 'Practitioners, what they treat, when they work, and what the website says about them.',
    },
    for: 'owners',
  },
  {
    path: '/admin/hours/rooms',
    module: 'routes/admin/hours/rooms/route.tsx',
    tab: {
      label: 'Rooms',
      icon: 'clinic',
      group: 'settings',
      about: 'Where visits take place, and which treatments need a room.',
    },
    for: 'owners',
  },
  {
    path: '/admin/hours/settings',
    module: 'routes/admin/hours/settings/route.tsx',
    tab: {
      label: 'Online booking',
      icon: 'week',
      group: 'settings',
      about: 'Free times for visitors, how far ahead, until when they cancel, and the problems they choose from.',
    },
    for: 'owners',
  },
  {
    path: '/admin/problems',
    module: 'routes/admin/problems/route.tsx',
    under: settingsPath,
    for: 'owners',
  },
  {
    path: '/admin/messages',
    module: 'routes/admin/messages/route.tsx',
    tab: { label: 'Messages', icon: 'chat', group: 'settings', about: 'Ready words for WhatsApp, SMS and e-mail.' },
    for: 'owners',
  },
  {
    path: '/admin/people',
    module: 'routes/admin/people/route.tsx',
    tab: { label: 'People', icon: 'people', group: 'settings', about: 'Who can sign in, and what they may do.' },
    for: 'owners',
  },
  {
    path: '/admin/patient-data',
    module: 'routes/admin/patient-data/route.tsx',
    tab: {
      label: 'Privacy requests',
      icon: 'search',
      group: 'settings',
      about: 'When a patient asks to see or delete their details.',
    },
    for: 'owners',
  },
  { path: '/admin/samples', module: 'routes/admin/samples/route.tsx', under: settingsPath, for: 'owners' },
  {
    path: '/admin/system',
    module: 'routes/admin/system/route.tsx',
    tab: {
      label: 'System',
      icon: 'system',
      group: 'settings',
      about: 'Backups, version, and whether everything runs.',
    },
    for: 'owners',
  },
  {
    path: '/admin/import',
    module: 'routes/admin/import/route.tsx',
    tab: {
      label: 'Import',
      icon: 'download',
      group: 'settings',
      about: 'Articles and lists from another website or a table.',
    },
    for: 'owners',
  },
  {
    path: '/admin/changes',
    module: 'routes/admin/audit-log/route.tsx',
    tab: { label: 'History', icon: 'history', group: 'settings', about: 'Who changed what, and when.' },
    for: 'owners',
  },
  { path: '/admin/account', module: 'routes/admin/account/route.tsx', for: 'everyone' },
] as const satisfies readonly AdminPage[];

/** Pages of the admin area that are not offered to a role. */
export const closedPages: Readonly<Record<Role, readonly string[]>> = {
  owner: [],
  'front-desk': pathsOf((page) => page.for === 'owners'),
  practitioner: pathsOf((page) => page.for !== 'everyone'),
};

function pathsOf(isOne: (page: AdminPage) => boolean): string[] {
  return (adminPages as readonly AdminPage[]).filter(isOne).map(({ path }) => path);
}

/** Files that programs read. */
export const files: readonly Pick<PublicPage, 'path' | 'module' | 'hasFormToken' | 'uncached'>[] = [
  { path: '/blog/feed.xml', module: 'routes/machine-readable/feed/route.ts' },
  { path: '/booking.json', module: 'routes/machine-readable/booking/route.ts', hasFormToken: true },
  { path: '/favicon.ico', module: 'routes/machine-readable/favicon/route.ts', uncached: true }, // a redirect
  { path: '/manifest.webmanifest', module: 'routes/machine-readable/manifest/route.ts' },
  { path: '/robots.txt', module: 'routes/machine-readable/robots/route.ts' },
  { path: '/sitemap.xml', module: 'routes/machine-readable/sitemap/route.ts' },
];

/** Pages that are equal for everyone until the content changes, but for form tokens. */
export const cachedPages: readonly Pick<PublicPage, 'path' | 'paged' | 'byArea' | 'prefilledBy' | 'hasFormToken'>[] = [
  ...(publicPages as readonly PublicPage[]),
  ...files,
].filter(({ uncached }) => !uncached);
