import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourAhead } from '#server/testing/hour-ahead.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { type Instances, startInstances } from './testing/instances.ts';
import { runToEnd, startProgram } from './testing/site.ts';
import {
  expectChangeIsSeen,
  expectCountedTogether,
  expectMergedOnce,
  expectPresenceIsTold,
} from './testing/through-any-instance.ts';

// Three instances on one PostgreSQL behind a load balancer. With HAProxy: `npm run test:faults`.

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-instances-'));
let postgres: PostgresServer;
let instances: Instances;
let environment: Record<string, string>;
beforeAll(async () => {
  postgres = await startPostgres();
  const changes = { SEED: 'reference', RATE_LIMITS: 'on', DRAIN_SECONDS: '0' };
  instances = await startInstances(postgres.url, { environment: changes });
  environment = { ...instances.environment, DATA_DIR: path.join(folder, 'another') };
});
afterAll(async () => {
  await instances.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test('instances that start at once on an empty database prepare it once, and share the requests', async () => {
  const { balancer, sites } = instances;
  expect(balancer.inUse()).toEqual(sites.map(({ url }) => url));
  const outputs = sites.map((site) => site.output());
  expect(outputs.filter((output) => output.includes('First administrator:'))).toHaveLength(1);
  const answers = await Promise.all(sites.map(() => fetch(`${balancer.url}/`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a change is seen at once by its author, through any instance, and soon by everyone', () =>
  expectChangeIsSeen(instances));

test('colleagues on every other instance see that someone has a record open, until it is closed', () =>
  expectPresenceIsTold(instances));

test('two patients who are merged in both directions while they book are one, and no request is lost', () =>
  expectMergedOnce(instances));

test('wrong passwords and reviews are counted by all instances together', () => expectCountedTogether(instances));

test.each([
  [
    'none',
    'SESSION_SECRET must be set with DATABASE_URL, the same for all instances: for example from `openssl rand -hex 32`.',
  ],
  ['another secret of thirty-two characters', 'SESSION_SECRET is not that of the instance on '],
])('an instance with another secret does not start: %s', async (secret, sentence) => {
  const SESSION_SECRET = secret === 'none' ? '' : secret;
  const { code, output } = await runToEnd({ ...environment, SESSION_SECRET });
  expect(code).toBe(1);
  expect(output).toMatch(/^SESSION_SECRET .+\.\n$/);
  expect(output).toContain(sentence);
});

test('an instance whose clock is wrong gets no requests', async () => {
  const site = await startProgram({ ...environment, NODE_OPTIONS: hourAhead });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect(site.output()).toContain('the clock of this machine differs from that of the database');
  expect(await site.stop()).toBe(0);
});
