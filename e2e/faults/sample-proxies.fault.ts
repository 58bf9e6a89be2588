import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { expectBookedOnce, startInstances } from '../testing/instances.ts';
import { describeFailures, describeTimes, startLoad } from '../testing/load.ts';
import { startProxy, unpackProxies } from '../testing/sample-proxies.ts';

// Restarts behind the samples of `deploy/`, as docs/operations.md describes them; skipped where Debian's packages are unavailable.

const folder = unpackProxies() ?? '';
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));
if (!folder) console.log("Debian's proxies cannot be had here, so they are skipped.");

describe.runIf(folder)('two instances that restart in turn drop nothing', () => {
  test.each(['nginx', 'caddy', 'haproxy'] as const)('behind the sample for %s', async (proxy) => {
    const { url } = await createDatabase(inject('postgresUrl'));
    const balance = (targets: string[]) => startProxy(proxy, folder, targets.slice(0, 2));
    const instances = await startInstances(url, { environment: { DRAIN_SECONDS: '6' }, balance });
    onTestFinished(() => instances.close());
    const load = await startLoad(instances.balancer.url, 50);
    for (const index of [0, 1, 0, 1]) {
      expect(await instances.sites[index]?.stop()).toBe(0);
      await instances.start(index);
      await wait(3_000); // what the proxies take to use it again
    }
    await load.finish();
    console.log(`four restarts behind ${proxy}: ${describeTimes(load.outcomes)}`);
    expect(describeFailures(load.outcomes)).toEqual({});
    await expectBookedOnce(load, url);
  });
});
