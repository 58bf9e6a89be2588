import type { Database } from './database.ts';
import type { Row } from './tables.ts';

type Staged = Pick<Row<'appointments'>, 'id' | 'remarks' | 'stage' | 'reopened_at'>;

/**
 * Derives the stage of a request, stores it if it has changed, and returns it: confirmed by a visit that is booked or arrived, else
 * tried by an attempt since the request was last opened, else new. Call it in the transaction of whatever may change it, and count
 * the request by the new stage (`appointmentCounts`). A done request keeps its last stage, which nobody sees.
 */
export async function settleStage(trx: Database, request: Staged) {
  if (request.remarks !== null) return request.stage;
  const stage = await deriveStage(trx, request);
  if (stage !== request.stage)
    await trx.updateTable('appointments').set({ stage }).where('id', '=', request.id).execute();
  return stage;
}

async function deriveStage(trx: Database, { id, reopened_at }: Staged) {
  if (await hasVisit(trx, id)) return 'confirmed';
  return (await hasAttempt(trx, id, reopened_at)) ? 'tried' : 'new';
}

async function hasVisit(trx: Database, appointmentId: number) {
  const row = await trx
    .selectFrom('visits')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('status', 'in', ['booked', 'arrived'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasAttempt(trx: Database, appointmentId: number, after: number | null) {
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
