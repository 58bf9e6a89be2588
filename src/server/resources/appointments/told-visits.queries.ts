import { type Insertable, sql } from 'kysely';
import type { ToTell } from '#contract/plain/visit-states.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

// Patients know of their visits what they were told last. Everything that says whether to tell one reads `toTell`.

/** Joined as `told`: what the patient was told of a visit last. */
export const lastTold = sql<number>`(select max(id) from told_visits where told_visits.visit_id = visits.id)`;

/**
 * How a visit, in a query with `told`, differs from what its patient was told last; null if it does not. Who has come, and who was never
 * told of a visit that is cancelled by now, needs no message. Once the visit has begun, it is too late for one.
 */
export const toTell = sql<ToTell | null>`case
  when visits.status = 'booked' and (told.id is null or told.status = 'cancelled') then 'new'
  when visits.status = 'booked' and (told.starts_at <> visits.starts_at
    or told.practitioner_id is distinct from visits.practitioner_id) then 'changed'
  when visits.status = 'cancelled' and told.status = 'booked' then 'cancelled'
end`;

export async function insertToldVisits(trx: Transaction, rows: Insertable<Tables['told_visits']>[]) {
  if (rows.length > 0) await trx.insertInto('told_visits').values(rows).execute();
}

/** Patients know what they have done on their own page. */
export async function storeDoneByPatient(trx: Transaction, visitId: number, told_at: number) {
  await trx
    .insertInto('told_visits')
    .columns(['visit_id', 'mark_id', 'starts_at', 'practitioner_id', 'status', 'told_at'])
    .expression((eb) =>
      eb
        .selectFrom('visits')
        .select((row) => [
          'id as visit_id',
          row.cast<number | null>(row.val(null), 'integer').as('mark_id'),
          'starts_at',
          'practitioner_id',
          sql<'booked' | 'cancelled'>`case when status = 'cancelled' then 'cancelled' else 'booked' end`.as('status'),
          row.cast<number>(row.val(told_at), 'bigint').as('told_at'),
        ])
        .where('id', '=', visitId),
    )
    .execute();
}
