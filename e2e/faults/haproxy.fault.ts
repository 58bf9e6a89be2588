import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hourAheadOnDemand, wrongClockFile } from '#server/testing/hour-ahead.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { startHaproxy, unpackHaproxy } from '../testing/haproxy.ts';
import { type Instances, startInstances } from '../testing/instances.ts';
import { expectChangeIsSeen, expectCountedTogether } from '../testing/through-any-instance.ts';

// Runs e2e/instances.spec.ts behind HAProxy; skipped where Debian's packages are unavailable.

const folder = unpackHaproxy();
if (!folder) console.log('HAProxy cannot be had here, so it is skipped.');

describe.runIf(folder)('three instances behind HAProxy', () => {
  let instances: Instances;
  beforeAll(async () => {
    const { url } = await createDatabase(inject('postgresUrl'));
    const environment = { SEED: 'reference', RATE_LIMITS: 'on', DRAIN_SECONDS: '0', NODE_OPTIONS: hourAheadOnDemand };
    instances = await startInstances(url, { environment, balance: (targets) => startHaproxy(folder ?? '', targets) });
  });
  afterAll(async () => {
    await instances.close();
    rmSync(folder ?? '', { recursive: true, force: true });
  });

  test('a change is seen at once by its author, through any instance, and soon by everyone', () =>
    expectChangeIsSeen(instances));

  test('wrong passwords and reviews are counted by all instances together', () => expectCountedTogether(instances));

  test('one whose clock goes wrong gets no requests until it is right again', async () => {
    const { balancer, sites } = instances;
    const [one, two, three] = sites.map(({ url }) => url);
    const file = path.join(sites[1]?.dataDir ?? '', wrongClockFile);
    writeFileSync(file, '');
    const patience = { timeout: 120_000, interval: 500 }; // it is compared every minute
    await expect.poll(balancer.inUse, patience).toEqual([one, three]);
    expect(sites[1]?.output()).toContain('the clock of this machine differs from that of the database');
    expect((await fetch(`${two}/readyz`)).status).toBe(503);
    rmSync(file);
    await expect.poll(balancer.inUse, patience).toEqual([one, two, three]);
    expect(sites[1]?.output()).toContain('the clock of this machine is right again');
  });
});
