import type { Database } from '#server/db/database.ts';

/** An opening that is public on this day, by its id. */
export function findOpening(db: Database, id: number, today: string) {
  return db
    .selectFrom('careers')
    .select(['id', 'position'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .executeTakeFirst();
}

/** A published blog by its slug. */
export function findArticle(db: Database, slug: string) {
  return db
    .selectFrom('blogs')
    .select(['id', 'title', 'image'])
    .where('slug', '=', slug)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
