import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '#server/db/database.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { startInstances } from '../e2e/testing/instances.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures the time from sending a change to one of three instances on PostgreSQL until its page comes from another one: with
// PostgreSQL's notification, and without, when the other instance finds the change by polling.
const changes = 20;

const postgres = await startPostgres();
const instances = await startInstances(postgres.url, { environment: { SEED: 'reference', DRAIN_SECONDS: '0' } });
const [here, elsewhere] = instances.sites;
if (!here || !elsewhere) throw new Error('There are fewer than two instances.');
const api = await signInToApi(here);
const db = openPostgres(postgres.url);

const opening = (position: string) => ({ position, description: 'At the front desk.', experience: 1 });
const notified = (position: string) => api.careers.create({ body: opening(position) });
const unnotified = (position: string) =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('careers')
      .values({ ...opening(position), created_at: Date.now(), closes_on: null })
      .execute();
    const count = trx.updateTable('counters').set((eb) => ({ count: eb('count', '+', 1) }));
    await count.where('name', '=', 'content.changes').execute();
  });

/** Makes each change at a random moment between two polls. */
async function measure(kind: string, change: (position: string) => Promise<unknown>) {
  const times: number[] = [];
  for (let number = 1; number <= changes; number += 1) {
    await setTimeout(Math.random() * 1_000);
    const position = `${kind} ${number}.`;
    const sent = performance.now();
    await change(position);
    while (!(await (await fetch(`${elsewhere?.url}/career`)).text()).includes(position));
    times.push(performance.now() - sent);
  }
  console.log(`| ${kind} | ${ms(Math.min(...times))} | ${ms(percentile(times, 0.5))} | ${ms(Math.max(...times))} |`);
}

console.log(describeMachine());
console.log(`| ${changes} changes each, one by one | fastest | median | slowest |`);
console.log('|---|---|---|---|');
await measure('notified', notified);
await measure('found by polling', unnotified);
await db.destroy();
await instances.close();
await postgres.stop();
