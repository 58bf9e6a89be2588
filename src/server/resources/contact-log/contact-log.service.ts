import type { z } from 'zod';
import { contactLog } from '#contract/contact-log.ts';
import { notFound } from '#server/app-error.ts';
import type { ChangeRequest } from '#server/db/changes.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { readSchedule } from '#server/db/schedule.queries.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import {
  changeAppointment,
  getAppointment,
  toAppointment,
  updateAppointment,
} from '../appointments/appointment-record.queries.ts';
import * as queries from '../appointments/appointments.queries.ts';
import { deleteContact, findContact, insertContact, listContacts } from '../appointments/contacts.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { countBooked, listUnreminded } from '../visits/visits.queries.ts';

export function mountContactLog({ mount, db, clock }: ResourceContext) {
  mount(contactLog.list, ({ params }) => listEntries(db, params.id));
  mount(contactLog.listUntold, async () => (await queries.listUntold(db)).map(toAppointment));
  mount(contactLog.listReminders, () => listReminders(db, clock()));
  mount(contactLog.create, ({ params, body }, c) => addEntry(db, params.id, body, c.get('change')));
  mount(contactLog.remove, ({ params }, c) => removeEntry(db, params.id, c.get('change')));
}

async function listEntries(db: Database, id: number) {
  await getAppointment(db, id);
  return listContacts(db, id);
}

type NewEntry = z.output<typeof contactLog.create.body>;

async function addEntry(
  db: Database,
  appointment_id: number,
  { visit_starts_at: about, ...entry }: NewEntry,
  change: ChangeRequest,
) {
  const { administratorId: administrator_id, at: created_at } = change;
  const visit_starts_at = about === undefined ? null : Date.parse(about);
  return changeAppointment(db, appointment_id, change, async (trx) => {
    await insertContact(trx, { appointment_id, administrator_id, ...entry, created_at, visit_starts_at });
    await updateAppointment(trx, appointment_id, { told_at: created_at });
    return { entry: { action: 'told' } };
  });
}

async function removeEntry(db: Database, entryId: number, change: ChangeRequest) {
  const entry = await findContact(db, entryId);
  if (!entry) throw notFound();
  const id = entry.appointment_id;
  await changeAppointment(db, id, change, async (trx) => {
    if (!(await deleteContact(trx, entryId))) throw notFound();
    const [last] = await listContacts(trx, id);
    await updateAppointment(trx, id, { told_at: last?.created_at ?? null });
    return { entry: { action: 'changed', fields: ['told mark'] } };
  });
  return null;
}

/** The visits of tomorrow, and before closed days those of the next open day too. */
async function listReminders(db: Database, now: number) {
  const timeZone = await clinicTimeZone(db);
  const first_day = Temporal.PlainDate.from(dayAt(now, timeZone)).add({ days: 1 });
  const last_day = await nextOpenDay(db, first_day);
  const { from = 0, until = 0 } = daysToRange({ from: first_day.toString(), to: last_day.toString() }, timeZone);
  const rows = await listUnreminded(db, from, until);
  const ids = [...new Set(rows.map(({ appointment_id }) => appointment_id))];
  const requests = new Map((await queries.listByIds(db, ids)).map((request) => [request.id, request]));
  const visits = rows.flatMap((row) => {
    const request = requests.get(row.appointment_id);
    return request ? [{ visit: row, appointment: toAppointment(request) }] : [];
  });
  const booked = await countBooked(db, from, until);
  return { first_day: first_day.toString(), last_day: last_day.toString(), booked, visits };
}

/** How far ahead an open day is looked for. */
const longestClosure = { days: 31 };

/** The first open day from this one on; this one where the clinic is closed for longer. */
async function nextOpenDay(db: Database, first: Temporal.PlainDate) {
  const last = first.add(longestClosure);
  const schedule = await readSchedule(db, first.toString(), last.toString());
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    if (schedule.openingBetween(day.toString(), day.toString()).length > 0) return day;
  return first;
}
