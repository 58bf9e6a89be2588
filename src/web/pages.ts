// See docs/decisions/0035-one-list-of-pages.md.

import { markdownPathOf } from '#contract/plain/markdown.ts';
import type { Role } from '#contract/roles.ts';
import type { IconName } from './ui/drawings/admin-icon-paths.ts';

interface Page {
  /** The address, with parameters as React Router writes them. */
  path: `/${string}`;
  /** Its route module. */
  module: string;
}

export interface PublicPage extends Page {
  /** It has a form of visitors: the page cache fills in a fresh form token when it sends the page, and no other cache may store it. */
  hasFormToken?: true;
  /** Parameters with an id, for each of which the page cache has a page of its own. */
  prefilledBy?: readonly string[];
  /** The call of its form, which has a file: for browsers without scripts, whose forms may be larger here than elsewhere. */
  takesFile?: `POST /api/${string}`;
  /** It only informs, so the browser loads it as a document, without React. */
  isDocument?: true;
  /** It is a list in parts, which follow at `?cursor=`. */
  paged?: true;
  /** It shows one body area at `?area=`, and all that it lists from A to Z at `?list=a-to-z`. */
  byArea?: true;
  /** It shows one category of pictures at `?category=`. */
  byCategory?: true;
  /** Search engines are told to leave it out: its `pageMeta` has no description. */
  unlisted?: true;
  /** It depends on what was typed, so the page cache leaves it out, or anyone could fill it. */
  uncached?: true;
}

export interface AdminPage extends Page {
  /** How the rail of the admin area leads to it; a page of settings from the list of settings. Its name is in `words/admin/tabs.ts`. */
  tab?: { icon: IconName; group: 'front-desk' | 'website' | 'more' | 'settings' };
  /** Tab that stands for it, where its address does not begin with the tab's. */
  under?: `/admin${string}`;
  /** Roles that can use it, where these are not the front desk and owners. */
  for?: 'owners' | 'everyone';
}

type Facts = Omit<PublicPage & AdminPage, keyof Page>;

/** A page whose route module is in a folder of `routes`, and what else is to know about it. */
function page<const P extends Page['path'], const F extends Facts = object>(
  path: P,
  folder: string,
  facts?: F & Record<Exclude<keyof F, keyof Facts>, never>,
) {
  return { path, module: `routes/${folder}/route.tsx`, ...facts } as { path: P; module: string } & F;
}

const frontDesk = (icon: IconName) => ({ tab: { icon, group: 'front-desk' } }) as const;
const website = (icon: IconName) => ({ tab: { icon, group: 'website' } }) as const;
const more = (icon: IconName) => ({ tab: { icon, group: 'more' } }) as const;
const setting = (icon: IconName) => ({ for: 'owners', tab: { icon, group: 'settings' } }) as const;

/**
 * Pages for visitors. Made from this list: the routes, which pages are cached, the sitemap, and the pages that
 * screenshots and the tests of accessibility, HTML, payloads, headers and budgets visit.
 */
export const publicPages = [
  page('/', 'public/home', { isDocument: true }),
  page('/about', 'public/about', { isDocument: true }),
  page('/add-condition', 'public/add-condition', { unlisted: true }),
  page('/appointment', 'public/appointment', {
    hasFormToken: true,
    prefilledBy: ['sent', 'problem', 'condition', 'treatment', 'time'],
  }),
  page('/blog', 'public/blogs', { isDocument: true, paged: true }),
  page('/blog/:slug', 'public/blogs/article', { isDocument: true }),
  page('/career', 'public/careers', { isDocument: true }),
  page('/career/:id', 'public/careers/opening', { isDocument: true }),
  page('/career/:id/apply', 'public/careers/apply', {
    hasFormToken: true,
    takesFile: 'POST /api/careers/{id}/applications',
    unlisted: true,
  }),
  page('/conditions', 'public/conditions', { isDocument: true, byArea: true }),
  page('/conditions/:id', 'public/conditions/condition', { isDocument: true }),
  page('/emergency', 'public/emergency', { isDocument: true }),
  page('/gallery', 'public/gallery', { isDocument: true, paged: true, byCategory: true }),
  page('/pages/:slug', 'public/pages', { isDocument: true }),
  page('/privacy', 'public/privacy', { isDocument: true, unlisted: true }),
  page('/review', 'public/review', { hasFormToken: true }),
  page('/reviews', 'public/reviews', { isDocument: true, paged: true }),
  page('/search', 'public/search', { isDocument: true, unlisted: true, uncached: true }),
  page('/treatments', 'public/treatments', { isDocument: true }),
  page('/treatments/:slug', 'public/treatments/treatment', { isDocument: true }),
] as const;

/** Pages that the browser loads as documents, without React. */
export const documentPages = (publicPages as readonly PublicPage[]).filter(({ isDocument }) => isDocument);

/** Pages that inform, which programs get as Markdown. */
export const informingPages = (publicPages as readonly PublicPage[]).filter(
  ({ isDocument, unlisted, uncached, hasFormToken }) => (isDocument || !unlisted) && !uncached && !hasFormToken,
);

/** Addresses of these as Markdown, which the server makes of their HTML. */
export const markdownPages = informingPages.map((page) => ({
  ...page,
  path: markdownPathOf(page.path) as Page['path'],
}));

/** A patient's own page about their request, found by a secret in its address: neither cached nor listed anywhere. */
export const patientPage = page('/visit/:token', 'visit');

/** Where a patient stops messages that are not about a visit, a document without scripts; programs of mail services post to it. */
export const stopPage = page('/stop/:token', 'stop');

/** The card of an area of the body, without a page around it. */
export const areaCard = page('/area-card', 'public/conditions/card', { byArea: true });

