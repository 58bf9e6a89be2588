import { deliveryGivesUpMs, webhookLimits } from '#contract/plain/webhook-events.ts';
import { type Database, isPostgres, type Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Time in ms for which a delivery belongs to the instance that sends it; longer than a program may take. */
const leaseMs = 60_000;

export interface Claimed {
  delivery: Row<'webhook_deliveries'>;
  webhook: Row<'webhooks'>;
}

/** Result of an attempt. */
export interface Outcome {
  status: number | null;
  /** Why it did not arrive, in a sentence; null if it did. */
  reason: string | null;
}

/** Whether a delivery is due, or a lease has ended: a look that locks nothing. */
export async function hasDueDelivery(db: Database, now: number) {
  const open = db.selectFrom('webhook_deliveries').select('id').where('state', 'in', ['waiting', 'sending']);
  return (await open.where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes the delivery that has been due longest, of a program that gets no other one and is not left alone after a failure. One whose
 * sender was stopped is sent again: its id says that it is the same.
 */
export async function claimDelivery(db: Database, now: number): Promise<Claimed | undefined> {
  return inTransaction(db, async (trx) => {
    const expired = trx.updateTable('webhook_deliveries').set({ state: 'waiting' }).where('state', '=', 'sending');
    await expired.where('due_at', '<=', now).execute();
    const next = await trx
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
      .select(['delivery.id', 'webhook_id'])
      .where('delivery.state', '=', 'waiting')
      .where('delivery.due_at', '<=', now)
      .where((eb) => eb.or([eb('webhooks.resumes_at', 'is', null), eb('webhooks.resumes_at', '<=', now)]))
      .where(({ eb, not, exists }) =>
        not(
          exists(
            eb
              .selectFrom('webhook_deliveries as other')
              .select('other.id')
              .whereRef('other.webhook_id', '=', 'delivery.webhook_id')
              .where('other.state', '=', 'sending'),
          ),
        ),
      )
      .orderBy('delivery.due_at')
      .orderBy('delivery.id')
      .limit(1)
      // Others take what is for another program meanwhile.
      .$if(isPostgres(trx), (query) => query.forNoKeyUpdate('webhooks').skipLocked())
      .executeTakeFirst();
    if (!next) return undefined;
    const delivery = await trx
      .updateTable('webhook_deliveries')
      .set((eb) => ({ state: 'sending', due_at: now + leaseMs, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    const webhook = await trx.selectFrom('webhooks').selectAll().where('id', '=', next.webhook_id).executeTakeFirst();
    return delivery && webhook && { delivery, webhook };
  });
}

/** One minute, doubled with each attempt, an hour at most. */
const pauseAfter = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 3_600_000);

/** Writes what has become of a delivery, unless its lease has ended. What a failing program has not taken for a day is given up. */
export async function settleDelivery(db: Database, { delivery, webhook }: Claimed, outcome: Outcome, now: number) {
  const isSent = outcome.reason === null;
  await inTransaction(db, async (trx) => {
    const failures = webhook.failures + 1;
    const state = isSent
      ? { failures: 0, failing_since: null, resumes_at: null }
      : { failures, failing_since: webhook.failing_since ?? now, resumes_at: now + pauseAfter(failures) };
    await trx.updateTable('webhooks').set(state).where('id', '=', webhook.id).execute();
    const settled = isSent
      ? ({ state: 'sent', settled_at: now } as const)
      : ({ state: 'waiting', due_at: now + pauseAfter(delivery.attempts) } as const);
    await trx
      .updateTable('webhook_deliveries')
      .set({ ...settled, ...outcome })
      .where('id', '=', delivery.id)
      .where('state', '=', 'sending')
      .execute();
    if (!isSent) await giveUp(trx, webhook.id, outcome, now);
    await forgetOldest(trx);
  });
}

async function giveUp(trx: Transaction, webhookId: number, { reason }: Outcome, now: number) {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', settled_at: now, reason })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('gives_up_at', '<=', now)
    .execute();
}

/** The log ends after so many; what waits is not touched. */
async function forgetOldest(trx: Transaction) {
  const settled = ['sent', 'failed'] as const;
  const last = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .orderBy('id', 'desc')
    .offset(webhookLimits.deliveries)
    .limit(1)
    .executeTakeFirst();
  if (last)
    await trx.deleteFrom('webhook_deliveries').where('id', '<=', last.id).where('state', 'in', settled).execute();
}

/** The newest, newest first. */
export async function listDeliveries(db: Database) {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(webhookLimits.deliveries)
    .execute();
}

/** Sends a settled delivery again, under its id, and to a program that has failed at once. Undefined if there is none. */
export async function replayDelivery(trx: Transaction, id: number, now: number) {
  const again = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', due_at: now, gives_up_at: now + deliveryGivesUpMs, attempts: 0, settled_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .returning('webhook_id')
    .executeTakeFirst();
  if (again) await resume(trx, again.webhook_id);
  return again?.webhook_id;
}

/** Ends the pause after a failure, because someone wants to try. */
export async function resume(trx: Transaction, webhookId: number) {
  await trx.updateTable('webhooks').set({ resumes_at: null }).where('id', '=', webhookId).execute();
}
