import type { Appointment } from '#contract/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { ApiError } from '#web/api/client.ts';
import { sharedList } from './answers.ts';
import { recordsOf } from './cache.ts';

// Records that more than one tab shows and changes.

export const requests = recordsOf<Appointment>('appointment', ({ reference }) =>
  adminApi.appointments.getByReference({ params: { reference } }),
);

/** Undefined if there is none, such as at the address of a request that was erased. */
export async function findRequest(reference: string, options: { signal: AbortSignal; isBackground: true }) {
  try {
    return await adminApi.appointments.getByReference({ params: { reference } }, options);
  } catch (error) {
    if (error instanceof ApiError && error.isMissing) return undefined;
    throw error;
  }
}

export const visits = recordsOf<CalendarVisit>('visit', ({ id }) => adminApi.visits.get({ params: { id } }));

export const visitsOfRequest = (id: number) =>
  sharedList(visits, `of ${id}`, (options) => adminApi.visits.listOfRequest({ params: { id } }, options), 'visits');