/** The ways into the admin area, which search engines are told to leave out. */
export const signInPages = [page('/login', 'login'), page('/new-password', 'new-password')] as const;

/** Settings of the clinic, each of which has a page of its own. */
export const settingsPath = '/admin/settings';

/** The admin area; its tabs are in the order of the rail. */
export const adminPages = [
  page('/admin/overview', 'admin/today', frontDesk('today')),
  page('/admin/unmarked', 'admin/unmarked', { under: '/admin/overview', for: 'everyone' }),
  page('/admin', 'admin/appointments', frontDesk('calendar')),
  page('/admin/calendar', 'admin/calendar', { ...frontDesk('clock'), for: 'everyone' }),
  page('/admin/patients', 'admin/patients', frontDesk('people')),
  page('/admin/patients/:id', 'admin/patients/patient'),
  page('/admin/tomorrow', 'admin/tomorrow', frontDesk('chat')),
  page('/admin/untold', 'admin/untold', { under: '/admin/tomorrow' }),
  page('/admin/to-come-back', 'admin/to-come-back', { under: '/admin/tomorrow' }),
  page('/admin/wait-list', 'admin/wait-list', { under: '/admin/tomorrow' }),
  page('/admin/closures', 'admin/closures', frontDesk('calendarOff')),
  page('/admin/hours', 'admin/hours', { under: settingsPath }),
  page('/admin/reports', 'admin/reports', { ...frontDesk('chart'), for: 'owners' }),
  page('/admin/reports/website', 'admin/website-counts', { for: 'owners' }),
  page('/admin/hours/leave', 'admin/leave', { under: '/admin/closures' }),
  page('/admin/reviews', 'admin/reviews', website('star')),
  page('/admin/blogs', 'admin/blogs', website('pencil')),
  page('/admin/blogs/:id', 'admin/blogs/blog'),
  page('/admin/gallery', 'admin/gallery', website('image')),
  page('/admin/career', 'admin/careers', website('briefcase')),
  page('/admin/career/applications', 'admin/careers/applications', { for: 'owners' }),
  page('/admin/conditions', 'admin/conditions', more('joint')),
  page('/admin/conditions/new', 'admin/conditions/new'),
  page('/admin/conditions/symptoms', 'admin/symptoms'),
  page('/admin/conditions/:id', 'admin/conditions/edit'),
  page('/admin/signs', 'admin/signs', { ...more('alert'), for: 'owners' }),
  page('/admin/treatments', 'admin/treatments', { ...more('listBullets'), for: 'owners' }),
  page('/admin/treatments/table', 'admin/treatments/table', { for: 'owners' }),
  page('/admin/pages', 'admin/pages', { ...more('quote'), for: 'owners' }),
  page('/admin/texts', 'admin/texts', { under: '/admin/pages', for: 'owners' }),
  page('/admin/translations', 'admin/translations', { under: '/admin/pages' }),
  page('/admin/notices', 'admin/notices', more('info')),
  page(settingsPath, 'admin/settings', { for: 'owners' }),
  page('/admin/clinic', 'admin/clinic', setting('clinic')),
  page('/admin/clinic/team', 'admin/team', setting('people')),
  page('/admin/appearance', 'admin/appearance', setting('image')),
  page('/admin/hours/rooms', 'admin/rooms', setting('clinic')),
  page('/admin/hours/settings', 'admin/online-booking', setting('week')),
  page('/admin/problems', 'admin/problems', { under: settingsPath, for: 'owners' }),
  page('/admin/poster', 'admin/poster', setting('image')),
  page('/admin/messages', 'admin/messages', setting('chat')),
  page('/admin/programs', 'admin/programs', setting('link')),
  page('/admin/people', 'admin/people', setting('people')),
  page('/admin/patient-data', 'admin/patient-data', setting('search')),
  page('/admin/samples', 'admin/samples', { under: settingsPath, for: 'owners' }),
  page('/admin/system', 'admin/system', setting('system')),
  page('/admin/import', 'admin/import', setting('download')),
  page('/admin/changes', 'admin/audit-log', setting('history')),
  page('/admin/account', 'admin/account', { for: 'everyone' }),
] as const;

type TabPage = Extract<(typeof adminPages)[number], { tab: object }>;

/** Addresses of the pages whose names are in `words/admin/tabs.ts`. */
export type TabPath = TabPage['path'];
export type SettingPath = Extract<TabPage, { tab: { group: 'settings' } }>['path'];

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
export const files: readonly Pick<PublicPage, 'path' | 'module' | 'hasFormToken' | 'uncached' | 'byArea'>[] = [
  areaCard,
  { path: '/.well-known/security.txt', module: 'routes/machine-readable/security/route.ts', uncached: true }, // has a date
  { path: '/blog/feed.xml', module: 'routes/machine-readable/feed/route.ts' },
  { path: '/booking.json', module: 'routes/machine-readable/booking/route.ts', hasFormToken: true },
  { path: '/favicon.ico', module: 'routes/machine-readable/favicon/route.ts', uncached: true }, // a redirect
  { path: '/llms.txt', module: 'routes/machine-readable/llms/route.ts' },
  { path: '/manifest.webmanifest', module: 'routes/machine-readable/manifest/route.ts' },
  { path: '/robots.txt', module: 'routes/machine-readable/robots/route.ts' },
  { path: '/sitemap.xml', module: 'routes/machine-readable/sitemap/route.ts' },
];

/** Pages that are equal for everyone until the content changes, but for form tokens. */
export const cachedPages: readonly Pick<
  PublicPage,
  'path' | 'paged' | 'byArea' | 'byCategory' | 'prefilledBy' | 'hasFormToken'
>[] = [...(publicPages as readonly PublicPage[]), ...markdownPages, ...files].filter(({ uncached }) => !uncached);
