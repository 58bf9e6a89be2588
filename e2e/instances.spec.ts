import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
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
