import type { AppointmentCounts } from '#contract/appointments.ts';
import type { ReviewCounts } from '#contract/reviews.ts';
import type { IconName } from '#web/ui/admin-icon-paths.ts';

/** What waits for the desk, loaded with the frame of the admin area. */
export interface Waiting {
  /** Null when it could not be loaded. */
  appointments: AppointmentCounts | null;
  reviews: ReviewCounts | null;
}

export interface Tab {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: (waiting: Waiting) => number | undefined;
  /** New ones show there by themselves. */
  isLive?: true;
}

/** Above the tabs. */
export const overview: Tab = { to: '/admin/overview', label: 'Overview', icon: 'chart' };

/** How many of the tabs are in sight on a phone. */
export const tabsInBar = 5;

/** The tabs of the admin area, in the order of the rail. */
export const tabs: readonly Tab[] = [
  {
    to: '/admin',
    label: 'Appointments',
    icon: 'calendar',
    waiting: ({ appointments }) => appointments?.pending,
    isLive: true,
  },
  { to: '/admin/reviews', label: 'Reviews', icon: 'star', waiting: ({ reviews }) => reviews?.inactive },
  { to: '/admin/blogs', label: 'Blogs', icon: 'pencil' },
  { to: '/admin/gallery', label: 'Gallery', icon: 'image' },
  { to: '/admin/career', label: 'Career', icon: 'briefcase' },
  { to: '/admin/conditions', label: 'Conditions', icon: 'joint' },
  { to: '/admin/clinic', label: 'Clinic', icon: 'clinic' },
];

/** Apart from the tabs: nothing of the site itself. */
export const asides: readonly Tab[] = [
  { to: '/admin/patient-data', label: 'Patient data', icon: 'search' },
  { to: '/admin/changes', label: 'Changes', icon: 'history' },
  { to: '/admin/account', label: 'Account', icon: 'person' },
];
