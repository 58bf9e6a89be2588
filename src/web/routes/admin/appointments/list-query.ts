import type { AppointmentStatus } from '#contract/appointments.ts';
import { listAddress, type Narrowing } from '#web/admin/list/list-address.ts';

export type ListQuery = Narrowing<AppointmentStatus>;

/** What is open while a booking is entered for a caller; no reference is that short. */
export const newBooking = 'new';

/** What waits for a call comes first. */
export const { readListQuery, toSearch, isSameList } = listAddress<AppointmentStatus>(['pending', 'all', 'done']);
