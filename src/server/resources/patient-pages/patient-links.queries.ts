import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

export async function findLinkOf(db: Database, appointmentId: number) {
  return db.selectFrom('patient_links').selectAll().where('appointment_id', '=', appointmentId).executeTakeFirst();
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

/** The request that a link leads to; undefined for a link that was replaced, or never was one. */
export async function findRequestOf(db: Database, tokenHash: string) {
  const link = await db
    .selectFrom('patient_links')
    .select('appointment_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link?.appointment_id;
}
