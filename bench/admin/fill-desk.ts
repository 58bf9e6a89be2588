import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { fillVisits } from './fill-visits.ts';
import { learnSizes } from './learn-sizes.ts';

const dayMs = 86_400_000;

/**
 * Gives the appointments of `fillFollowUp` visits: one in the past for each, to which no one came if several requests have the phone number,
 * and 10,000 in the next 50 days for pending ones. Every other patient of these was reminded. All want an earlier time, half of them with
 * the same practitioner, and every other one was told of one. One in a thousand done requests still has such a wish: they are deleted after
 * their last day.
 */
export async function fillDesk(db: Database) {
  const today = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').startOfDay().epochMilliseconds;
  await fillVisits(db, today + dayMs, 50);
  await db.transaction().execute(async (trx) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(trx);
    await run(sql`update visits set appointment_id = (select max(id) from appointments where remarks is null)
      - 10 * (id % (select count(*) from appointments where remarks is null))`);
    await run(sql`insert into visits (appointment_id, practitioner_id, lane, starts_at, ends_at, status, created_at)
      select id, (select min(id) from practitioners) + id % 20, 0, created_at + 86400000, created_at + 88200000,
        case when id % 10 in (1, 2) then 'noshow' when id % 10 = 3 then 'cancelled' else 'fulfilled' end, created_at
      from appointments`);
    await run(sql`insert into told_marks (appointment_id, message, channel, created_at, visit_starts_at)
      select appointment_id, 'reminder', 'sms', created_at, starts_at from visits where starts_at > ${today} and id % 2 = 0`);
    await run(sql`insert into wait_list (appointment_id, visit_id, practitioner_id, days, parts, until, created_at)
      select appointment_id, max(id), case when max(id) % 2 = 0 then max(practitioner_id) end, '["Tuesday","Friday"]', '["evening"]', '2099-12-31', 0
      from visits where starts_at > ${today} group by appointment_id`);
    await run(sql`insert into told_marks (appointment_id, message, channel, created_at, visit_starts_at)
      select appointment_id, 'earlier', 'sms', 0, ${today + dayMs + 30_600_000} from wait_list where id % 2 = 0`);
    await run(sql`insert into wait_list (appointment_id, days, parts, until, created_at)
      select id, '[]', '[]', '2098-12-31', 0 from appointments where remarks is not null and id % 1000 = 999`);
  });
  await learnSizes(db);
}
