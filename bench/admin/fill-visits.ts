import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { learnSizes } from './learn-sizes.ts';

export const practitioners = 20;
const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** Visits of a practitioner on a usual day, and their spacing, from the first working hour on. */
const usualDay = { visits: 10, spacingMs: hourMs };

/**
 * Inserts practitioners, and visits of half an hour for each of them, ten a day unless said, from `firstDay` (ms, the midnight of a day)
 * on. Needs appointments. Says how many visits there are.
 */
export async function fillVisits(db: Database, firstDay: number, days: number, perDay = usualDay) {
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('practitioners').select('id').execute();
    const texts = { qualification: 'BPT', specialty: 'Knees', description: 'Sample.', years_of_experience: 3 };
    for (let index = known.length; index < practitioners; index += 1)
      await trx
        .insertInto('practitioners')
        .values({ ...texts, name: `Practitioner ${index}`, position: index })
        .execute();
    const ids = (await trx.selectFrom('practitioners').select('id').execute()).map(({ id }) => id);
    const { id: appointment_id } = await trx.selectFrom('appointments').select('id').executeTakeFirstOrThrow();
    for (let day = 0; day < days; day += 1) {
      const rows = ids.flatMap((practitioner_id) =>
        Array.from({ length: perDay.visits }, (_, index) => {
          const starts_at = firstDay + day * dayMs + 8 * hourMs + index * perDay.spacingMs;
          const time = { starts_at, ends_at: starts_at + hourMs / 2, created_at: starts_at };
          return { appointment_id, practitioner_id, lane: 0, ...time };
        }),
      );
      await trx.insertInto('visits').values(rows).execute();
    }
    await sql`insert into occupied_times (actor, actor_id, lane, step, visit_id)
      select 'practitioner', practitioner_id, 0, starts_at / 300000 + step, id
      from visits cross join (select 0 as step union select 1 union select 2 union select 3 union select 4 union select 5) as steps
      where true on conflict do nothing`.execute(trx);
  });
  await learnSizes(db);
  const { count } = await db
    .selectFrom('visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
