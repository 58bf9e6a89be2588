import type { Database } from '#server/db/database.ts';
import { staffName } from '#server/db/staff-names.queries.ts';
import type { Row } from '#server/db/tables.ts';

type Presence = Row<'presences'>;

export async function storePresence(db: Database, { session_id, tab, ...open }: Presence) {
  await db
    .insertInto('presences')
    .values({ session_id, tab, ...open })
    .onConflict((conflict) => conflict.columns(['session_id', 'tab']).doUpdateSet(open))
    .execute();
}

/** Deletes what a tab had open, and what has ended. */
export async function deletePresence(
  db: Database,
  { session_id, tab }: Pick<Presence, 'session_id' | 'tab'>,
  now: number,
) {
  await db
    .deleteFrom('presences')
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb.and({ session_id, tab })]))
    .execute();
}

/** Records that someone has open whose session is neither over nor locked; a visit with its practitioner. */
export async function listPresences(db: Database, now: number) {
  return db
    .selectFrom('presences')
    .innerJoin('sessions', 'sessions.id', 'presences.session_id')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .leftJoin('visits', (join) =>
      join.on('presences.kind', '=', 'visit').onRef('visits.id', '=', 'presences.record_id'),
    )
    .select(['presences.kind', 'presences.record_id as id', 'administrators.email', 'administrator_id'])
    .select(['visits.practitioner_id', staffName.as('name')])
    .distinct()
    .where('presences.ends_at', '>', now)
    .where('locked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('presences.kind')
    .orderBy('presences.record_id')
    .orderBy('administrators.email')
    .execute();
}
