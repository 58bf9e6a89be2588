// See docs/decisions/0035-one-list-of-pages.md.

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
  { path: '/blog/:slug', module: 'routes/public/blogs/article/route.tsx' },
  { path: '/career', module: 'routes/public/careers/route.tsx' },
  { path: '/career/:id', module: 'routes/public/careers/opening/route.tsx' },
  {
    path: '/career/:id/apply',
    module: 'routes/public/careers/apply/route.tsx',
    hasFormToken: true,
    takesFile: true,
    unlisted: true,
  },
  { path: '/conditions', module: 'routes/public/conditions/route.tsx', byArea: true },
  { path: '/conditions/:id', module: 'routes/public/conditions/condition/route.tsx' },
  { path: '/gallery', module: 'routes/public/gallery/route.tsx', paged: true },
  { path: '/pages/:slug', module: 'routes/public/pages/route.tsx' },
  { path: '/privacy', module: 'routes/public/privacy/route.tsx', unlisted: true },
  { path: '/review', module: 'routes/public/review/route.tsx', hasFormToken: true },
  { path: '/reviews', module: 'routes/public/reviews/route.tsx', paged: true },
  { path: '/search', module: 'routes/public/search/route.tsx', unlisted: true, uncached: true },
  { path: '/treatments', module: 'routes/public/treatments/route.tsx' },
  { path: '/treatments/:slug', module: 'routes/public/treatments/treatment/route.tsx' },
] as const satisfies readonly PublicPage[];

/** A patient's own page about their request, found by a secret in its address: neither cached nor listed anywhere. */
export const patientPage = { path: '/visit/:token', module: 'routes/visit/route.tsx' } as const satisfies Page;

interface AdminPage extends Page {
  /** How the rail of the admin area leads to it. */
  tab?: { label: string; icon: IconName };
  /** Owners alone can use it: all of its calls belong to them. */
  ownersOnly?: true;
}

export const loginPage = { path: '/login', module: 'routes/login/route.tsx' } as const satisfies Page;

/** The ways into the admin area, which search engines are told to leave out. */
export const signInPages = [
  loginPage,
  { path: '/new-password', module: 'routes/new-password/route.tsx' },
] as const satisfies readonly Page[];

/** The admin area; its tabs are in the order of the rail. */
export const adminPages = [
  {
    path: '/admin',
    module: 'routes/admin/appointments/route.tsx',
    tab: { label: 'Appointments', icon: 'calendar' },
  },
  { path: '/admin/calendar', module: 'routes/admin/calendar/route.tsx', tab: { label: 'Calendar', icon: 'clock' } },
  { path: '/admin/overview', module: 'routes/admin/overview/route.tsx' },
  { path: '/admin/reviews', module: 'routes/admin/reviews/route.tsx', tab: { label: 'Reviews', icon: 'star' } },
  { path: '/admin/blogs', module: 'routes/admin/blogs/route.tsx', tab: { label: 'Blogs', icon: 'pencil' } },
  { path: '/admin/blogs/:id', module: 'routes/admin/blogs/blog/route.tsx' },
  { path: '/admin/gallery', module: 'routes/admin/gallery/route.tsx', tab: { label: 'Gallery', icon: 'image' } },
  { path: '/admin/career', module: 'routes/admin/careers/route.tsx', tab: { label: 'Career', icon: 'briefcase' } },
  {
    path: '/admin/career/applications',
    module: 'routes/admin/careers/applications/route.tsx',
    ownersOnly: true,
  },
  {
    path: '/admin/conditions',
    module: 'routes/admin/conditions/route.tsx',
    tab: { label: 'Conditions', icon: 'joint' },
  },
  { path: '/admin/conditions/new', module: 'routes/admin/conditions/new/route.tsx' },
  { path: '/admin/conditions/symptoms', module: 'routes/admin/conditions/symptoms/route.tsx' },
  { path: '/admin/conditions/:id', module: 'routes/admin/conditions/edit/route.tsx' },
  {
    path: '/admin/treatments',
    module: 'routes/admin/treatments/route.tsx',
    tab: { label: 'Treatments', icon: 'listBullets' },
    ownersOnly: true,
  },
  {
    path: '/admin/problems',
    module: 'routes/admin/problems/route.tsx',
    tab: { label: 'Problems', icon: 'listNumbers' },
    ownersOnly: true,
  },
  {
    path: '/admin/clinic',
    module: 'routes/admin/clinic/route.tsx',
    tab: { label: 'Clinic', icon: 'clinic' },
    ownersOnly: true,
  },
  { path: '/admin/notices', module: 'routes/admin/notices/route.tsx', tab: { label: 'Notices', icon: 'info' } },
  {
    path: '/admin/closures',
    module: 'routes/admin/closures/route.tsx',
    tab: { label: 'Closures', icon: 'calendarOff' },
  },
  {
    path: '/admin/hours',
    module: 'routes/admin/hours/route.tsx',
    tab: { label: 'Working hours', icon: 'week' },
  },
  { path: '/admin/hours/leave', module: 'routes/admin/hours/leave/route.tsx' },
  { path: '/admin/hours/rooms', module: 'routes/admin/hours/rooms/route.tsx', ownersOnly: true },
  { path: '/admin/hours/settings', module: 'routes/admin/hours/settings/route.tsx', ownersOnly: true },
  {
    path: '/admin/texts',
    module: 'routes/admin/texts/route.tsx',
    tab: { label: 'Texts', icon: 'quote' },
    ownersOnly: true,
  },
  {
    path: '/admin/pages',
    module: 'routes/admin/pages/route.tsx',
    tab: { label: 'Pages', icon: 'link' },
    ownersOnly: true,
  },
  {
    path: '/admin/messages',
    module: 'routes/admin/messages/route.tsx',
    tab: { label: 'Messages', icon: 'chat' },
    ownersOnly: true,
  },
  { path: '/admin/untold', module: 'routes/admin/untold/route.tsx' },
  { path: '/admin/tomorrow', module: 'routes/admin/tomorrow/route.tsx' },
  { path: '/admin/wait-list', module: 'routes/admin/wait-list/route.tsx' },
  { path: '/admin/patient-data', module: 'routes/admin/patient-data/route.tsx', ownersOnly: true },
  { path: '/admin/changes', module: 'routes/admin/audit-log/route.tsx', ownersOnly: true },
  { path: '/admin/people', module: 'routes/admin/people/route.tsx', ownersOnly: true },
  { path: '/admin/import', module: 'routes/admin/import/route.tsx', ownersOnly: true },
  { path: '/admin/system', module: 'routes/admin/system/route.tsx', ownersOnly: true },
  { path: '/admin/samples', module: 'routes/admin/samples/route.tsx', ownersOnly: true },
  { path: '/admin/account', module: 'routes/admin/account/route.tsx' },
] as const satisfies readonly AdminPage[];

/** Pages for owners only, which are not offered to the front desk. */
export const ownersPages: readonly string[] = (adminPages as readonly AdminPage[])
  .filter(({ ownersOnly }) => ownersOnly)
  .map(({ path }) => path);

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
