import './rail.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import type { ReviewCounts } from '#contract/reviews.ts';
import { useNewApplications } from '#web/admin/application-counts.ts';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { useReviewCounts } from '#web/admin/review-counts.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { adminPages, ownersPages } from '#web/pages.ts';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Logo } from '#web/ui/drawings/logo.tsx';
import { useLeave } from './use-leave.ts';

/** Counts of waiting work, loaded with the frame of the admin area. */
interface Waiting {
  /** Null when it could not be loaded. */
  appointments: AppointmentCounts | null;
  reviews: ReviewCounts | null;
  /** New ones, for owners. */
  applications: number | undefined;
}

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: (waiting: Waiting) => number | undefined;
  /** New ones show there by themselves. */
  isLive?: true;
}

/** Stands above the tabs; on phones first under "More". */
const overview: Tab = { to: '/admin/overview', label: 'Overview', icon: 'chart' };

/** How many of the tabs stand above the rest; on a phone the calendar stands under More as well. */
const tabsInBar = 6;

type Activity = Pick<Tab, 'waiting' | 'isLive'>;

const activity: Partial<Record<string, Activity>> = {
  '/admin': { waiting: ({ appointments }) => appointments?.waiting, isLive: true },
  '/admin/reviews': { waiting: ({ reviews }) => reviews?.new },
  '/admin/career': { waiting: ({ applications }) => applications },
};

const tabs: readonly Tab[] = adminPages.flatMap((page) =>
  'tab' in page ? [{ to: page.path, ...page.tab, ...activity[page.path] }] : [],
);

/** Apart from the tabs, since they do not change the site. */
const asides: readonly Tab[] = [
  { to: '/admin/patient-data', label: 'Privacy requests', icon: 'search' },
  { to: '/admin/changes', label: 'History', icon: 'history' },
  { to: '/admin/people', label: 'People', icon: 'people' },
  { to: '/admin/system', label: 'System', icon: 'system' },
  { to: '/admin/account', label: 'Account', icon: 'person' },
];

interface RailProps {
  clinicName: string;
  onShortcuts: () => void;
}

/** A rail at the side; on phones a bar at the top with the first tabs visible and the rest under "More". */
export function Rail({ clinicName, onShortcuts }: RailProps) {
  const { counts } = useLiveUpdates();
  const waiting = { appointments: counts, reviews: useReviewCounts(), applications: useNewApplications() };
  return (
    <nav ref={useShownTab()} className="rail unprinted" aria-label="Admin">
      {/* Opens a fresh document: by its address the service worker tells windows of the admin area from those of the website. */}
      <a className="rail-brand" href="/" aria-label={`${clinicName}, to the website`}>
        <Logo />
      </a>
      <div className="rail-overview">
        <RailLink tab={overview} waiting={waiting} />
      </div>
      <TabList tabs={tabs.slice(0, tabsInBar)} waiting={waiting} />
      <button type="button" className="rail-tab rail-more-button" popoverTarget="rail-more">
        <Icon name="more" />
        More
      </button>
      <More>
        <div className="rail-overview-in-more">
          <RailLink tab={overview} waiting={waiting} />
          {tabs
            .filter(({ to }) => to === '/admin/calendar')
            .map((tab) => (
              <RailLink key={tab.to} tab={tab} waiting={waiting} />
            ))}
        </div>
        <TabList tabs={tabs.slice(tabsInBar)} waiting={waiting} />
        <div className="rail-asides">
          <TabList tabs={asides} waiting={waiting} />
          <a className="rail-tab rail-website" href="/">
            <Icon name="out" />
            Website
          </a>
          <Leave />
          <button type="button" className="rail-tab" onClick={onShortcuts}>
            <Icon name="keyboard" />
            Shortcuts
          </button>
        </div>
      </More>
    </nav>
  );
}

/** Scrolls a rail that is higher than the screen to the tab that is open. */
function useShownTab() {
  const { pathname } = useLocation();
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (!rail.current || !tab) return;
    const { scrollTop, clientHeight } = rail.current;
    const isShown = tab.offsetTop >= scrollTop && tab.offsetTop + tab.offsetHeight <= scrollTop + clientHeight;
    if (!isShown) rail.current.scrollTop = tab.offsetTop - clientHeight / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the tab is read from the document, which changes with the path
  }, [pathname]);
  return rail;
}

/** On phones a popover that closes with the choice; on wider screens the lower part of the rail. */
function More({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <div key={key} id="rail-more" className="rail-more" popover="auto">
      {children}
    </div>
  );
}

function TabList({ tabs: listed, waiting }: { tabs: readonly Tab[]; waiting: Waiting }) {
  const isOwner = useIsOwner();
  const offered = listed.filter(({ to }) => isOwner || !ownersPages.includes(to));
  return (
    <ul>
      {offered.map((tab) => (
        <li key={tab.to}>
          <RailLink tab={tab} waiting={waiting} />
        </li>
      ))}
    </ul>
  );
}

function RailLink({ tab, waiting }: { tab: Tab; waiting: Waiting }) {
  const { unread } = useLiveUpdates();
  return (
    <NavLink className="rail-tab" to={tab.to} end={tab.to === '/admin'}>
      <Icon name={tab.icon} />
      {tab.label}
      <Badge count={tab.waiting?.(waiting)} unread={tab.isLive ? unread : 0} />
    </NavLink>
  );
}

function Badge({ count = 0, unread }: { count: number | undefined; unread: number }) {
  if (count === 0) return null;
  return (
    <span className="rail-badge centered num outlined" data-new={unread > 0}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> waiting{unread > 0 && `, ${unread} new`}</span>
    </span>
  );
}

function Leave() {
  const { lock, signOut, isLeaving } = useLeave();
  return (
    <>
      <button type="button" className="rail-tab" aria-disabled={isLeaving} onClick={lock}>
        <Icon name="lock" />
        Lock
      </button>
      <button type="button" className="rail-tab" aria-disabled={isLeaving} onClick={signOut}>
        <Icon name="signOut" />
        Sign out
      </button>
    </>
  );
}
