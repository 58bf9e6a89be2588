import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { hourAhead } from '#server/testing/hour-ahead.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createApi } from '#web/api/client.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { admin, runToEnd, type Site, startProgram } from './testing/site.ts';

// Three instances on one PostgreSQL behind a load balancer. With HAProxy: `npm run test:faults`.

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-instances-'));
let postgres: PostgresServer;
let environment: Record<string, string>;
let instances: Site[];
let balancer: Balancer;
beforeAll(async () => {
  postgres = await startPostgres();
  environment = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    SEED: 'reference',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const names = ['one', 'two', 'three'];
  instances = await Promise.all(
    names.map((name) => startProgram({ ...environment, DATA_DIR: path.join(folder, name) })),
  );
  balancer = await startBalancer(
    instances.map(({ url }) => url),
    { checkMs: 200 },
  );
});
afterAll(async () => {
  balancer.close();
  await Promise.all(instances.map((site) => site.stop()));
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test('instances that start at once on an empty database prepare it once, and share the requests', async () => {
  expect(balancer.inUse()).toEqual(instances.map(({ url }) => url));
  const outputs = instances.map((site) => site.output());
  expect(outputs.filter((output) => output.includes('First administrator:'))).toHaveLength(1);
  const answers = await Promise.all(instances.map(() => fetch(`${balancer.url}/`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a change is seen at once by whoever made it, through any instance, and soon by everybody', async () => {
  const position = 'Night receptionist';
  const career = (url: string, headers = {}) => fetch(`${url}/career`, { headers }).then((page) => page.text());
  for (const { url } of instances) expect(await career(url)).not.toContain(position);
  const body = JSON.stringify({ position, description: 'At the front desk.', experience: 1 });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn()}` };
  const saved = await fetch(`${balancer.url}/api/careers`, { method: 'POST', headers, body });
  const Cookie = saved.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  for (let turn = 0; turn < instances.length; turn += 1)
    expect(await career(balancer.url, { Cookie })).toContain(position);
  for (const { url } of instances) await expect.poll(() => career(url)).toContain(position);
});

test('wrong passwords and reviews are counted by all instances together', async () => {
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(balancer.url + path, init)).status;
  };
  // Each instance alone would answer four of them.
  const guesses = Array.from({ length: 12 }, () => post('/api/admin/login', { email: admin.email, password: 'wrong' }));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401, 429]));
  const review = {
    name: 'Asha',
    email: 'asha@example.com',
    mobile: '+91 00000 00002',
    rating: 5,
    description: 'Kind.',
  };
  let stored = 0;
  while (stored < 60 && (await post('/api/submit-review', review)) === 201) stored += 1;
  expect(stored).toBeLessThan(30); // 20, unless the machine is so slow that an instance has to count for itself
});

test.each([
  [
    'none',
    'SESSION_SECRET must be set with DATABASE_URL, the same for all instances: such as `openssl rand -hex 32` makes it.',
  ],
  ['another secret of thirty-two characters', 'SESSION_SECRET is not that of the instance on '],
])('an instance with another secret does not start: %s', async (secret, sentence) => {
  const SESSION_SECRET = secret === 'none' ? '' : secret;
  const { code, output } = await runToEnd({ ...environment, SESSION_SECRET, DATA_DIR: path.join(folder, 'other') });
  expect(code).toBe(1);
  expect(output).toMatch(/^SESSION_SECRET .+\.\n$/);
  expect(output).toContain(sentence);
});

test('an instance whose clock is wrong gets no requests', async () => {
  const site = await startProgram({
    ...environment,
    NODE_OPTIONS: hourAhead,
    DATA_DIR: path.join(folder, 'hour-ahead'),
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(site.output()).toContain('the clock of this machine differs from that of the database');
  expect(await site.stop()).toBe(0);
});

async function signIn() {
  const api = createApi(routes, (path, init) => fetch(balancer.url + path, init));
  return (await api.session.login({ body: admin })).token;
}
