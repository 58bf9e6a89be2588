import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { graceMs, isSwitchedOn, repeatable, unhurried } from '#contract/plain/outbox-states.ts';
import { isMailedByDefault, type StaffMail } from '#contract/plain/staff-messages.ts';
import { type MessageKey, tellingKeys } from '#contract/plain/template-fields.ts';
import type { ToTell } from '#contract/plain/visit-states.ts';
import { notFound } from '#server/app-error.ts';
import { randomToken } from '#server/auth/tokens.ts';
import { systemClock } from '#server/clock.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import { noteRun } from '#server/db/job-runs.queries.ts';
import { readDatabaseTime } from '#server/db/occupied-times.queries.ts';
import { hasAny } from '#server/db/paging.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findGateway } from '#server/db/webhook-events.queries.ts';
import type { Reminder } from '../schedules/schedule.queries.ts';
import { lastTold, toTell } from './contacts.queries.ts';

// Messages that the program sends (docs/decisions/0088-outbox.md). Rows are added and taken back while their request is locked.

export type OutboxRow = Row<'outbox'>;

/** Time in ms for which a message belongs to the instance that sends it; longer than a mail server may take. */
const leaseMs = 240_000;

const mailRun = 'mail';

/** Times in ms: how often instances with a mail server say that they have one, and for how long that counts. */
const mailTimes = { noted: 60_000, counts: 300_000 };

/**
 * Remembers that an instance has a mail server, so that a change of a request knows on every instance whether a message follows. One that
 * starts without a mail server turns nothing off for the others.
 */
export async function noteMail(db: Database) {
  if (!(await hasMail(db, mailTimes.noted))) await noteRun(db, mailRun, await mailClock(db));
}

/** The time that all instances share: a clock that is set, or a test that moves its own, ends nothing. */
const mailClock = async (db: Database) => (isPostgres(db) ? readDatabaseTime(db) : systemClock());

async function hasMail(db: Database, within: number) {
  const since = (await mailClock(db)) - within;
  return hasAny(db.selectFrom('job_runs').where('name', '=', mailRun).where('ran_at', '>', since));
}

/** Whether an instance has a mail server. */
export const isMailOn = (db: Database) => hasMail(db, mailTimes.counts);

/** Messages that the program sends to this patient: by e-mail or, without an address, by the gateway of the clinic. */
export async function listSendable(
  db: Database,
  { email, is_sample }: Pick<Addressee, 'email' | 'is_sample'>,
): Promise<MessageKey[]> {
  const isReached = is_sample === 0 && (email ? await isMailOn(db) : (await findGateway(db)) !== undefined);
  return isReached ? listSwitchedOn(db) : [];
}

/** Messages that are sent wherever there is a mail server or a gateway. */
export async function listSwitchedOn(db: Database): Promise<MessageKey[]> {
  const rows = await db.selectFrom('message_templates').select(['key', 'by_mail']).execute();
  return rows.flatMap(({ key, by_mail }) => (isSwitchedOn(key, by_mail) ? [key] : []));
}

type Addressee = Pick<Row<'appointments'>, 'id' | 'email' | 'is_sample' | 'remarks' | 'stage' | 'next_call_at'>;

/** Puts what the patient is to be told into the outbox, and takes out what waits there and is not true any more. */
export async function settleOutbox(trx: Transaction, request: Addressee, now: number) {
  const sendable = await listSendable(trx, request);
  const due = sendable.length > 0 ? await listUntold(trx, request.id, now) : [];
  const wanted: NewMessage[] = due
    .map(({ id, to_tell, told_id, ...visit }) => ({
      appointment_id: request.id,
      visit_id: id,
      message: tellingKeys[to_tell],
      says: [told_id ?? 0, visit.starts_at, visit.practitioner_id ?? '', visit.status].join(' '),
    }))
    .filter(({ message }) => sendable.includes(message));
  if (sendable.includes('missed')) wanted.push(...(await listMissed(trx, now, request.id)));
  await trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', request.id)
    .where('state', '=', 'waiting')
    .where('message', 'in', [...Object.values(tellingKeys), 'missed'])
    .$if(wanted.length > 0, (query) =>
      query.where(
        'says',
        'not in',
        wanted.map(({ says }) => says),
      ),
    )
    .execute();
  await trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', request.id)
    .where('state', '=', 'waiting')
    .where('message', '=', 'review')
    .where(sql<boolean>`not exists (select 1 from visits where visits.id = outbox.visit_id
      and visits.status = 'fulfilled')`)
    .execute();
  await enqueue(trx, wanted, now + graceMs, now);
  if (request.email && sendable.includes('recall')) await planRecall(trx, request, now);
}

