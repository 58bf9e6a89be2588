import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { startHaproxy, unpackHaproxy } from '../testing/haproxy.ts';
import { expectBookedOnce, type Instances, startInstances } from '../testing/instances.ts';
import { describeFailures, describeTimes, failed, type Outcome, startLoad } from '../testing/load.ts';
import { admin } from '../testing/site.ts';

const perSecond = 200;

let databaseUrl: string;
let instances: Instances;

function report(what: string, outcomes: Outcome[]) {
  console.log(`${what}: ${describeTimes(outcomes)}`, describeFailures(outcomes));
}

/** An admin's stream that is opened again at once whenever it ends. */
async function followUpdates() {
  const api = await signInToApi({ admin, url: instances.balancer.url });
  const stop = new AbortController();
  const stream = { latest: 0, moves: 0, longestGap: 0, problems: [] as unknown[], working: Promise.resolve() };
  async function read() {
    const began = performance.now();
    const response = await api.appointments.events({}, { signal: stop.signal });
    let isFirst = true;
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (isFirst && stream.moves > 0) stream.longestGap = Math.max(stream.longestGap, performance.now() - began);
      isFirst = false;
      for (const [, all] of text.matchAll(/"all":(\d+)/g)) stream.latest = Number(all);
    }
  }
  async function keepReading() {
    while (!stop.signal.aborted) {
      await read().catch((error: unknown) => stop.signal.aborted || stream.problems.push(error));
      stream.moves += 1;
    }
  }
  stream.working = keepReading();
  return {
    stream,
    async end() {
      stop.abort();
      await stream.working;
    },
  };
}

// Neither balancer retries. HAProxy is skipped where Debian's packages cannot be had.
const haproxy = unpackHaproxy();
afterAll(() => haproxy && rmSync(haproxy, { recursive: true, force: true }));

describe.each([
  { name: 'a balancer of our own', options: {} },
  ...(haproxy
    ? [{ name: 'HAProxy', options: { balance: (targets: string[]) => startHaproxy(haproxy, targets) } }]
    : []),
])('behind $name', ({ options }) => {
  beforeEach(async () => {
    databaseUrl = (await createDatabase(inject('postgresUrl'))).url;
    instances = await startInstances(databaseUrl, options);
    return () => instances.close();
  });

  test('three instances that restart one after another drop none of 20,000 requests and no stream', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, followUpdates));
    const load = await startLoad(instances.balancer.url, perSecond);
    let restarts = 0;
    while (load.outcomes.length < 20_000) {
      const index = restarts % instances.sites.length;
      expect(await instances.sites[index]?.stop()).toBe(0);
      await instances.start(index);
      await expect.poll(() => instances.balancer.inUse(), { timeout: 30_000 }).toHaveLength(3);
      restarts += 1;
    }
    await load.finish();
    report(`${restarts} restarts`, load.outcomes);
    expect(describeFailures(load.outcomes)).toEqual({});
    const stored = await expectBookedOnce(load, databaseUrl);

    for (const { stream } of streams) {
      await expect.poll(() => stream.latest, { timeout: 10_000 }).toBe(stored);
      expect(stream.problems).toEqual([]);
    }
    const moves = streams.reduce((sum, { stream }) => sum + stream.moves, 0);
    const gap = Math.max(...streams.map(({ stream }) => stream.longestGap));
    console.log(`${moves} times a stream moved, within ${gap.toFixed(0)} ms at most`);
    expect(moves).toBeGreaterThan(restarts);
    await Promise.all(streams.map((follower) => follower.end()));
  });

  test('kill -9 of one of three instances loses no acknowledged booking, and the others go on', async () => {
    const load = await startLoad(instances.balancer.url, perSecond);
    onTestFinished(() => void load.finish());
    await wait(5_000);
    const killed = performance.now();
    await instances.sites[1]?.stop('SIGKILL');
    await wait(5_000);
    await instances.start(1);
    await expect.poll(() => instances.balancer.inUse(), { timeout: 30_000 }).toHaveLength(3);
    await wait(5_000);
    await load.finish();
    report('kill -9', load.outcomes);
    const last = Math.max(...failed(load.outcomes).map(({ began, ms }) => began + ms));
    console.log(`the last failure came ${(last - killed).toFixed(0)} ms after the kill`);
    expect(last - killed).toBeLessThan(10_000); // the balancer asks every second, and waits two for an answer
    await expectBookedOnce(load, databaseUrl);
  });
});
