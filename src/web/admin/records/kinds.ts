import type { Appointment } from '#contract/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { recordsOf } from './cache.ts';

// Records that more than one tab shows and changes.

export const requests = recordsOf<Appointment>('appointment', ({ reference }) =>
  adminApi.appointments.getByReference({ params: { reference } }),
);

export const visits = recordsOf<CalendarVisit>('visit', ({ id }) => adminApi.visits.get({ params: { id } }));
