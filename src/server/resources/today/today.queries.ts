import { serverLimits } from '#contract/plain/limits.ts';
import type { Database } from '#server/db/database.ts';

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

/** Holds that end between two moments, the next first. */
export async function listHoldsEnding(db: Database, from: number, until: number) {
  return db
    .selectFrom('holds')
    .innerJoin('appointments', 'appointments.id', 'holds.appointment_id')
    .innerJoin('practitioners', 'practitioners.id', 'holds.practitioner_id')
    .select(['holds.id', 'appointment_id', 'practitioner_id', 'room_id', 'starts_at', 'ends_at'])
    .select('hold_until as held_until')
    .select(['appointments.reference', 'appointments.name', 'practitioners.name as practitioner'])
    .select('next_call_at')
    .where('holds.is_offer', '=', 0)
    .where('holds.hold_until', '>', from)
    .where('holds.hold_until', '<', until)
    .orderBy('holds.hold_until')
    .limit(serverLimits.holdsEnding)
    .execute();
}

/** Messages by e-mail that were tried and wait to be tried again; undefined if there are none. */
export async function findMailTrouble(db: Database) {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.max('reason').$notNull().as('reason')])
    .where('state', '=', 'waiting')
    .where('reason', 'is not', null)
    .having(({ fn }) => fn.countAll(), '>', 0)
    .executeTakeFirst();
}

/** Hosts of connected programs that have been failing since before this time. */
export async function listFailingPrograms(db: Database, since: number) {
  const failing = await db.selectFrom('webhooks').select('url').where('failing_since', '<=', since).execute();
  return failing.map(({ url }) => new URL(url).host);
}
