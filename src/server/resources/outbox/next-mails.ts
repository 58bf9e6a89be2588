import { graceMs } from '#contract/plain/outbox-states.ts';
import { type MessageKey, tellingKeys } from '#contract/plain/template-fields.ts';
import { afterQuiet } from '#server/scheduling/days.ts';
import { listByIds } from '../appointments/appointments.queries.ts';
import * as outbox from '../appointments/outbox.queries.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { findCurrentLink } from '../patient-pages/patient-links.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readReminders } from '../schedules/schedule.queries.ts';
import { listToTell, listVisits } from '../visits/visits.queries.ts';
import { writeMail } from './send-messages.ts';

type Context = Pick<ResourceContext, 'db' | 'clock' | 'siteUrl' | 'patientLinks'>;

/** How many mails are shown, and for how long ahead, in ms. */
const shown = { mails: 20, ahead: 7 * 86_400_000 };

interface Due {
  appointment_id: number;
  visit_id: number;
  message: MessageKey;
  due_at: number;
}

/** The mails that would go out next if there were a mail server, written as they would be. Nothing is stored. */
export async function listNextMails(context: Context) {
  const { db, clock } = context;
  const now = clock();
  const switchedOn = await outbox.listSwitchedOn(db);
  const all = [...(await listNews(db, now)), ...(await listReminders(db, now))];
  const due = all.filter(({ message }) => switchedOn.includes(message)).toSorted((a, b) => a.due_at - b.due_at);
  const requests = new Map(
    (await listByIds(db, [...new Set(due.map((one) => one.appointment_id))])).map((one) => [one.id, one]),
  );
  const linkOf = async (id: number) => (await findCurrentLink(context, id)).link?.path ?? '/visit/…';
  const mails = [];
  for (const group of Map.groupBy(due, (one) => `${one.appointment_id} ${one.message} ${one.due_at}`).values()) {
    const [first] = group;
    const request = first && requests.get(first.appointment_id);
    if (!first || !request?.email || request.is_sample !== 0 || mails.length === shown.mails) continue;
    const { message, due_at } = first;
    const visits = await listVisits(
      db,
      group.map(({ visit_id }) => visit_id),
    );
    const mail = await writeMail({ ...context, from: '', linkOf }, { request, message, visits, now: due_at });
    const { to, subject, text, calendar } = mail;
    const { name, reference } = request;
    mails.push({ name, reference, message, due_at, to, subject, text, has_calendar_file: calendar !== undefined });
  }
  return mails;
}

/** Messages about visits that patients do not know as they are, or have missed. */
async function listNews(db: Context['db'], now: number): Promise<Due[]> {
  const due_at = now + graceMs;
  const told = (await listToTell(db, now)).flatMap(({ id: visit_id, appointment_id, to_tell }) =>
    to_tell ? { appointment_id, visit_id, message: tellingKeys[to_tell], due_at } : [],
  );
  return [...told, ...(await outbox.listMissed(db, now)).map((missed) => ({ ...missed, due_at }))];
}

async function listReminders(db: Context['db'], now: number): Promise<Due[]> {
  const timeZone = await clinicTimeZone(db);
  const due: Due[] = [];
  for (const reminder of await readReminders(db))
    for (const { starts_at, ...visit } of await outbox.listReminders(db, reminder, now, { ahead: shown.ahead })) {
      const due_at = afterQuiet(Math.max(now, starts_at - reminder.hours * 3_600_000), timeZone);
      if (due_at < starts_at) due.push({ ...visit, message: 'reminder', due_at });
    }
  return due;
}
