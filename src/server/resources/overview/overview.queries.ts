import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';

const maxListed = 5;

/** Times in ms, end exclusive. */
export interface Span {
  from: number;
  until: number;
}

/** Counts the appointments created in each span, in one statement. */
export async function countBookings(db: Database, spans: Span[]) {
  const counts = spans.map(
    ({ from, until }, place) =>
      sql`select cast(${place} as integer) as place, count(*) as count from appointments
        where created_at >= ${from} and created_at < ${until}`,
  );
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)} order by place`.execute(db);
  return rows.map((row) => row.count);
}

export async function listGuessedAccounts(db: Database, { since, atLeast }: { since: number; atLeast: number }) {
  return db
    .selectFrom('audit_log')
    .innerJoin('administrators', 'administrators.id', 'audit_log.subject_id')
    .select((eb) => ['administrators.email', eb.fn.countAll<number>().as('count')])
    .where('action', '=', 'sign-in-failed')
    .where('audit_log.created_at', '>', since)
    .groupBy('administrators.email')
    .having((eb) => eb(eb.fn.countAll<number>(), '>=', atLeast))
    .orderBy('administrators.email')
    .execute();
}

/** New appointments created before a time. Counting stops at `limits.countedMatches`. */
export async function countOverdue(db: Database, until: number) {
  const waiting = db
    .selectFrom('appointments')
    .select('created_at')
    .where('remarks', 'is', null)
    .where('stage', '=', 'new')
    .where('created_at', '<', until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limits.countedMatches);
  return db
    .selectFrom(waiting.as('waiting'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** Appointments that are due for a call and not new. Counting stops at `limits.countedMatches`. */
export async function countDueCalls(db: Database, now: number) {
  const due = db
    .selectFrom('appointments')
    .select('id')
    .where('remarks', 'is', null)
    .where('stage', '!=', 'new')
    .where('next_call_at', '<=', now)
    .limit(limits.countedMatches);
  const { count } = await db
    .selectFrom(due.as('due'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listMostBookedTreatments(db: Database, since: number) {
  const chosen = db
    .selectFrom('appointments')
    .innerJoin('appointment_treatments', 'appointment_treatments.appointment_id', 'appointments.id')
    .select((eb) => ['treatment_id', eb.fn.countAll<number>().as('booked')])
    .where('created_at', '>=', since)
    .groupBy('treatment_id');
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('treatments', 'treatments.treatment_id', 'chosen.treatment_id')
    .select(['treatment_description as name', 'booked'])
    .orderBy('booked', 'desc')
    .orderBy('treatment_description')
    .limit(maxListed)
    .execute();
}

export async function listMostBookedCities(db: Database, since: number) {
  const booked = db
    .selectFrom('appointments')
    .select((eb) => ['city_id', eb.fn.countAll<number>().as('booked')])
    .where('created_at', '>=', since)
    .groupBy('city_id');
  return db
    .selectFrom(booked.as('booked_cities'))
    .innerJoin('cities', 'cities.city_id', 'booked_cities.city_id')
    .innerJoin('states', 'states.state_id', 'cities.state_id')
    .select(['city_name as name', 'state_name as state', 'booked'])
    .orderBy('booked', 'desc')
    .orderBy('city_name')
    .orderBy('state_name')
    .limit(maxListed)
    .execute();
}
