import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createApi } from '#web/api/client.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { admin, type Site, startProgram } from './testing/site.ts';

// Three instances on one PostgreSQL behind a load balancer. With HAProxy: `npm run test:faults`.

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-instances-'));
let postgres: PostgresServer;
let instances: Site[];
let balancer: Balancer;
beforeAll(async () => {
  postgres = await startPostgres();
  const environment = {
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

async function signIn() {
  const api = createApi(routes, (path, init) => fetch(balancer.url + path, init));
  return (await api.session.login({ body: admin })).token;
}
