import { openSqlite } from '#server/db/database.ts';
import { conditionTextsOf } from '#server/db/seed/condition-texts-of.ts';
import { conditions } from '#server/db/seed/content/conditions.ts';
import { typedSearches } from '#server/testing/typed-searches.ts';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { startSite } from '../e2e/testing/site.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Measures what patients type, over HTTP on the production server with SQLite, among the samples and among 2,000 conditions and articles
// more, whose texts have some words of their own; and the first search after a change, which reads everything again.
const [rounds, firstRounds, most] = [2_000, 20, 2_000];

const site = await startSite({ RATE_LIMITS: 'off', SEED: 'demo' });
const api = await signInToApi(site);

/** A word that only few entries have. */
const rare = (index: number) =>
  (index * 7_919).toString(36).replace(/\d/g, (digit) => 'aeioubdgkl'[Number(digit)] ?? '');

async function fill() {
  const db = openSqlite(site.dataDir);
  const texts = conditions.map(conditionTextsOf);
  for (let index = 0; index < most / 2; index += 1) {
    const { name = '', description = '', ...others } = texts[index % texts.length] ?? {};
    const row = { ...others, name: `${name} ${rare(index)}`, description: `${description} ${rare(index + 1)}` };
    await db
      .insertInto('conditions')
      .values({ ...(row as (typeof texts)[number]), created_at: 0 })
      .execute();
    const title = `${name} and ${rare(index + 2)}`;
    const blog = {
      slug: `blog-${index}`,
      title,
      content: description,
      preview: description,
      content_format: 'text',
    } as const;
    await db
      .insertInto('blogs')
      .values({ ...blog, is_active: 1, published_at: index, created_at: index, updated_at: index })
      .execute();
  }
  await db.destroy();
}

async function timeOf(q: string) {
  const started = performance.now();
  const answer = await fetch(`${site.url}/api/search?${new URLSearchParams({ q })}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${q} answered ${answer.status}`);
  return performance.now() - started;
}

async function measure(name: string) {
  const first: number[] = [];
  for (let round = 0; round < firstRounds; round += 1) {
    const { id } = await api.symptoms.create({ body: { name: `Symptom ${round}` } });
    await api.symptoms.remove({ params: { id } });
    first.push(await timeOf('knee'));
  }
  const times: number[] = [];
  for (let round = -rounds / 4; round < rounds; round += 1) {
    const time = await timeOf(typedSearches.at(round % typedSearches.length)?.typed ?? '');
    if (round >= 0) times.push(time);
  }
  const words = [percentile(times, 0.5), percentile(times, 0.99), percentile(first, 0.5)].map(ms);
  console.log(`| ${[name, ...words].join(' | ')} |`);
}

console.log(describeMachine());
console.log('| entries | p50 | p99 | first after a change |');
console.log('|---|---|---|---|');
await measure('samples');
await fill();
await measure(`${most.toLocaleString('en')} more`);
await site.stop();
