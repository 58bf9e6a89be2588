import type { Role } from '../roles.ts';

/** Messages to administrators, each of which they turn on or off for themselves. */
export const staffMails = ['new_request', 'cancellation', 'trouble'] as const;
export type StaffMail = (typeof staffMails)[number];

/** All messages to administrators. */
export type StaffMessageKey = StaffMail | 'new_password';

/** Default for an administrator who has not chosen: owners hear of mail that does not go out. */
export const isMailedByDefault = (mail: StaffMail, role: Role) => mail === 'trouble' && role === 'owner';
