import type { z } from 'zod';
import { contactLog } from '#contract/contact-log.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { invalid, notFound } from '#server/app-error.ts';
import type { Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { dayAt, daysToRange } from '#server/scheduling/days.ts';
import { changeAppointment, getAppointment, toAppointment } from '../appointments/appointment-record.queries.ts';
import * as queries from '../appointments/appointments.queries.ts';
import {
  deleteContact,
  findContact,
  insertContact,
  insertToldVisits,
  listContacts,
} from '../appointments/contacts.queries.ts';
import { listTelling } from '../appointments/outbox.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readSchedule } from '../schedules/schedule.queries.ts';
import { readToTell } from '../visits/to-tell.ts';
import { countBooked, listUnreminded, listVisitsOf, type VisitRow } from '../visits/visits.queries.ts';
import { visitsChange } from '../visits/visits.service.ts';

export function mountContactLog({ mount, db, clock, sharedTime }: ResourceContext) {
  mount(contactLog.list, ({ params }) => listEntries(db, params.id));
  mount(contactLog.listToTell, async () => {
    const { visits, holds } = await readToTell(db, clock(), await sharedTime(db));
    const mails = new Map((await listTelling(db, visits)).map((message) => [message.visit_id, message]));
    const toTell = (await withRequests(db, visits)).map((one) => ({ ...one, mail: mails.get(one.visit.id) ?? null }));
    return { visits: toTell, holds: holds.map(toAppointment) };
  });
  mount(contactLog.listReminders, () => listReminders(db, clock()));
  mount(contactLog.create, ({ params, body }, call) => addEntry(call, params.id, body));
  mount(contactLog.remove, ({ params }, call) => removeEntry(call, params.id));
}

async function listEntries(db: Database, id: number) {
  await getAppointment(db, id);
  return listContacts(db, id);
}

type NewEntry = z.output<typeof contactLog.create.body>;

async function addEntry(
  { db, change }: Work,
  appointment_id: number,
  { visit_starts_at: about, visits, ...entry }: NewEntry,
) {
  const { administratorId: administrator_id, at: created_at } = change;
  const visit_starts_at = about === undefined ? null : Date.parse(about);
  return changeAppointment(db, appointment_id, change, async (trx) => {
    const mark_id = await insertContact(trx, {
      appointment_id,
      administrator_id,
      ...entry,
      created_at,
      visit_starts_at,
    });
    const own = new Set((await listVisitsOf(trx, appointment_id)).map(({ id }) => id));
    if (visits.some(({ id }) => !own.has(id))) throw invalid('visits', visitMessages.notFound);
    const told = visits.map(({ id, starts_at, ...visit }) => ({
      ...visit,
      visit_id: id,
      mark_id,
      starts_at: Date.parse(starts_at),
      told_at: created_at,
    }));
    await insertToldVisits(trx, told);
    return { entry: { action: 'told' }, counts: visitsChange };
  });
}

async function removeEntry({ db, change }: Work, entryId: number) {
  const entry = await findContact(db, entryId);
  if (!entry) throw notFound();
  const id = entry.appointment_id;
  await changeAppointment(db, id, change, async (trx) => {
    if (!(await deleteContact(trx, entryId))) throw notFound();
    return { entry: { action: 'changed', fields: ['told mark'] }, counts: visitsChange };
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
  const visits = await withRequests(db, rows);
  const booked = await countBooked(db, from, until);
  return { first_day: first_day.toString(), last_day: last_day.toString(), booked, visits };
}

async function withRequests(db: Database, rows: readonly VisitRow[]) {
  const ids = [...new Set(rows.map(({ appointment_id }) => appointment_id))];
  const requests = new Map((await queries.listByIds(db, ids)).map((request) => [request.id, request]));
  return rows.flatMap((visit) => {
    const request = requests.get(visit.appointment_id);
    return request ? [{ visit, appointment: toAppointment(request) }] : [];
  });
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
