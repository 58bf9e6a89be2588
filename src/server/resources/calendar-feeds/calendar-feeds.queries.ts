import type { Database, Transaction } from '#server/db/database.ts';
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

export type ListedAbsence = Awaited<ReturnType<typeof listAbsences>>[number];

/** Leave and breaks of a practitioner that end after `from`, or repeat. */
export async function listAbsences(db: Database, practitionerId: number, from: number) {
  return db
    .selectFrom('absences')
    .selectAll()
    .where('practitioner_id', '=', practitionerId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '>', from), eb('rrule', 'is not', null)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Turns it on with this link, in place of an earlier one. */
export async function storeFeed(trx: Transaction, { practitioner_id, ...feed }: NewFeed) {
  await trx
    .insertInto('calendar_feeds')
    .values({ practitioner_id, ...feed })
    .onConflict((conflict) => conflict.column('practitioner_id').doUpdateSet(feed))
    .execute();
}

type NewFeed = Pick<Row<'calendar_feeds'>, 'practitioner_id' | 'token' | 'token_hash' | 'with_names' | 'created_at'>;

/** False where it is off. */
export async function updateFeed(
  trx: Transaction,
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
export async function deleteFeed(trx: Transaction, practitionerId: number) {
  const deleted = await trx
    .deleteFrom('calendar_feeds')
    .where('practitioner_id', '=', practitionerId)
    .returning('practitioner_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Undefined for a link that was replaced or turned off, and for someone who has left. */
export async function findFeedByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('practitioners', 'practitioners.id', 'calendar_feeds.practitioner_id')
    .select(['practitioner_id', 'with_names', 'practitioners.name'])
    .where('token_hash', '=', tokenHash)
    .where('left_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Records a feed's file, unless it is the one that is recorded, so that all instances tell the same time of the last change.
 * @param now In ms, a whole second
 * @returns When the file changed; later than the file before, for programs that know only the time
 */
export async function recordFile(db: Database, practitionerId: number, etag: string, now: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- the program notes what it has answered
  await db
    .updateTable('calendar_feeds')
    .set((eb) => ({
      file_etag: etag,
      file_changed_at: eb
        .case()
        .when('file_changed_at', '>=', now)
        .then(eb('file_changed_at', '+', 1_000))
        .else(now)
        .end(),
    }))
    .where('practitioner_id', '=', practitionerId)
    .where((eb) => eb.or([eb('file_etag', 'is', null), eb('file_etag', '!=', etag)]))
    .execute();
  const row = await db
    .selectFrom('calendar_feeds')
    .select('file_changed_at')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();
  return row?.file_changed_at ?? now;
}
