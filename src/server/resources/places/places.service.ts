import { places } from '#contract/places.ts';
import { isAnotherPlace } from '#contract/plain/place-names.ts';
import { notFound } from '#server/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import { otherNamesOf } from './other-names.ts';
import { listCities, listStates } from './places.queries.ts';

export function mountPlaces({ mount, db }: ResourceContext) {
  mount(places.listStates, () => listStates(db));
  mount(places.listCities, async ({ params }) => {
    const cities = await listCities(db, params.stateId);
    if (cities.length === 0) throw notFound();
    return inOrder(cities).map(({ city_id, city_name, state_name }) => {
      const others = otherNamesOf(state_name, city_name);
      return { city_id, city_name, ...(others.length > 0 && { other_names: others }) };
    });
  });
}

/** The entry for all other places is the last. */
function inOrder<T extends { city_name: string }>(cities: readonly T[]) {
  return cities.toSorted((a, b) => Number(isAnotherPlace(a.city_name)) - Number(isAnotherPlace(b.city_name)));
}
