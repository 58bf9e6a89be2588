import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { type Site, startSite } from '../testing/site.ts';

// Many people book in the same instant, as after an article in the newspaper.

const people = 500;
const longestMs = 20_000;

async function statusesOf(site: Site, bodies: object[]) {
  const started = performance.now();
  const answers = await Promise.all(
    bodies.map(async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(`${site.url}/api/appointments`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { held } = (await response.json()) as { held?: object };
      return `${response.status}${held ? ' held' : ''}`;
    }),
  );
  const counts = Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([key, all]) => [key, all.length]),
  );
  const ms = performance.now() - started;
  console.log(JSON.stringify(counts), `${Math.round(ms)} ms`);
  expect(ms).toBeLessThan(longestMs);
  return counts;
}

async function prepare(site: Site) {
  const api = await signInToApi(site);
  const settings = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 0, weeks_ahead: 9 };
  await api.schedules.setSettings({ body: settings });
  const [treatment] = await api.treatments.listPublic();
  const [state] = await api.places.listStates();
  const [city] = await api.places.listCities({ params: { stateId: state?.state_id ?? 0 } });
  const { practitioners } = await api.times.list({ query: {} });
  const perPerson = await Promise.all(
    practitioners.map(async ({ id: practitioner_id }) => {
      const { days } = await api.times.list({ query: { practitioner_id, days: 62 } });
      return days.flatMap(({ times }) => times.map((starts_at) => ({ practitioner_id, starts_at })));
    }),
  );
  const times = perPerson.flat().slice(0, people);
  expect(times).toHaveLength(people);
  const bodyOf = (index: number, more: object = {}) => ({
    name: `Person ${index}`,
    phone: `+91 9${String(index).padStart(9, '0')}`,
    state: state?.state_id,
    city: city?.city_id,
    treatmentType: [treatment?.treatment_id],
    ...more,
  });
  return { times, bodyOf };
}

test.each([
  ['SQLite', {}],
  ['PostgreSQL with a pool of 2', { DATABASE_POOL_SIZE: '2' }],
  ['PostgreSQL with a pool of 3', { DATABASE_POOL_SIZE: '3' }],
  ['PostgreSQL with a pool of 10', { DATABASE_POOL_SIZE: '10' }],
])('on %s, everyone is answered, and every time goes to one of them', async (_where, environment) => {
  const database = Object.hasOwn(environment, 'DATABASE_POOL_SIZE')
    ? await createDatabase(inject('postgresUrl'))
    : undefined;
  const site = await startSite({
    RATE_LIMITS: 'off',
    ...environment,
    ...(database && { DATABASE_URL: database.url, SESSION_SECRET: 'a secret of at least thirty-two characters' }),
  });
  onTestFinished(async () => {
    await site.stop();
    await database?.drop();
  });
  const { times, bodyOf } = await prepare(site);
  const plain = Array.from({ length: people }, (_, index) => bodyOf(index));
  const wishing = times.map((time, index) => bodyOf(index + people, { wishes: { times: [time] } }));
  const late = times.map((time, index) => bodyOf(index + 2 * people, { wishes: { times: [time] } }));

  expect(await statusesOf(site, plain)).toEqual({ 201: people });
  expect(await statusesOf(site, wishing)).toEqual({ '201 held': people });
  expect(await statusesOf(site, late)).toEqual({ 409: people });
});
