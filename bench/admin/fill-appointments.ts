import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { learnSizes } from './learn-sizes.ts';
import { numbersTo } from './numbers-to.ts';

/** Inserts appointments with their search terms directly into the tables; one in ten is pending. */
export async function fillAppointments(db: Database, total: number) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into appointments (id, reference, name, phone, email, state_id, city_id, conditions, remarks, created_at)
      ${numbersTo(total, 'appointments')} select i, 'R' || i, 'Person' || i || ' Sample' || (i % 1000), '+91 9' || (100000000 + i), 'person' || i || '@example.com',
        (select state_id from cities limit 1), (select city_id from cities limit 1), 'Knee pain.',
        case when i % 10 = 0 then null else 'Seen.' end, 1700000000000 + cast(i as bigint) * 60000 from numbers`.execute(
      trx,
    );
    await sql`insert into appointment_treatments (appointment_id, treatment_id)
      select id, (select min(treatment_id) from treatments) from appointments where id not in (select appointment_id from appointment_treatments)`.execute(
      trx,
    );
    for (const term of [
      sql`'r' || id`,
      sql`'person' || id`,
      sql`'sample' || (id % 1000)`,
      sql`'9' || (100000000 + id)`,
      sql`'person' || id || '@example.com'`,
    ]) {
      await sql`insert into appointment_terms (term, appointment_id) select ${term}, id from appointments where true on conflict do nothing`.execute(
        trx,
      );
    }
    await sql`update counters set count = (select count(*) from appointments where remarks is null) where name = 'appointments.pending'`.execute(
      trx,
    );
    await sql`update counters set count = (select count(*) from appointments where remarks is not null) where name = 'appointments.done'`.execute(
      trx,
    );
  });
  await learnSizes(db);
}
