import { ButtonLink } from '#web/admin/button.tsx';
import './admin.css';
import './large-text.css';
import {
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  matchPath,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { addressIn } from '#contract/plain/languages.ts';
import type { Role } from '#contract/roles.ts';
import { onOpenNewest } from '#web/admin/live/alerts.ts';
import { LiveUpdatesProvider, useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { drafts } from '#web/admin/records/draft.ts';
import { openReviewCounts } from '#web/admin/review-counts.ts';
import { RoleContext, useIsPractitioner } from '#web/admin/role.ts';
import { ignoreSecondClicks } from '#web/admin/second-click.ts';
import { rememberTimeZone } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { rememberPageKey, resumePage, storeSoon, surviveLock, takePlace, takeTyped } from '#web/api/locked-page.ts';
import { accountPath, adminLanguage, isKnownAs, isOpen, loginPath, noteLanguage, noteRole } from '#web/api/session.ts';
import { closedPages } from '#web/pages.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { MessagePage } from '#web/shell/error-page.tsx';
import { useHeadingFocus } from '#web/shell/use-heading-focus.ts';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';
import { adminIconPaths } from '#web/ui/drawings/admin-icon-paths.ts';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { IconDrawings } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { withoutLanguage } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/admin/frame.ts';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';
import { PaletteOnDemand } from './palette/palette-on-demand.tsx';
import { Rail } from './rail.tsx';
import { AccessEnded, SessionGuard } from './session/session-guard.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';

const homePath = '/admin';
/** First page of practitioners. */
const practitionersPath = '/admin/calendar';

/** Only looks for a stored token, and whether the screen is locked; whether it is still valid, the server decides with every call. */
const requireToken: Route.ClientMiddlewareFunction = async ({ url }) => {
  const path = withoutLanguage(url.pathname);
  if (!isOpen()) throw redirect(loginPath(path + url.search));
  await openInLanguage(url);
  if (isKnownAs('practitioner') && path === homePath) throw redirect(practitionersPath);
};

/** Loads the page in the language that the administrator has chosen, which is another build. */
async function openInLanguage({ pathname, search, hash }: URL) {
  if (adminLanguage() === language) return;
  window.location.replace(addressIn(adminLanguage(), withoutLanguage(pathname)) + search + hash);
  await new Promise<never>(() => {}); // the page is being left
}

/**
 * React Router reloads the document if a script of the next page is gone, since the site was updated. This opens that page instead; browsers
 * without the Navigation API stay where they were.
 */
const leadOn: Route.ClientMiddlewareFunction = async ({ url, request }, next) => {
  if (!('navigation' in window)) return;
  const open = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    window.location.assign(url);
  };
  window.navigation.addEventListener('navigate', open, { signal: request.signal });
  await next();
  window.navigation.removeEventListener('navigate', open);
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireToken, leadOn];

interface Frame {
  role: Role;
  appointments: AppointmentCounts | null;
  lacksTreatments: boolean;
}

/** Known on every other tab; what changes in it comes with live updates. */
let known: { path: string; frame: Frame } | undefined;

/** Loads again what surrounds the tabs when the same page is loaded again, and on another tab only what no live update tells. */
export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const isOwnOnly = isKnownAs('practitioner');
  const counting = isOwnOnly ? undefined : openReviewCounts();
  const isOther = known !== undefined && known.path !== url.pathname;
  if (known && isOther) {
    known.path = url.pathname;
    return known.frame;
  }
  const [session, appointments, treatments] = await Promise.all([
    loadOr(null, () => adminApi.session.get({}, { signal }), { signal }),
    isOwnOnly ? null : loadOr(null, () => adminApi.appointments.counts({}, { signal }), { signal }),
    loadOr(null, () => adminApi.treatments.listPublic({}, { signal }), { signal }),
    counting,
  ]);
  if (session) {
    noteRole(session.role);
    noteLanguage(session.language);
    await openInLanguage(url);
  }
  if (session?.needs && withoutLanguage(url.pathname) !== accountPath) throw redirect(accountPath);
  if (session) await takeBackDrafts(session.page_key);
  const frame = { role: session?.role ?? 'front-desk', appointments, lacksTreatments: treatments?.length === 0 };
  if (session && !session.needs) known = { path: url.pathname, frame };
  return frame;
}

/** Takes back text that was typed before the page was locked, loaded again, or lost in a crash. */
async function takeBackDrafts(pageKey: string) {
  await rememberPageKey(pageKey);
  const isReloaded = (await resumePage(() => Promise.resolve(pageKey))) !== undefined;
  if (isReloaded) takePlace(); // the browser goes there by itself
  drafts.takeBack(takeTyped('drafts'));
}

