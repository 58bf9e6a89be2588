import { randomUUID } from 'node:crypto';
import { deliveryGivesUpMs, type WebhookEvent } from '#contract/plain/webhook-events.ts';
import type { Database, Transaction } from './database.ts';
import type { Row } from './tables.ts';

// News for connected programs, written in the transaction that causes it (docs/decisions/0088-outbox.md). Ids and times alone.

interface News {
  type: WebhookEvent | 'test';
  data: Record<string, string | number | null>;
}

/** The program that sends messages to patients without an e-mail address. */
export async function findGateway(db: Database) {
  return db.selectFrom('webhooks').selectAll().where('channel', 'is not', null).limit(1).executeTakeFirst();
}

/** Tells the programs that want to hear of it. */
export async function announce(trx: Transaction, { type, data }: News, now: number, only?: number) {
  const webhooks = await trx.selectFrom('webhooks').select(['id', 'events', 'channel']).execute();
  const wanted = webhooks.filter(({ id, events, channel }) =>
    only === undefined ? channel === null && (JSON.parse(events) as string[]).includes(type) : id === only,
  );
  if (wanted.length === 0) return;
  const delivery = {
    message_id: `msg_${randomUUID()}`,
    type,
    body: JSON.stringify({ type, timestamp: isoTime(now), data }),
    due_at: now,
    gives_up_at: now + deliveryGivesUpMs,
    created_at: now,
  };
  await trx
    .insertInto('webhook_deliveries')
    .values(wanted.map(({ id }) => ({ ...delivery, webhook_id: id })))
    .execute();
}

const told = ['id', 'appointment_id', 'practitioner_id', 'starts_at', 'ends_at', 'status'] as const;
export type ToldVisit = Pick<Row<'visits'>, (typeof told)[number]>;

export async function readToldVisit(db: Database, id: number): Promise<ToldVisit | undefined> {
  return db.selectFrom('visits').select(told).where('id', '=', id).executeTakeFirst();
}

/** Tells programs of a visit that differs from what it was before. Undefined is one that was not there, or is not any more. */
export async function announceVisit(
  trx: Transaction,
  before: ToldVisit | undefined,
  after: ToldVisit | undefined,
  now: number,
) {
  const type = eventOf(before, after);
  const visit = after ?? before;
  if (type === undefined || visit === undefined) return;
  const { id, appointment_id, practitioner_id, starts_at, ends_at } = visit;
  const place = { practitioner_id, starts_at: isoTime(starts_at), ends_at: isoTime(ends_at) };
  await announce(trx, { type, data: { visit_id: id, request_id: appointment_id, ...place } }, now);
}

function eventOf(before: ToldVisit | undefined, after: ToldVisit | undefined): WebhookEvent | undefined {
  const [was, is] = [before?.status ?? 'cancelled', after?.status ?? 'cancelled'];
  if (is !== was && is === 'cancelled') return 'visit.cancelled';
  if (is !== was && is === 'fulfilled') return 'visit.attended';
  if (is !== was && was === 'cancelled') return 'visit.booked';
  const isMoved = (['starts_at', 'ends_at', 'practitioner_id'] as const).some(
    (field) => before?.[field] !== after?.[field],
  );
  // Taking back that a patient has come is a change as well.
  return isMoved || (is !== was && was === 'fulfilled') ? 'visit.changed' : undefined;
}

const isoTime = (time: number) => new Date(time).toISOString();
