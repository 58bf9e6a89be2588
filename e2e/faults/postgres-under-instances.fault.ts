import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { createTcpProxy } from '#server/testing/tcp-proxy.ts';
import { expectBookedOnce, type Instances, startInstances } from '../testing/instances.ts';
import { describeFailures, describeTimes, failed, type Load, loadPages, startLoad } from '../testing/load.ts';
import { createStandby, freeze, takeAllConnections } from '../testing/postgres-control.ts';

// Three instances behind a balancer that never retries, while their PostgreSQL is away.

const outageMs = 10_000;

let postgres: PostgresServer;
let databaseUrl: string;
beforeEach(async (context) => {
  postgres = await startPostgres();
  context.onTestFinished(() => postgres.stop()); // after what the test itself adds
  databaseUrl = (await createDatabase(postgres.url)).url;
});

/** Polls `/readyz` of all instances until `end` is called. */
function watchReadiness({ sites }: Instances) {
  const answers: string[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const watch = async (url: string) => {
    while (!over.signal.aborted) {
      answers.push(await readiness(url).catch(String));
      await wait(250);
    }
  };
  const watching = Promise.all(sites.map(({ url }) => watch(url)));
  return async () => {
    over.abort();
    await watching;
    return new Set(answers);
  };
}

async function readiness(url: string) {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
  const { status } = (await answer.json()) as { status: string };
  return `${answer.status} ${status}`;
}

/** Everything that holds for an outage, however it comes. `outage` resolves when PostgreSQL is back. */
async function goThrough(what: string, instances: Instances, outage: () => Promise<void>) {
  for (const { url } of instances.sites) for (const page of loadPages) await (await fetch(url + page)).text();
  const load = await startLoad(instances.balancer.url, 50);
  const endWatch = watchReadiness(instances);
  await wait(3_000);
  const began = performance.now();
  await outage();
  const back = performance.now();
  await wait(12_000);
  await load.finish();
  const states = await endWatch();
  const last = Math.max(back, ...failed(load.outcomes).map((outcome) => outcome.began + outcome.ms));
  console.log(
    `PostgreSQL ${what}: away for ${(back - began).toFixed(0)} ms, recovered ${(last - back).toFixed(0)} ms after that; ` +
      `${describeTimes(load.outcomes)}; /readyz: ${[...states].join(', ')}`,
    describeFailures(load.outcomes),
  );
  expectCleanAnswers(load);
  expect(last - back).toBeLessThan(10_000);
  expect([...states].filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(instances.balancer.inUse()).toHaveLength(3);
  return { load, states };
}

function expectCleanAnswers({ outcomes }: Load) {
  const kinds = Object.keys(describeFailures(outcomes));
  expect(kinds.filter((kind) => !kind.endsWith(` 503 ${serverMessages.databaseBusy}`))).toEqual([]);
  expect(kinds.filter((kind) => kind.startsWith('page'))).toEqual([]);
}

async function start(url = databaseUrl) {
  const instances = await startInstances(url);
  onTestFinished(() => instances.close());
  return instances;
}

test('PostgreSQL restarts: clean sentences, pages from memory, and recovery by itself', async () => {
  const instances = await start();
  const { load } = await goThrough('restarts', instances, () => postgres.restart('fast'));
  await expectBookedOnce(load, databaseUrl);
});

test('PostgreSQL fails over to a synchronous standby: no acknowledged booking is lost', async () => {
  const standby = await createStandby(postgres.url);
  onTestFinished(() => standby.stop());
  const proxy = await createTcpProxy(databaseUrl);
  const instances = await start(proxy.url);
  const standbyUrl = new URL(databaseUrl);
  standbyUrl.host = new URL(standby.url).host;
  const { load } = await goThrough('fails over', instances, async () => {
    await standby.takeOver();
    proxy.close();
    const moved = await createTcpProxy(standbyUrl.href, Number(new URL(proxy.url).port));
    onTestFinished(() => moved.close());
  });
  await expectBookedOnce(load, standbyUrl.href);
});

test('PostgreSQL is frozen: clean sentences, pages from memory, and recovery by itself', async () => {
  const instances = await start();
  const { load, states } = await goThrough('is frozen', instances, async () => {
    const goOn = await freeze(postgres.url);
    await wait(outageMs);
    goOn();
  });
  expect(states).toContain('200 degraded');
  await expectBookedOnce(load, databaseUrl);
});

test('PostgreSQL is out of connections: clean sentences, pages from memory, and recovery by itself', async () => {
  const instances = await start();
  const { load, states } = await goThrough('is out of connections', instances, async () => {
    const giveBack = await takeAllConnections(postgres.url);
    await wait(outageMs);
    await giveBack();
  });
  expect(states).toContain('200 degraded');
  await expectBookedOnce(load, databaseUrl);
});
