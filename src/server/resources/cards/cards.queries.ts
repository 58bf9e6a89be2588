import type { Database } from '#server/db/database.ts';
import { listInOrder } from '#server/db/records.queries.ts';

/** A condition by its id. */
export function findCondition(db: Database, id: number) {
  return db
    .selectFrom('conditions')
    .select('name as title')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** An opening that is public on this day, by its id. */
export function findOpening(db: Database, id: number, today: string) {
  return db
    .selectFrom('careers')
    .select('position as title')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('closes_on', 'is', null), eb('closes_on', '>=', today)]))
    .executeTakeFirst();
}

/** A published blog by its slug. */
export function findArticle(db: Database, slug: string) {
  return db
    .selectFrom('blogs')
    .select('title')
    .where('slug', '=', slug)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A page of the clinic's own that is shown, by its slug. */
export function findPage(db: Database, slug: string) {
  return db
    .selectFrom('pages')
    .select('title')
    .where('slug', '=', slug)
    .where('is_hidden', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A treatment that is offered, by its slug, or by its id if it has none. */
export async function findTreatment(db: Database, key: string) {
  const offered = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden);
  const found = offered.find(({ slug, treatment_id }) => (slug ?? String(treatment_id)) === key);
  return found && { title: found.treatment_description };
}
