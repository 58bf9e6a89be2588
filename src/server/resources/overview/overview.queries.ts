import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';

const mostListed = 5;

/** Times in ms, the end excluded. */
export interface Span {
  from: number;
  until: number;
}

/** How many bookings came in during each of these, in one statement. */
export async function countBookings(db: Database, spans: Span[]) {
  const counts = spans.map(
    ({ from, until }, place) =>
      sql`select cast(${place} as integer) as place, count(*) as count from appointments
        where created_at >= ${from} and created_at < ${until}`,
  );
  const { rows } = await sql<{ count: number }>`${sql.join(counts, sql` union all `)} order by place`.execute(db);
  return rows.map((row) => row.count);
}

/** Pending bookings from before a time. Stops counting at `limits.countedMatches`. */
export async function findWaiting(db: Database, until: number) {
  const waiting = db
    .selectFrom('appointments')
    .select('created_at')
    .where('remarks', 'is', null)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limits.countedMatches);
  return db
    .selectFrom(waiting.as('waiting'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

export async function listWantedTreatments(db: Database, since: number) {
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
    .limit(mostListed)
    .execute();
}

export async function listWantedCities(db: Database, since: number) {
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
    .limit(mostListed)
    .execute();
}