type NewMessage = Pick<
  Insertable<Tables['outbox']>,
  'appointment_id' | 'administrator_id' | 'visit_id' | 'message' | 'says'
>;

/** A message that says the same as one before is not added. */
export async function enqueue(trx: Transaction, messages: readonly NewMessage[], due_at: number, created_at: number) {
  if (messages.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(messages.map((message) => ({ ...message, due_at, created_at })))
    .onConflict((conflict) => conflict.columns(['appointment_id', 'message', 'says']).doNothing())
    .execute();
}

/** Acknowledges a new request at once. */
export async function enqueueReceived(
  trx: Transaction,
  { id, ...request }: Pick<Addressee, 'id' | 'email' | 'is_sample'>,
  now: number,
) {
  const received = { appointment_id: id, visit_id: null, message: 'received', says: 'received' } as const;
  if ((await listSendable(trx, request)).includes('received')) await enqueue(trx, [received], now, now);
}

/** Administrators who get a message, of those who may see what it is about. */
export async function listMailedStaff(db: Database, mail: StaffMail) {
  if (!(await isMailOn(db))) return [];
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'email', 'role', `mail_${mail}`])
    .where('disabled_at', 'is', null)
    .where('role', '!=', 'practitioner')
    .execute();
  return rows.filter((row) => wantsMail(row, mail));
}

type StaffRow = Row<'administrators'>;

/** The choice of an administrator, or else the default of the role. */
export function wantsMail<M extends StaffMail>(row: Pick<StaffRow, 'role' | `mail_${M}`>, mail: M) {
  const choice = (row as StaffRow)[`mail_${mail}`];
  return choice === null ? isMailedByDefault(mail, row.role) : choice === 1;
}

export async function setStaffMails(trx: Transaction, id: number, wanted: Record<StaffMail, boolean>) {
  await trx
    .updateTable('administrators')
    .set({
      mail_new_request: wanted.new_request ? 1 : 0,
      mail_cancellation: wanted.cancellation ? 1 : 0,
      mail_trouble: wanted.trouble ? 1 : 0,
    })
    .where('id', '=', id)
    .execute();
}

/** Tells the administrators who want to know. What comes within the three minutes is in the same mail. */
export async function enqueueForStaff(
  trx: Transaction,
  message: StaffMail,
  about: { appointment_id: number | null; visit_id: number | null },
  now: number,
) {
  const messages = (await listMailedStaff(trx, message)).map(({ id }) => ({
    ...about,
    administrator_id: id,
    message,
    says: [id, about.visit_id, now].join(' '),
  }));
  await enqueue(trx, messages, now + graceMs, now);
}

/** Adds the mail with a link for a new password, which leaves at once. */
export async function enqueueNewPassword(trx: Transaction, administrator_id: number, now: number) {
  const message = { appointment_id: null, visit_id: null, administrator_id, says: String(now) };
  await enqueue(trx, [{ ...message, message: 'new_password' }], now, now);
}

/** Messages to patients that failed since a time, and those that were to go out before another one and wait because of `reason`. */
export async function countTrouble(
  db: Database,
  failedSince: number,
  { dueBefore, reason }: Record<'dueBefore', number> & Record<'reason', string>,
) {
  const toPatients = db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('administrator_id', 'is', null);
  const failed = toPatients.where('state', 'in', ['refused', 'unknown']).where('settled_at', '>', failedSince);
  const waiting = toPatients
    .where('state', '=', 'waiting')
    .where('created_at', '<', dueBefore)
    .where('reason', '=', reason);
  return {
    failed: (await failed.executeTakeFirstOrThrow()).count,
    waiting: (await waiting.executeTakeFirstOrThrow()).count,
  };
}

