import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

interface ListedFeed {
  id: number;
  name: string;
  /** Null while it is off. */
  token: string | null;
  with_names: 0 | 1 | null;
}

/** Practitioners who work here, each with its feed if there is one. */
export async function listFeeds(db: Database): Promise<ListedFeed[]> {
  return db
    .selectFrom('practitioners')
    .leftJoin('calendar_feeds', 'calendar_feeds.practitioner_id', 'practitioners.id')
    .select(['practitioners.id', 'practitioners.name', 'calendar_feeds.token', 'calendar_feeds.with_names'])
    .where('left_at', 'is', null)
    .orderBy('position')
    .orderBy('practitioners.id')
    .execute();
}

/** Turns it on with this link, where it is not on yet. */
export async function insertFeed(trx: Database, feed: Omit<Row<'calendar_feeds'>, 'with_names'>) {
  await trx
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('practitioner_id').doNothing())
    .execute();
}

/** False where it is off. */
export async function updateFeed(
  trx: Database,
  practitionerId: number,
  changes: Partial<Omit<Row<'calendar_feeds'>, 'practitioner_id'>>,
) {
  const updated = await trx
    .updateTable('calendar_feeds')
    .set(changes)
    .where('practitioner_id', '=', practitionerId)
    .returning('practitioner_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** False where it was off. */
export async function deleteFeed(trx: Database, practitionerId: number) {
  const deleted = await trx
    .deleteFrom('calendar_feeds')
    .where('practitioner_id', '=', practitionerId)
    .returning('practitioner_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Undefined for a link that was replaced or turned off, and for somebody who has left. */
export async function findFeedByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('practitioners', 'practitioners.id', 'calendar_feeds.practitioner_id')
    .select(['practitioner_id', 'with_names', 'practitioners.name'])
    .where('token_hash', '=', tokenHash)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}
