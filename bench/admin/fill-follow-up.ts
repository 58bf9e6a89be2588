import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { learnSizes } from './learn-sizes.ts';

/**
 * Gives the appointments of `fillAppointments` what a front desk leaves: stages, outcomes, notes, next calls and told marks. Of each ten,
 * three come from one phone number.
 */
export async function fillFollowUp(db: Database) {
  await db.transaction().execute(async (trx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(trx);
    await run(sql`update appointments set
      stage = case when id % 7 = 0 then 'tried' when id % 11 = 0 then 'confirmed' else 'new' end,
      outcome = case when remarks is null then null when id % 3 = 0 then 'cancelled' else 'finished' end,
      next_call_at = case when remarks is null and id % 50 = 0 then created_at + 86400000 else null end,
      told_at = case when id % 20 = 0 then null else created_at + 3600000 end`);
    await run(sql`insert into appointment_notes (appointment_id, kind, text, created_at)
      select id, case when id % 7 = 0 then 'attempt' else 'note' end, 'Prefers mornings.', created_at + 600000
      from appointments where id % 2 = 0 or id % 7 = 0`);
    await run(sql`insert into appointment_notes (appointment_id, kind, text, created_at)
      select id, 'note', 'Called back.', created_at + 700000 from appointments where id % 10 = 0`);
    await run(sql`insert into told_marks (appointment_id, message, channel, created_at)
      select id, 'received', 'whatsapp', told_at from appointments where told_at is not null`);
    await run(sql`update appointments set phone = '+91 9' || (100000000 + id - id % 10) where id % 10 in (1, 2)`);
    await run(sql`insert into appointment_terms (term, appointment_id)
      select '9' || (100000000 + id - id % 10), id from appointments where id % 10 in (1, 2)`);
    for (const stage of ['tried', 'confirmed'])
      await run(sql`update counters set count = (select count(*) from appointments where remarks is null and stage = ${stage})
        where name = ${`appointments.${stage}`}`);
  });
  await learnSizes(db);
}
