import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export type StoredLink = NonNullable<Awaited<ReturnType<typeof findLinkOf>>>;

export async function findLinkOf(db: Database, appointmentId: number) {
  return selectLinks(db).where('patient_links.appointment_id', '=', appointmentId).executeTakeFirst();
}

/** Undefined for a link that was replaced, or never was one. */
export async function findLinkByToken(db: Database, tokenHash: string) {
  return selectLinks(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** With what decides when they end. */
function selectLinks(db: Database) {
  return db
    .selectFrom('patient_links')
    .innerJoin('appointments', 'appointments.id', 'patient_links.appointment_id')
    .selectAll('patient_links')
    .select(['appointments.remarks', 'appointments.finished_at'])
    .select(({ selectFrom }) =>
      selectFrom('visits')
        .whereRef('visits.appointment_id', '=', 'patient_links.appointment_id')
        .select(({ fn }) => fn.max('visits.ends_at').as('at'))
        .as('last_visit_at'),
    );
}

/** False where the request has a link by now, unless that is to be replaced. */
export async function storeLink(trx: Transaction, { appointment_id, ...link }: Row<'patient_links'>, replace: boolean) {
  const stored = await trx
    .insertInto('patient_links')
    .values({ appointment_id, ...link })
    .onConflict((conflict) => {
      const known = conflict.column('appointment_id');
      return replace ? known.doUpdateSet(link) : known.doNothing();
    })
    .returning('appointment_id')
    .executeTakeFirst();
  return stored !== undefined;
}
