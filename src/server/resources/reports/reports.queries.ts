import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { isUnmarked } from '../visits/unmarked-visits.queries.ts';

const maxListed = 5;

/** Times in ms, end exclusive. */
export interface Span {
  from: number;
  until: number;
}

/** Answers the same question about each span in one statement; the rows name the place of their span. */
async function askOfEach<Row>(
  db: Database,
  spans: readonly Span[],
  question: (span: Span, place: RawBuilder<number>) => RawBuilder<unknown>,
) {
  const parts = spans.map((span, place) => question(span, sql<number>`cast(${place} as integer)`));
  const { rows } = await sql<Row & { place: number }>`${sql.join(parts, sql` union all `)} order by place`.execute(db);
  return rows;
}

/** Counts the appointments created in each span. */
export async function countRequests(db: Database, spans: readonly Span[]) {
  const rows = await askOfEach<{ count: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, count(*) as count from appointments
      where created_at >= ${from} and created_at < ${until}`,
  );
  return rows.map(({ count }) => count);
}

/** Counts the visits that begin in each span and were not cancelled, and what had become of them by `now`. */
export async function countVisits(db: Database, spans: readonly Span[], now: number) {
  return askOfEach<{ visits: number; attended: number; missed: number; unmarked: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, count(*) as visits,
      count(case when status = 'fulfilled' or (status = 'arrived' and ends_at > ${now}) then 1 end) as attended,
      count(case when status = 'noshow' then 1 end) as missed,
      count(case when ${isUnmarked(now)} then 1 end) as unmarked
      from visits where starts_at >= ${from} and starts_at < ${until} and status <> 'cancelled'`,
  );
}

/** Counts the patients who attended in each span, and those of them who had attended before it. */
export async function countPatients(db: Database, spans: readonly Span[]) {
  return askOfEach<{ patients: number; known: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, count(*) as patients,
      count(case when exists (
        select 1 from appointments inner join visits on visits.appointment_id = appointments.id
        where appointments.patient_id = seen.patient_id and visits.starts_at < ${from}
        and visits.status in ('arrived', 'fulfilled')
      ) then 1 end) as known
      from (
        select distinct appointments.patient_id from visits
        inner join appointments on appointments.id = visits.appointment_id
        where visits.starts_at >= ${from} and visits.starts_at < ${until} and visits.status in ('arrived', 'fulfilled')
        and appointments.patient_id is not null
      ) as seen`,
  );
}

const cameBackWithin = 15 * 86_400_000;

/** Counts the patients who attended in each span, at least 15 days ago, and those of them who attended again within 15 days of that. */
export async function countCameBack(db: Database, spans: readonly Span[], now: number) {
  return askOfEach<{ followed: number; back: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, count(*) as followed,
      count(case when exists (
        select 1 from appointments inner join visits on visits.appointment_id = appointments.id
        where appointments.patient_id = seen.patient_id and visits.starts_at > seen.first
        and visits.starts_at <= seen.first + ${cameBackWithin} and visits.status in ('arrived', 'fulfilled')
      ) then 1 end) as back
      from (
        select appointments.patient_id, min(visits.starts_at) as first from visits
        inner join appointments on appointments.id = visits.appointment_id
        where visits.starts_at >= ${from} and visits.starts_at < ${until} and visits.status in ('arrived', 'fulfilled')
        and appointments.patient_id is not null
        group by appointments.patient_id
      ) as seen where seen.first <= ${now - cameBackWithin}`,
  );
}

/**
 * Median time from a request to its first visit that was not cancelled, in ms, of first visits in each span; none without any. A visit that
 * was entered after it had begun took no time.
 */
export async function findLeadTimes(db: Database, spans: readonly Span[]) {
  return askOfEach<{ lead: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, cast(avg(lead) as double precision) as lead from (
      select lead, row_number() over (order by lead) as rank, count(*) over () as total from (
        select case when visits.starts_at > appointments.created_at then visits.starts_at - appointments.created_at else 0 end as lead
        from visits inner join appointments on appointments.id = visits.appointment_id
        where visits.starts_at >= ${from} and visits.starts_at < ${until} and visits.status <> 'cancelled'
        and not exists (
          select 1 from visits as earlier
          where earlier.appointment_id = visits.appointment_id and earlier.starts_at < visits.starts_at
          and earlier.status <> 'cancelled'
        )
      ) as leads
    ) as ranked where rank in ((total + 1) / 2, (total + 2) / 2) having count(*) > 0`,
  );
}

/** Booked minutes of each practitioner within each span, of visits that were not cancelled. */
export async function sumBookedMinutes(db: Database, spans: readonly Span[]) {
  return askOfEach<{ practitioner_id: number; minutes: number }>(
    db,
    spans,
    ({ from, until }, place) => sql`select ${place} as place, practitioner_id,
      cast(sum(case when ends_at < ${until} then ends_at else cast(${until} as bigint) end - starts_at) / 60000 as integer) as minutes
      from visits where starts_at >= ${from} and starts_at < ${until} and status <> 'cancelled'
      and practitioner_id is not null group by practitioner_id`,
  );
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