function useStoredDrafts() {
  useEffect(() => {
    const store = () => storeSoon(drafts.list().length === 0);
    store();
    const stops = [drafts.subscribe(store), surviveLock('drafts', drafts.list)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** The search of an admin page says what its list shows and what is open beside it, which changes nothing around the page. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

/** Nothing of the admin area stays behind in a browser, not even the page to go back to. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

/** All that the server sends of the admin area: data comes only to those who are signed in. */
export function HydrateFallback() {
  return (
    <main className="admin-loading stack">
      <Dial degrees={120} />
      <p role="status" className="soft needs-script">
        {words.loading}
      </p>
      <p className="needs-newer">{sessionMessages.needsNewerBrowser}</p>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </main>
  );
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const clinic = useClinic();
  const page = useRef<HTMLDivElement>(null);
  const [listsShortcuts, listShortcuts] = useState(false);
  const [finds, find] = useState(false);
  useHeadingFocus(page);
  useToastsAboveBars();
  useWholeFocus(page);
  useLockedPlace();
  useOpenNewest();
  useStoredDrafts();
  useEffect(ignoreSecondClicks, []);
  useEffect(() => rememberTimeZone(clinic.timeZone), [clinic.timeZone]);
  return (
    <IconDrawings value={adminIconPaths}>
      <LiveUpdatesProvider loaded={loaderData.appointments} loadedRole={loaderData.role}>
        <CurrentRole>
          <div className="admin">
            <a className="skip-link" href="#main">
              {words.skip}
            </a>
            <Rail clinicName={clinic.name} onFind={() => find(true)} onShortcuts={() => listShortcuts(true)} />
            <div ref={page} className="admin-page">
              <div className="admin-notes stack">
                <OfflineBanner />
                {loaderData.lacksTreatments && (
                  <Alert tone="note" title={appointmentMessages.noTreatments}>
                    <p>{words.usualTreatments}</p>
                  </Alert>
                )}
              </div>
              <Page />
            </div>
            <Shortcuts
              isOpen={listsShortcuts}
              onOpen={() => listShortcuts(true)}
              onClose={() => listShortcuts(false)}
            />
            <PaletteOnDemand
              isOpen={finds}
              onOpen={() => find(true)}
              onClose={() => find(false)}
              onShortcuts={() => listShortcuts(true)}
            />
            <SessionGuard />
            <AccessEnded />
          </div>
        </CurrentRole>
      </LiveUpdatesProvider>
    </IconDrawings>
  );
}

const became: Record<Role, string> = {
  owner: administratorMessages.becameOwner,
  'front-desk': administratorMessages.becameFrontDesk,
  practitioner: administratorMessages.becamePractitioner,
};

/** The open pages follow the role at once when an owner has changed it. */
function CurrentRole({ children }: { children: ReactNode }) {
  const { role } = useLiveUpdates();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const before = useRef(role);
  const tell = useEffectEvent(() => {
    toasts.success(became[role]);
    const hasGained = closedPages[role].length < closedPages[before.current].length;
    before.current = role;
    noteRole(role);
    // Revalidates for pages that have become available. One that closes holds what was typed until it is left.
    if (hasGained) void revalidate();
  });
  useEffect(() => {
    if (before.current !== role) tell();
  }, [role]);
  return <RoleContext value={role}>{children}</RoleContext>;
}

function Page() {
  const { pathname } = useLocation();
  const isClosed = closedPages[use(RoleContext)].some((path) => matchPath(path, pathname));
  /** The page that was open before it closed to them. */
  const [opened, setOpened] = useState(isClosed ? undefined : pathname);
  if (!isClosed && opened !== pathname) setOpened(pathname);
  if (isClosed && opened !== pathname && opened !== undefined) setOpened(undefined);
  return isClosed && opened !== pathname ? <ClosedPage /> : <Outlet />;
}

/** A click on a notification opens the request that came last. */
function useOpenNewest() {
  const navigate = useNavigate();
  useEffect(() => onOpenNewest(() => void navigate('/admin?open=newest')), [navigate]);
}

/** Goes on where the page was before its screen was locked. */
function useLockedPlace() {
  useEffect(() => {
    const place = takePlace();
    if (!place) return;
    window.scrollTo({ top: place.scroll, behavior: 'instant' });
    if (place.focus) document.getElementById(place.focus)?.focus({ preventScroll: true });
  }, []);
}

/**
 * Browsers scroll until the caret of a field or a part of a link is in sight, and the rest may stay behind a save bar. After Tab
 * the whole of it shows.
 */
function useWholeFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const showWhole = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof HTMLElement)
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const element = page.current;
    element?.addEventListener('keyup', showWhole);
    return () => element?.removeEventListener('keyup', showWhole);
  }, [page]);
}

/** Instead of a page that their role cannot use: they have typed its address, or followed a link from somewhere. */
function ClosedPage() {
  const isOwn = useIsPractitioner();
  return (
    <main id="main" tabIndex={-1}>
      <MessagePage
        title={isOwn ? words.forFrontDesk : words.forOwners}
        text={isOwn ? words.askFrontDesk : words.askOwner}
      >
        <ButtonLink isLarge to={isOwn ? practitionersPath : homePath}>
          {isOwn ? words.toCalendar : words.toAppointments}
        </ButtonLink>
      </MessagePage>
    </main>
  );
}

/** Says that the page shows what was loaded last, as long as the browser has no network. */
function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Alert tone="warning" title={words.offline}>
      <p>{words.offlineAdvice}</p>
    </Alert>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Bars that save or send, and stay at hand below scrolling content. */
const bars = '.save-bar, .clinic-save, .condition-save, .dialog-footer, .remarks-pinned';

/**
 * Tells the styles of the messages how much of the window's bottom a message must leave free, so that it never covers a button that saves. It
 * is measured, because bars grow: by a line on narrow screens, and by why saving failed.
 */
function useToastsAboveBars() {
  useEffect(() => {
    const measure = () => {
      const region = document.querySelector<HTMLElement>('.toasts');
      if (!region || !isPopoverOpen(region)) return;
      const toasts = region.getBoundingClientRect();
      const tops = [...document.querySelectorAll(bars)]
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ left, right }) => left < toasts.right && right > toasts.left)
        .map(({ top }) => top)
        .filter((top) => top > window.innerHeight / 3 && top < window.innerHeight);
      const room = Math.max(0, ...tops.map((top) => window.innerHeight - top));
      // The property is set on the region, to limit the styles that are computed again.
      region.style.setProperty('--save-bar', `${room}px`);
    };
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    const moves = ['scroll', 'resize', 'transitionend'];
    for (const move of moves) window.addEventListener(move, measure, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      for (const move of moves) window.removeEventListener(move, measure, { capture: true });
    };
  }, []);
}
