import type { AppointmentCounts } from '#contract/appointments.ts';
import type { IconName } from '#web/ui/icon-paths.ts';

/** What waits for the desk, loaded with the frame of the admin area. */
export interface Waiting {
  /** Null when it could not be loaded. */
  appointments: AppointmentCounts | null;
}

interface Tab {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: (waiting: Waiting) => number | undefined;
}

/** The tabs of the admin area, in the order of the rail. */
export const tabs: readonly Tab[] = [
  { to: '/admin', label: 'Appointments', icon: 'calendar', waiting: ({ appointments }) => appointments?.pending },
];
