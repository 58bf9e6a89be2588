import './rail.css';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import { fitsIcon } from '#contract/plain/logo-name.ts';
import type { ReviewCounts } from '#contract/reviews.ts';
import { useNewApplications } from '#web/admin/applications.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { askPatients } from '#web/admin/patients/patient-list.ts';
import { useReviewCounts } from '#web/admin/review-counts.ts';
import { useMayOpen } from '#web/admin/role.ts';
import { onPhones, useMedia } from '#web/admin/use-media.ts';
import { accountPath } from '#web/api/session.ts';
import { type AdminPage, adminPages, settingsPath } from '#web/pages.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { ColourChoice } from '#web/shell/colour-choice.tsx';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { ClinicLogo } from '#web/ui/drawings/clinic-logo.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/admin/frame.ts';
import * as tabWords from '#words/admin/tabs.ts';
import { useLeave } from './use-leave.ts';

/** Counts of waiting work, loaded with the frame of the admin area. */
interface Waiting {
  /** Null when it could not be loaded. */
  appointments: AppointmentCounts | null;
  reviews: ReviewCounts | null;
  /** New ones, for owners. */
  applications: number | undefined;
}

/** Context with the tab that stands for the page, looked up once for all. */
const RailContext = createContext<Waiting & { current: string }>({
  appointments: null,
  reviews: null,
  applications: undefined,
  current: '',
});

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: (waiting: Waiting) => number | undefined;
  /** New ones show there by themselves. */
  isLive?: true;
}

type Activity = Pick<Tab, 'waiting' | 'isLive'>;

const activity: Partial<Record<string, Activity>> = {
  '/admin': { waiting: ({ appointments }) => appointments?.waiting, isLive: true },
  '/admin/reviews': { waiting: ({ reviews }) => reviews?.new },
  '/admin/career': { waiting: ({ applications }) => applications },
};

const tabs = adminPages.flatMap((page) =>
  'tab' in page ? [{ to: page.path, label: tabWords.tabs[page.path], ...page.tab, ...activity[page.path] }] : [],
);
/** Tabs in the bar of phones, in order. The front desk's others are under More there, and on low screens. */
const inBar = ['/admin', '/admin/overview', '/admin/calendar', '/admin/patients'];
const frontDesk = tabs.filter(({ group }) => group === 'front-desk');
const daily = frontDesk.filter(({ to }) => inBar.includes(to));
const dailyInBar = inBar.flatMap((path) => daily.filter(({ to }) => to === path));
const atTimes = frontDesk.filter(({ to }) => !inBar.includes(to));
const website = tabs.filter(({ group }) => group === 'website');
const more = tabs.filter(({ group }) => group === 'more');
const settings: Tab = { to: settingsPath, label: tabWords.settings, icon: 'system' };
const account: Tab = { to: accountPath, label: tabWords.account, icon: 'person' };

interface RailProps {
  clinicName: string;
  /** Opens the palette. */
  onFind: () => void;
  onShortcuts: () => void;
}

/** A rail at the side in groups; on phones a bar at the top that scrolls sideways, with the rest under More. */
export function Rail({ clinicName, ...menu }: RailProps) {
  const logo = useShellData()?.logo;
  const isPhone = useMedia(onPhones);
  const isLow = useMedia('(max-width: 79.99em) and (max-height: 47.99em)');
  const isFolded = isPhone || isLow;
  const { counts } = useLiveUpdates();
  const waiting = { appointments: counts, reviews: useReviewCounts(), applications: useNewApplications() };
  const mayOpen = useMayOpen();
  const { pathname } = useLocation();
  const tab = tabOf(pathname);
  // The front desk has no Settings, and reaches the week beside the closures.
  const current = mayOpen(pathname) && !mayOpen(tab) ? '/admin/closures' : tab;
  return (
    <RailContext value={{ ...waiting, current }}>
      <nav ref={useShownTab()} className="rail unprinted" aria-label={words.admin}>
        {/* Opens a fresh document: by its address the service worker tells windows of the admin area from those of the website. */}
        <a className="rail-brand" href={pageAddress('/')} aria-label={words.toWebsite(clinicName)}>
          {logo && fitsIcon(logo) ? <ClinicLogo logo={logo} alt="" /> : <Logo />}
        </a>
        {/* Chromium leaves a focused tab out of sight that begins where the bar ends. */}
        <div className="rail-tabs" onFocus={({ target }) => showWhole(target)}>
          <TabList title={words.frontDesk} tabs={isPhone ? dailyInBar : daily} />
          {!isFolded && <TabList tabs={atTimes} />}
          <TabList title={words.website} tabs={website} />
        </div>
        <MenuButton
          menu="rail-more"
          icon="more"
          group={[...more, ...(isFolded ? atTimes : []), ...(isPhone ? [settings, account] : [])]}
        >
          {words.more}
        </MenuButton>
        <Menu id="rail-more">
          {isFolded && <TabList title={words.frontDesk} tabs={atTimes} />}
          <TabList title={words.website} tabs={more} />
          {isPhone && (
            <>
              <TabList title={words.youAndClinic} tabs={[settings, account]} />
              <Leave {...menu} />
            </>
          )}
        </Menu>
        {!isPhone && (
          <div className="rail-foot">
            <TabList title={words.clinic} tabs={[settings]} />
            <MenuButton menu="rail-account" icon="person" group={[account]}>
              {words.you}
            </MenuButton>
            <Menu id="rail-account">
              <TabList title={words.you} tabs={[account]} />
              <Leave {...menu} />
            </Menu>
          </div>
        )}
      </nav>
    </RailContext>
  );
}

