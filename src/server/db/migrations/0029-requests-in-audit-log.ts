import { type Kysely, sql } from 'kysely';

/** Exports and erasures count requests, which older entries of the audit log call bookings. */
export async function up(db: Kysely<never>) {
  await sql`update audit_log set subject = replace(subject, ' booking', ' request') where kind = 'patient-data'`.execute(
    db,
  );
}
