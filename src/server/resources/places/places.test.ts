import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { loadPlaces } from '#server/db/seed/places.ts';
import { knownIds } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
// By GeoNames (CC BY 4.0), separated by commas.
import largest from './largest-places.json' with { type: 'json' };
import { otherNamesOf } from './other-names.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('the states are a bare array, A to Z', async () => {
  const { status, body } = await site.get('/api/states');
  expect(status).toBe(200);
  expect(body).toEqual([
    { state_id: expect.any(Number), state_name: 'Karnataka' },
    { state_id: expect.any(Number), state_name: 'Kerala' },
  ]);
});

test('the cities of a state are a bare array, A to Z, with their other names, and end with an entry for all other places', async () => {
  const { kerala } = await knownIds(site);
  const { status, body } = await site.get(`/api/cities/${kerala}`);
  expect(status).toBe(200);
  expect(body).toEqual([
    { city_id: expect.any(Number), city_name: 'Kochi', other_names: ['Cochin', 'Ernakulam'] },
    { city_id: expect.any(Number), city_name: 'Thrissur', other_names: ['Trichur'] },
    { city_id: expect.any(Number), city_name: 'Another place in Kerala' },
  ]);
});

test('another state is not found', async () => {
  const failures = await failuresOf(['999999', 'Kerala', '1.0', '99999999999'], async (id) => {
    expect(await site.get(`/api/cities/${id}`)).toMatchObject({ status: 404, body: { detail: 'State not found.' } });
  });
  expect(failures).toEqual([]);
});

test('people find the 30 largest places of each state of India, also by their former names', async () => {
  const listed = await loadPlaces('IN');
  const namesIn = (state: string) => (listed[state] ?? []).flatMap((city) => [city, ...otherNamesOf(state, city)]);
  expect(Object.keys(largest).toSorted()).toEqual(Object.keys(listed).toSorted());
  const failures = await failuresOf([...Object.entries(largest), ...formerNames], ([state, names]) => {
    expect(names.split(', ').filter((name) => !namesIn(state).includes(name))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('each other name is that of one place of its state', async () => {
  const failures = await failuresOf(Object.entries(await loadPlaces('IN')), ([state, cities]) => {
    const names = cities.flatMap((city) => [city, ...otherNamesOf(state, city)]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  expect(failures).toEqual([]);
});

const formerNames = [
  ['Kerala', 'Cochin, Trivandrum, Calicut, Alleppey, Quilon, Trichur, Palghat, Cannanore'],
  ['Karnataka', 'Bangalore, Mysore, Mangalore, Hubli, Belgaum, Bellary, Gulbarga, Shimoga'],
  ['Maharashtra', 'Bombay, Poona, Solapur, Ahmednagar, Osmanabad'],
  ['Tamil Nadu', 'Madras, Trichy, Tuticorin, Tanjore'],
  ['West Bengal', 'Calcutta, Burdwan, Darjeeling'],
  ['Haryana', 'Gurgaon'],
  ['Gujarat', 'Baroda'],
  ['Uttar Pradesh', 'Allahabad, Benares, Banaras'],
  ['Andhra Pradesh', 'Vizag, Rajahmundry, Cuddapah'],
  ['Puducherry', 'Pondicherry'],
] as const;
