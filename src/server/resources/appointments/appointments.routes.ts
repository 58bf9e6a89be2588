import { appointments } from '#contract/appointments.ts';
import { createLiveUpdates } from '#server/live-updates.ts';
import type { ResourceContext } from '../resource.ts';
import {
  countAppointments,
  exportAppointments,
  listAppointments,
  listDrafts,
  markDone,
  readUpdate,
  storeDraft,
} from './appointments.service.ts';
import { createAppointmentStore } from './new-appointments.service.ts';

export function mountAppointments({ mount, db, clock, ...parts }: ResourceContext) {
  const store = createAppointmentStore(db, clock);
  const liveUpdates = createLiveUpdates({ read: () => readUpdate(db), ...parts });
  mount(appointments.create, ({ body }, c) =>
    store({ key: c.get('idempotencyKey'), body }).finally(liveUpdates.pollSoon),
  );
  mount(appointments.add, ({ body }, c) =>
    store({ key: c.get('idempotencyKey'), body, change: c.get('change') }).finally(liveUpdates.pollSoon),
  );
  mount(appointments.list, ({ query }) => listAppointments(db, query));
  mount(appointments.counts, () => countAppointments(db));
  mount(appointments.export, async ({ query }, c) => {
    const { day, total, text } = await exportAppointments(db, query, c.get('change'));
    c.header('Content-Disposition', `attachment; filename="appointments-${day}.csv"`);
    c.header('X-Total-Count', String(total));
    return text;
  });
  mount(appointments.events, (_input, c) => liveUpdates.open(c.get('session')));
  mount(appointments.listDrafts, (_input, c) => listDrafts(db, c.get('session').administratorId));
  mount(appointments.storeDraft, ({ params, body }, c) => {
    const { administratorId } = c.get('session');
    return storeDraft(db, {
      appointment_id: params.id,
      administrator_id: administratorId,
      text: body.text,
      typed_at: clock(),
    });
  });
  mount(appointments.markDone, ({ params, body }, c) =>
    markDone(db, params.id, body.remarks, c.get('change')).finally(liveUpdates.pollSoon),
  );
}
