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

/** The picture that the gallery shows first: never one of a patient, who may withdraw it. */
export async function findGalleryPicture(db: Database) {
  const first = await db
    .selectFrom('gallery_items')
    .select('image')
    .where('deleted_at', 'is', null)
    .where('image', 'is not', null)
    .where('before_image', 'is', null)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return first?.image ?? null;
}
