import type { z } from 'zod';
import type { Appointment, ToldMark } from '#contract/appointments.ts';
import { toldMarks } from '#contract/told-marks.ts';
import { notFound } from '#server/app-error.ts';
import { type ChangeRequest, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockAppointment, subjectOf, toAppointment, toToldMark } from '../appointments/appointment-record.ts';
import * as queries from '../appointments/appointments.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as markQueries from './contact-log.queries.ts';
import { listReminders } from './reminders.ts';

export function mountContactLog({ mount, db, clock, pollSoon }: ResourceContext) {
  mount(toldMarks.list, ({ params }) => listMarks(db, params.id));
  mount(toldMarks.listUntold, async () => (await queries.listUntold(db)).map(toAppointment));
  mount(toldMarks.listReminders, () => listReminders(db, clock()));
  mount(toldMarks.create, ({ params, body }, c) => addMark(db, params.id, body, c.get('change')).finally(pollSoon));
  mount(toldMarks.remove, ({ params }, c) => removeMark(db, params.id, c.get('change')).finally(pollSoon));
}

async function listMarks(db: Database, id: number): Promise<ToldMark[]> {
  if (!(await queries.findAppointment(db, id))) throw notFound();
  return (await queries.listMarks(db, id)).map(toToldMark);
}

type NewMark = z.output<typeof toldMarks.create.body>;

async function addMark(
  db: Database,
  id: number,
  { visit_starts_at: about, ...mark }: NewMark,
  change: ChangeRequest,
): Promise<Appointment> {
  const { administratorId: administrator_id, at: created_at } = change;
  const visit_starts_at = about === undefined ? null : Date.parse(about);
  return inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    await markQueries.insertMark(trx, { appointment_id: id, administrator_id, ...mark, created_at, visit_starts_at });
    await queries.updateAppointment(trx, id, { told_at: created_at });
    const now = await queries.getAppointment(trx, id);
    await recordChange(trx, change, 'told', subjectOf(before), { 'appointments.changes': 1 });
    return toAppointment(now);
  });
}

async function removeMark(db: Database, markId: number, change: ChangeRequest) {
  const mark = await markQueries.findMark(db, markId);
  if (!mark) throw notFound();
  const id = mark.appointment_id;
  await inTransaction(db, async (trx) => {
    const before = await lockAppointment(trx, id, change);
    if (!(await markQueries.deleteMark(trx, markId))) throw notFound();
    const [last] = await queries.listMarks(trx, id);
    await queries.updateAppointment(trx, id, { told_at: last?.created_at ?? null });
    const subject = { ...subjectOf(before), fields: ['told mark'] };
    await recordChange(trx, change, 'changed', subject, { 'appointments.changes': 1 });
  });
  return null;
}
