import { places } from '#contract/places.ts';
import { notFound } from '#server/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import { listCities, listStates } from './places.queries.ts';

export function mountPlaces({ mount, db }: ResourceContext) {
  mount(places.listStates, () => listStates(db));
  mount(places.listCities, async ({ params }) => {
    const cities = await listCities(db, params.stateId);
    if (cities.length === 0) throw notFound();
    return cities;
  });
}
