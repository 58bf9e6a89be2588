import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export async function listConditions(db: Database) {
  return db
    .selectFrom('conditions')
    .select(['id', 'name', 'body_area'])
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

export async function findCondition(db: Database, id: number) {
  return db.selectFrom('conditions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCondition(db: Database, values: Insertable<Tables['conditions']>) {
  return db.insertInto('conditions').values(values).returningAll().executeTakeFirstOrThrow();
}
