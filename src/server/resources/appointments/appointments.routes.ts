import { appointments } from '#contract/appointments.ts';
import type { ResourceContext } from '../resource.ts';
import { bookAppointment, countAppointments, listAppointments, markDone } from './appointments.service.ts';

export function mountAppointments({ mount, db, clock }: ResourceContext) {
  mount(appointments.create, ({ body }, c) => bookAppointment(db, clock, { key: c.get('idempotencyKey'), body }));
  mount(appointments.list, ({ query }) => listAppointments(db, query));
  mount(appointments.counts, () => countAppointments(db));
  mount(appointments.markDone, ({ params, body }, c) =>
    markDone(db, params.id, body.remarks, c.get('expectedVersion')),
  );
}
