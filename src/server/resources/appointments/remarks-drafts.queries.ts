import { serverLimits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';

/** Those of one administrator, last typed first. */
export async function listDrafts(db: Database, administratorId: number) {
  return db
    .selectFrom('remarks_drafts')
    .innerJoin('appointments', 'appointments.id', 'appointment_id')
    .select(['appointment_id', 'reference', 'text', 'typed_at'])
    .where('administrator_id', '=', administratorId)
    .orderBy('typed_at', 'desc')
    .limit(serverLimits.pageSize)
    .execute();
}

export interface Draft {
  appointment_id: number;
  administrator_id: number;
  text: string;
  typed_at: number;
}

/** Replaces the draft. Stores nothing if the appointment does not exist, and answers whether it does. */
export async function storeDraft(db: Database, { appointment_id, administrator_id, text, typed_at }: Draft) {
  const stored = await db
    .insertInto('remarks_drafts')
    .columns(['appointment_id', 'administrator_id', 'text', 'typed_at'])
    .expression((eb) =>
      eb
        .selectFrom('appointments')
        .select((row) => [
          'id',
          row.cast<number>(row.val(administrator_id), 'integer').as('administrator_id'),
          row.cast<string>(row.val(text), 'text').as('text'),
          row.cast<number>(row.val(typed_at), 'bigint').as('typed_at'),
        ])
        .where('id', '=', appointment_id),
    )
    .onConflict((conflict) => conflict.columns(['appointment_id', 'administrator_id']).doUpdateSet({ text, typed_at }))
    .returning('appointment_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function deleteDraft(db: Database, appointmentId: number, administratorId: number) {
  await db
    .deleteFrom('remarks_drafts')
    .where('appointment_id', '=', appointmentId)
    .where('administrator_id', '=', administratorId)
    .execute();
}