/** Scrolls to the tab that is open: sideways on phones, and where the screen is lower than the rail. */
function useShownTab() {
  const { pathname } = useLocation();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = rail.current?.querySelector('.rail-tabs [aria-current]');
    if (tab) showWhole(tab);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the tab is read from the document, which changes with the path
  }, [pathname]);
  return rail;
}

const showWhole = (tab: Element) => tab.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** Address of the tab that stands for a page. */
function tabOf(pathname: string) {
  const page = (adminPages as readonly AdminPage[]).find(({ path }) => matchPath(path, pathname));
  if (page?.tab) return page.tab.group === 'settings' ? settingsPath : page.path;
  return page?.under ?? tabs.findLast(({ to }) => to !== '/admin' && pathname.startsWith(`${to}/`))?.to ?? pathname;
}

interface MenuButtonProps {
  menu: string;
  icon: IconName;
  /** Tabs in the menu; it stands out while one of them is open. */
  group: readonly Tab[];
  children: string;
}

function MenuButton({ menu, icon, group, children }: MenuButtonProps) {
  const { current } = useContext(RailContext);
  const mayOpen = useMayOpen();
  const isIn = group.some(({ to }) => to === current);
  if (!group.some(({ to }) => mayOpen(to))) return null;
  return (
    <button type="button" className="rail-tab" popoverTarget={menu} data-current={isIn}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** Closes with the choice. */
function Menu({ id, children }: { id: string; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <div key={key} id={id} className="rail-menu" popover="auto">
      {children}
    </div>
  );
}

function TabList({ title, tabs: listed }: { title?: string; tabs: readonly Tab[] }) {
  const mayOpen = useMayOpen();
  const offered = listed.filter(({ to }) => mayOpen(to));
  if (offered.length === 0) return null;
  return (
    <>
      {title && <h2 className="rail-title">{title}</h2>}
      <ul>
        {offered.map((tab) => (
          <li key={tab.to}>
            <RailLink tab={tab} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists that take longest to open are asked for when a pointer or the focus comes near. */
const asksAhead: Partial<Record<string, () => void>> = { '/admin/patients': askPatients };

function RailLink({ tab }: { tab: Tab }) {
  const { unread } = useLiveUpdates();
  const { current, ...waiting } = useContext(RailContext);
  const isCurrent = current === tab.to;
  const ask = isCurrent ? undefined : asksAhead[tab.to];
  return (
    <Link
      className="rail-tab"
      to={tab.to}
      prefetch="intent"
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={ask}
      onFocus={ask}
    >
      <Icon name={tab.icon} />
      {tab.label}
      <Badge count={tab.waiting?.(waiting)} unread={tab.isLive ? unread : 0} />
    </Link>
  );
}

function Badge({ count = 0, unread }: { count: number | undefined; unread: number }) {
  if (count === 0) return null;
  return (
    <span className="rail-badge centered num outlined" data-new={unread > 0}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden">{unread > 0 ? words.waitingAndNew(unread) : words.waiting}</span>
    </span>
  );
}

function Leave({ onFind, onShortcuts }: Pick<RailProps, 'onFind' | 'onShortcuts'>) {
  const { lock, signOut, isLeaving } = useLeave();
  return (
    <>
      <button type="button" className="rail-tab" onClick={onFind}>
        <Icon name="search" />
        {words.find}
      </button>
      <button type="button" className="rail-tab" aria-disabled={isLeaving} onClick={lock}>
        <Icon name="lock" />
        {words.lock}
      </button>
      <button type="button" className="rail-tab" aria-disabled={isLeaving} onClick={signOut}>
        <Icon name="signOut" />
        {words.signOut}
      </button>
      <button type="button" className="rail-tab" onClick={onShortcuts}>
        <Icon name="keyboard" />
        {words.shortcuts}
      </button>
      <a className="rail-tab" href={pageAddress('/')}>
        <Icon name="out" />
        {words.website}
      </a>
      <ColourChoice />
    </>
  );
}