/** Most reminders that one transaction adds. */
const batch = 200;

/** Adds reminders that are due, and answers how many there were. */
export async function enqueueReminders(db: Database, reminder: Reminder, now: number) {
  const reach = { byMail: await isMailOn(db), byGateway: (await findGateway(db)) !== undefined };
  if ((!reach.byMail && !reach.byGateway) || !(await listSwitchedOn(db)).includes('reminder')) return 0;
  return inTransaction(db, async (trx) => {
    const due = await listReminders(trx, reminder, now, reach);
    await enqueue(
      trx,
      due.map(({ appointment_id, visit_id, says }) => ({
        appointment_id,
        visit_id,
        says,
        message: 'reminder' as const,
      })),
      now,
      now,
    );
    return due.length;
  });
}

const hourMs = 3_600_000;

/** The visit before which a patient has none that was attended or is ahead. */
const isFirstVisit = sql<boolean>`not exists (select 1 from visits as other
  where other.starts_at < visits.starts_at and other.status in ('booked', 'arrived', 'fulfilled')
  and other.appointment_id in (select id from appointments as theirs
    where theirs.id = visits.appointment_id or theirs.patient_id = appointments.patient_id))`;

/**
 * Visits of which patients are to be reminded now, or will be within `ahead` ms: those who have known of it for longer than that, have not
 * said that they will come, and were not reminded since, by mail or by hand.
 */
export async function listReminders(
  db: Database,
  { place, hours, next }: Reminder,
  now: number,
  { byMail = true, byGateway = false, ahead = 0 } = {},
) {
  const lead = hours * hourMs;
  const says = sql<string>`visits.id || ' ' || visits.starts_at || ' ' || ${String(place)}`;
  const byHandSince = place < 2 ? sql`0` : sql`visits.starts_at - ${lead}`;
  const isDone = sql`sent.says = ${says} or sent.created_at >= visits.starts_at - ${lead} or sent.state in ('waiting', 'sending')`;
  return db
    .selectFrom('visits')
    .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
    .innerJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .select(['visits.appointment_id', 'visits.id as visit_id', 'visits.starts_at', says.as('says')])
    .where('visits.status', '=', 'booked')
    .where('visits.starts_at', '>', now + next * hourMs)
    .where('visits.starts_at', '<=', now + lead + ahead)
    .where('visits.coming_for', 'is distinct from', (eb) => eb.ref('visits.starts_at'))
    .$if(place === 0, (query) => query.where(isFirstVisit))
    .where(toTell, 'is', null)
    .where(sql<boolean>`told.told_at <= visits.starts_at - ${lead}`)
    .$if(!byGateway, (query) => query.where('appointments.email', 'is not', null))
    .$if(!byMail, (query) => query.where('appointments.email', 'is', null))
    .where('appointments.is_sample', '=', 0)
    .where(sql<boolean>`not exists (select 1 from told_marks as mark where mark.appointment_id = visits.appointment_id
      and mark.visit_starts_at = visits.starts_at and mark.message = 'reminder' and mark.administrator_id is not null
      and mark.created_at >= ${byHandSince})`)
    .where(sql<boolean>`not exists (select 1 from outbox as sent where sent.visit_id = visits.id
      and sent.message = 'reminder' and (${isDone}))`)
    .orderBy('visits.starts_at')
    .limit(batch)
    .execute();
}

/** Times in ms from the start of a visit: when its patient is asked for a review, until when, and how long no one asks again. */
const reviewMs = { after: 4 * 3_600_000, until: 7 * 86_400_000, again: 180 * 86_400_000 };

/**
 * Adds requests for a review after the first attended visit of a course, where the patient may be written to and was not asked lately, by
 * the program or by hand. Answers how many there were.
 */
