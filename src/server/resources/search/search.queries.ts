import type { Database } from '#server/db/database.ts';

export async function listConditions(db: Database) {
  return db
    .selectFrom('conditions')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listSymptoms(db: Database) {
  return db.selectFrom('symptoms').selectAll().where('deleted_at', 'is', null).orderBy('name').orderBy('id').execute();
}

export async function listLinks(db: Database) {
  return db.selectFrom('condition_symptoms').selectAll().execute();
}

/** Published blogs, the newest first; with their content where they are read in another language. */
export async function listArticles(db: Database, limit: number, withContent: boolean) {
  return db
    .selectFrom('blogs')
    .select(['slug', 'title', 'preview'])
    .$if(withContent, (query) => query.select('content'))
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
