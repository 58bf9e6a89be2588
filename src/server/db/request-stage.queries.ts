// See docs/decisions/0056-follow-up-of-requests.md.

import type { Transaction } from './database.ts';
import type { Row } from './tables.ts';

type Staged = Pick<Row<'appointments'>, 'id' | 'remarks' | 'stage' | 'reopened_at' | 'next_call_at'>;

/**
 * Derives the stage of a pending request, stores it if it has changed, and answers whether it has. A done request keeps its last stage,
 * which no one sees. A visit that was missed or cancelled with none ahead makes a call due; one that is booked settles a call that is
 * due. `now` is in ms.
 */
export async function settleStage(trx: Transaction, request: Staged, now: number) {
  if (request.remarks !== null) return false;
  const { stage, isCallDue } = await deriveStage(trx, request);
  if (stage === request.stage) return false;
  const { next_call_at: planned } = request;
  const settlesCall = stage === 'confirmed' && planned !== null && planned <= now;
  const call = isCallDue ? { next_call_at: Math.min(planned ?? now, now) } : settlesCall && { next_call_at: null };
  await trx
    .updateTable('appointments')
    .set({ stage, ...call })
    .where('id', '=', request.id)
    .execute();
  return true;
}

async function deriveStage(trx: Transaction, { id, reopened_at }: Staged) {
  const visits = await trx
    .selectFrom('visits')
    .select('status')
    .where('appointment_id', '=', id)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (visits.some(({ status }) => status === 'booked' || status === 'arrived'))
    return { stage: 'confirmed', isCallDue: false } as const;
  const last = visits[0]?.status;
  if (last === 'fulfilled') return { stage: 'seen', isCallDue: false } as const;
  const isTried = last !== undefined || (await hasAttempt(trx, id, reopened_at));
  return { stage: isTried ? 'tried' : 'new', isCallDue: last !== undefined } as const;
}

async function hasAttempt(trx: Transaction, appointmentId: number, after: number | null) {
  const row = await trx
    .selectFrom('appointment_notes')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('kind', '=', 'attempt')
    .$if(after !== null, (query) => query.where('created_at', '>', after ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