export async function enqueueReviews(db: Database, now: number) {
  if (!(await isMailOn(db)) || !(await listSwitchedOn(db)).includes('review')) return 0;
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('visits')
      .innerJoin('appointments', 'appointments.id', 'visits.appointment_id')
      .innerJoin('patients', 'patients.id', 'appointments.patient_id')
      .select(['visits.appointment_id', 'visits.id as visit_id', 'patients.id as patient_id'])
      .where('visits.status', '=', 'fulfilled')
      .where('visits.starts_at', '<=', now - reviewMs.after)
      .where('visits.starts_at', '>', now - reviewMs.until)
      .where('patients.may_message_since', 'is not', null)
      .where('appointments.email', 'is not', null)
      .where('appointments.is_sample', '=', 0)
      .where(sql<boolean>`not exists (select 1 from visits as first where first.appointment_id = visits.appointment_id
        and first.status = 'fulfilled' and first.starts_at < visits.starts_at)`)
      .where(sql<boolean>`not exists (select 1 from appointments as other
        inner join told_marks as mark on mark.appointment_id = other.id
        where other.patient_id = patients.id and mark.message = 'review' and mark.created_at > ${now - reviewMs.again})`)
      .where(sql<boolean>`not exists (select 1 from appointments as other
        inner join outbox as asked on asked.appointment_id = other.id
        where other.patient_id = patients.id and asked.message = 'review'
        and (other.id = visits.appointment_id or asked.created_at > ${now - reviewMs.again}))`)
      .orderBy('visits.starts_at')
      .limit(batch)
      .execute();
    const once = [...new Map(due.map((visit) => [visit.patient_id, visit])).values()];
    await enqueue(
      trx,
      once.map(({ appointment_id, visit_id }) => ({
        appointment_id,
        visit_id,
        message: 'review' as const,
        says: 'review',
      })),
      now,
      now,
    );
    return once.length;
  });
}

/**
 * Plans 'Time to come back' for the next call of a patient who came to the last visit and has none ahead, in place of an earlier plan. A
 * call that is due already is made by the front desk.
 */
async function planRecall(trx: Transaction, { id, remarks, stage, next_call_at }: Addressee, now: number) {
  const due_at = remarks === null && stage === 'seen' && next_call_at !== null && next_call_at > now ? next_call_at : 0;
  const says = String(due_at);
  await trx
    .deleteFrom('outbox')
    .where('appointment_id', '=', id)
    .where('message', '=', 'recall')
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .where('says', '!=', says)
    .execute();
  if (due_at > 0) await enqueue(trx, [{ appointment_id: id, visit_id: null, message: 'recall', says }], due_at, now);
}

/** The end of the address at which the patient of a request stops messages that are not about a visit. */
export async function getStopToken(trx: Transaction, appointmentId: number) {
  const stored = await trx
    .updateTable('appointments')
    .set((eb) => ({ stop_token: eb.fn.coalesce('stop_token', eb.val(randomToken())) }))
    .where('id', '=', appointmentId)
    .returning('stop_token')
    .executeTakeFirst();
  return stored?.stop_token ?? '';
}

export async function findByStopToken(db: Database, token: string) {
  return db.selectFrom('appointments').select('id').where('stop_token', '=', token).executeTakeFirst();
}

async function listUntold(trx: Transaction, appointmentId: number, now: number) {
  return trx
    .selectFrom('visits')
    .leftJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .select(['visits.id', 'visits.starts_at', 'visits.practitioner_id', 'visits.status', 'told.id as told_id'])
    .select(toTell.$notNull().as('to_tell'))
    .where('visits.appointment_id', '=', appointmentId)
    .where('visits.starts_at', '>', now)
    .where(toTell, 'is not', null)
    .execute();
}

/** Time in ms for which a visit that was marked as missed may still be written about, and how long ago it may have been. */
const missedWithin = { marked: 86_400_000, begun: 7 * 86_400_000 };

