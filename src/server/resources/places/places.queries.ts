import type { Database } from '#server/db/database.ts';

export async function listStates(db: Database) {
  return db.selectFrom('states').selectAll().orderBy('state_name').execute();
}

export async function listCities(db: Database, stateId: number) {
  return db
    .selectFrom('cities')
    .innerJoin('states', 'states.state_id', 'cities.state_id')
    .select(['city_id', 'city_name', 'state_name'])
    .where('cities.state_id', '=', stateId)
    .orderBy('city_name')
    .execute();
}
