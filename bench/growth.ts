import { openSqlite } from '#server/db/database.ts';
import { type Site, startSite } from '../e2e/testing/site.ts';
import { fillAppointments } from './admin/fill-appointments.ts';
import { fillContent } from './admin/fill-content.ts';
import { memoryOf } from './load/process-cpu.ts';
import { describeMachine, ms, percentile } from './machine.ts';

// Compares the first pages of a clinic with little content and of one with much: two production servers on SQLite, requested in
// turn over HTTP, without the page cache.
const rounds = 200;
const sizes = {
  few: { appointments: 1_000, content: 100 },
  many: { appointments: 1_000_000, content: 10_000 },
};

const requests = {
  'home page': ['/'],
  'blog page': ['/blog'],
  'gallery page': ['/gallery'],
  'blogs, JSON': ['/api/blogs/active?limit=13'],
  'gallery, JSON': ['/api/gallery?limit=24'],
  'reviews, JSON': ['/api/approved-reviews?limit=30'],
  'admin: appointments': ['/api/appointments?limit=50&status=pending', '/api/appointments/counts'],
  'admin: an appointment searched': ['/api/appointments?limit=50&q=person777@example.com'],
  'admin: reviews': ['/api/reviews?limit=50', '/api/reviews/ratings'],
  'admin: blogs': ['/api/allBlogs?limit=25', '/api/blogs/counts'],
  'admin: a blog searched': ['/api/allBlogs?limit=25&q=77'],
  'admin: gallery': ['/api/gallery?limit=50'],
  'admin: openings': ['/api/allCareers?limit=50'],
  'admin: changes': ['/api/audit-log?limit=50'],
};

async function startFilled({ appointments, content }: { appointments: number; content: number }) {
  const site = await startSite({ SEED: 'reference', PAGE_CACHE: 'off' });
  const db = openSqlite(site.dataDir);
  await fillAppointments(db, appointments);
  await fillContent(db, content);
  await db.destroy();
  return { site, headers: { Authorization: `Bearer ${await signIn(site)}` } };
}

async function signIn({ url, admin }: Site) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  return ((await answer.json()) as { token: string }).token;
}

type Filled = Awaited<ReturnType<typeof startFilled>>;

async function timeOf({ site, headers }: Filled, paths: readonly string[]) {
  const started = performance.now();
  for (const one of paths) {
    const answer = await fetch(site.url + one, { headers });
    if (answer.status !== 200) throw new Error(`${one} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return performance.now() - started;
}

const few = await startFilled(sizes.few);
const many = await startFilled(sizes.many);
const sizeText = ({ appointments, content }: { appointments: number; content: number }) =>
  `${appointments.toLocaleString('en')} appointments, ${content.toLocaleString('en')} of the others`;

console.log(describeMachine());
console.log(`| first page, median of ${rounds} | ${sizeText(sizes.few)} | ${sizeText(sizes.many)} | ratio |`);
console.log('|---|---|---|---|');
for (const [name, paths] of Object.entries(requests)) {
  const times: [number[], number[]] = [[], []];
  for (let round = -rounds / 4; round < rounds; round += 1) {
    const [small, large] = [await timeOf(few, paths), await timeOf(many, paths)];
    if (round < 0) continue; // warming up
    times[0].push(small);
    times[1].push(large);
  }
  const [small, large] = [percentile(times[0], 0.5), percentile(times[1], 0.5)];
  console.log(`| ${name} | ${ms(small)} | ${ms(large)} | ${(large / small).toFixed(2)} |`);
}
const memory = [few, many].map(({ site }) => `${memoryOf(site.pid).toFixed(0)} MiB`);
console.log(`| memory of the server afterwards | ${memory.join(' | ')} | |`);
await Promise.all([few.site.stop(), many.site.stop()]);