/** Visits that were marked as missed lately, of which their patients were not told by hand. */
export async function listMissed(db: Database, now: number, appointmentId?: number) {
  const visits = await db
    .selectFrom('visits')
    .select(['id', 'appointment_id', 'starts_at'])
    .where('status', '=', 'noshow')
    .where('starts_at', '>', now - missedWithin.begun)
    .where('changed_at', '>', now - missedWithin.marked)
    .where(sql<boolean>`not exists (select 1 from told_marks as mark where mark.appointment_id = visits.appointment_id
      and mark.visit_starts_at = visits.starts_at and mark.message = 'missed')`)
    .$if(appointmentId !== undefined, (query) => query.where('appointment_id', '=', appointmentId ?? 0))
    .execute();
  return visits.map(({ id, appointment_id, starts_at }) => ({
    appointment_id,
    visit_id: id,
    message: 'missed' as const,
    says: `${id} ${starts_at}`,
  }));
}

/** Time in ms in which a patient gets no second message of those that can wait. */
const pauseMs = 3_600_000;

const wasSentSince = (time: number) => sql<boolean>`exists (select 1 from outbox as sent
  where sent.appointment_id = outbox.appointment_id and sent.administrator_id is null and sent.state = 'sent'
  and sent.settled_at > ${time})`;

/**
 * Takes the message that has been due longest, with all of the same kind to the same patient or administrator: one mail names all visits
 * of a series. Those that can wait come after all others, and not while `mustWait`. Without a mail server, only those for the gateway.
 * Undefined if none is due.
 */
export async function claimNext(
  db: Database,
  now: number,
  mustWait: boolean,
  byMail = true,
): Promise<OutboxRow[] | undefined> {
  return inTransaction(db, async (trx) => {
    const first = trx
      .selectFrom('outbox')
      .select(['outbox.appointment_id', 'outbox.administrator_id', 'outbox.message', 'outbox.message_id'])
      .where('outbox.state', '=', 'waiting')
      .where('outbox.due_at', '<=', now)
      .orderBy('outbox.due_at')
      .orderBy('outbox.id')
      .limit(1);
    const due = first
      .innerJoin('appointments', 'appointments.id', 'outbox.appointment_id')
      .where('outbox.administrator_id', 'is', null)
      .$if(!byMail, (query) => query.where('appointments.email', 'is', null))
      // Others take the next one meanwhile.
      .$if(isPostgres(trx), (query) => query.forUpdate('appointments').skipLocked());
    const forStaff = first
      .where('outbox.administrator_id', 'is not', null)
      .$if(isPostgres(trx), (query) => query.forUpdate().skipLocked());
    const urgent = await due.where('outbox.message', 'not in', unhurried).executeTakeFirst();
    const other = due.where('outbox.message', 'in', unhurried).where((eb) => eb.not(wasSentSince(now - pauseMs)));
    const next =
      urgent ??
      (byMail ? await forStaff.executeTakeFirst() : undefined) ??
      (mustWait ? undefined : await other.executeTakeFirst());
    if (!next) return undefined;
    const { appointment_id, administrator_id } = next;
    const rows = await trx
      .updateTable('outbox')
      .set({ state: 'sending', due_at: now + leaseMs, message_id: next.message_id ?? randomUUID() })
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('administrator_id', administrator_id === null ? 'is' : '=', administrator_id)
      .$if(administrator_id === null, (query) => query.where('appointment_id', '=', appointment_id))
      .where('message', '=', next.message)
      .where('state', '=', 'waiting')
      .$if(administrator_id === null, (query) => query.where('due_at', '<=', now))
      .where('message_id', next.message_id === null ? 'is' : '=', next.message_id)
      .returningAll()
      .execute();
    return rows.toSorted((a, b) => a.id - b.id);
  });
}

