import type { Database } from '#server/db/database.ts';

export async function listStates(db: Database) {
  return db.selectFrom('states').selectAll().orderBy('state_name').execute();
}

export async function listCities(db: Database, stateId: number) {
  return db
    .selectFrom('cities')
    .select(['city_id', 'city_name'])
    .where('state_id', '=', stateId)
    .orderBy('city_name')
    .execute();
}