/** Whether a message is due, or a lease has ended: a look that locks nothing. */
export async function hasDue(db: Database, now: number) {
  const open = db.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']);
  return (await open.where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined;
}

/** Messages whose sender was killed before it had an answer: those that may be repeated are, once, and the others are unknown. */
export async function endLeases(db: Database, now: number) {
  await inTransaction(db, async (trx) => {
    const expired = trx.updateTable('outbox').where('state', '=', 'sending').where('due_at', '<=', now);
    await expired
      .set({ state: 'waiting', due_at: now })
      .where((eb) => eb.or([eb('message', 'in', repeatable), eb('administrator_id', 'is not', null)]))
      .where('attempts', '<', 2)
      .execute();
    await expired.set({ state: 'unknown', settled_at: now, reason: sql.val(interrupted) }).execute();
  });
}

const interrupted = 'The program was stopped while it sent this message.';

type Settled = Pick<OutboxRow, 'state' | 'reason' | 'settled_at'> & { due_at?: number };

const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ id }) => id);

/** Writes what has become of claimed messages, unless their lease has ended. */
export async function settle(db: Database, rows: readonly OutboxRow[], settled: Settled) {
  await db.updateTable('outbox').set(settled).where('id', 'in', idsOf(rows)).where('state', '=', 'sending').execute();
}

/** Removes claimed messages that say nothing new any more. */
export async function discard(db: Database, rows: readonly OutboxRow[]) {
  await db.deleteFrom('outbox').where('id', 'in', idsOf(rows)).execute();
}

/** Messages of a request, newest first. */
export const listMessages = async (db: Database, appointmentId: number) =>
  newestOf(selectMessages(db).where('outbox.appointment_id', '=', appointmentId));

/** Messages of all requests of a patient, newest first. */
export async function listMessagesOfPatient(db: Database, patientId: number) {
  const requests = db.selectFrom('appointments').select('id').where('patient_id', '=', patientId);
  return newestOf(selectMessages(db).where('outbox.appointment_id', 'in', requests));
}

const newestOf = (query: ReturnType<typeof selectMessages>) => query.orderBy('outbox.id', 'desc').limit(50).execute();

/** The message that tells of each of these visits what is to be told; none where the last one told something else. */
export async function listTelling(db: Database, visits: readonly { id: number; to_tell: ToTell | null }[]) {
  if (visits.length === 0) return [];
  const ids = visits.map(({ id }) => id);
  const rows = await selectMessages(db).where('outbox.visit_id', 'in', ids).orderBy('outbox.id').execute();
  const last = new Map(rows.filter(({ message }) => message !== 'reminder').map((row) => [row.visit_id, row]));
  return visits.flatMap(({ id, to_tell }) => {
    const message = last.get(id);
    return message && to_tell && message.message === tellingKeys[to_tell] ? [message] : [];
  });
}

/** @throws AppError `not-found` */
export async function getMessage(db: Database, id: number) {
  const message = await selectMessages(db).where('outbox.id', '=', id).executeTakeFirst();
  if (!message) throw notFound();
  return message;
}

function selectMessages(db: Database) {
  return db
    .selectFrom('outbox')
    .leftJoin('visits', 'visits.id', 'outbox.visit_id')
    .selectAll('outbox')
    .select('visits.starts_at as visit_starts_at')
    .where('outbox.administrator_id', 'is', null)
    .$narrowType<{ appointment_id: number; message: MessageKey }>();
}

/** Sends a message again, as a new mail. False if it is not one that failed. */
export async function retry(trx: Transaction, id: number, now: number) {
  const waiting = { state: 'waiting', due_at: now, created_at: now, attempts: 0, message_id: null } as const;
  const changed = await trx
    .updateTable('outbox')
    .set({ ...waiting, reason: null, settled_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['refused', 'unknown', 'withdrawn'])
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stops a message that waits. False if it does not wait any more. */
export async function withdraw(trx: Transaction, id: number, now: number) {
  const changed = await trx
    .updateTable('outbox')
    .set({ state: 'withdrawn', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** How many mails were sent or tried since this time. */
export async function countSentSince(db: Database, since: number) {
  const sent = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.count<number>('message_id').distinct().as('count'))
    .where('settled_at', '>', since)
    .executeTakeFirstOrThrow();
  return sent.count;
}
