import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { signInToApi } from '../e2e/testing/admin-api.ts';
import { bookOverApi } from '../e2e/testing/book-over-api.ts';
import { canContain, contain, containerUser, createMemoryGroup } from '../e2e/testing/container.ts';
import { admin, ready, type Site, startProgram } from '../e2e/testing/site.ts';
import { readSitemap } from '../e2e/testing/sitemap.ts';
import { makePackage } from '../scripts/package/make-package.ts';
import { takePhoto } from './load/photo.ts';
import { memoryOfTree } from './load/process-cpu.ts';
import { describeMachine, percentile } from './machine.ts';

// Memory of the package with all its processes, within a limit of 512 MB: after its start, through an hour of use, and while it
// encodes a photo of 12 megapixels, and ten that arrive at once. Run as root on Linux, it runs the package as the image does.
const rounds = 3;
const limit = 512 * 2 ** 20;
const sampleMs = 25;
/** The hour is played forty times as fast. In it, the nightly jobs run once, and make a backup. */
const minutes = 60;
const minuteMs = 1_500;

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-memory-'));
chmodSync(folder, 0o755);
const made = makePackage();
execFileSync('tar', ['-xzf', made.file, '-C', folder]);
const app = path.join(folder, path.basename(made.folder));
const photo = await takePhoto();

/** Uses the site for a minute: every page, two bookings, a review, and an administrator who reads lists and handles a request. */
async function useForAMinute(site: Site, pages: readonly string[], minute: number) {
  const api = await signInToApi(site);
  for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
  for (const name of ['first', 'second']) await bookOverApi(site.url, `Meera Sample ${minute} ${name}`);
  await api.reviews.submit({
    body: {
      name: 'Meera Sample',
      email: 'meera@example.com',
      mobile: '+91 00000 00000',
      rating: 5,
      description: 'Kind.',
    },
  });
  const [appointment] = (await api.appointments.list({ query: {} })).body;
  if (appointment)
    await api.appointments.markDone({ params: { id: appointment.id }, body: { remarks: 'Called back.' } });
  await api.today.get({});
  await api.auditLog.list({ query: {} });
}

/** The most memory during some work, in MiB. */
async function peakDuring(pid: number, work: () => Promise<unknown>) {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(pid));
  }, sampleMs);
  await work().finally(() => clearInterval(sampling));
  return peak;
}

async function run() {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const group = canContain ? createMemoryGroup(limit) : null;
  const command = [path.join(app, 'clinic'), 'start'];
  if (canContain) chownSync(dataDir, containerUser.uid, containerUser.gid);
  const environment = { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const settings = { ...environment, RATE_LIMITS: 'off', BACKUPS: 'on' };
  const contained = canContain ? contain(command, dataDir, group ?? undefined) : command;
  const site = await startProgram(settings, app, contained);
  await ready(site.url);
  await setTimeout(5_000);
  const fresh = memoryOfTree(site.pid);
  const pages = await readSitemap(site);
  const hour = await peakDuring(site.pid, async () => {
    for (let minute = 0; minute < minutes; minute += 1)
      await Promise.all([useForAMinute(site, pages, minute), setTimeout(minuteMs)]);
  });
  const afterHour = memoryOfTree(site.pid);
  const api = await signInToApi(site);
  const upload = () => api.gallery.create({ body: { title: 'A photo', image: photo } });
  const encoding = await peakDuring(site.pid, upload);
  let stored = 0;
  const encodingTen = await peakDuring(site.pid, async () => {
    const uploads = await Promise.allSettled(Array.from({ length: 10 }, upload));
    stored = uploads.filter(({ status }) => status === 'fulfilled').length;
  });
  if ((await fetch(`${site.url}/healthz`)).status !== 200) throw new Error('The program has not survived ten photos.');
  const groupPeak = group ? group.peak() / 2 ** 20 : Number.NaN;
  const backups = site.output().match(/"message":"backup made"/g)?.length ?? 0;
  if ((await site.stop()) !== 0) throw new Error(`The program did not end well:\n${site.output()}`);
  await group?.remove();
  rmSync(dataDir, { recursive: true });
  return { fresh, hour, afterHour, encoding, encodingTen, stored, groupPeak, pages: pages.length, backups };
}

const loadBefore = loadavg()[0] ?? Number.NaN;
const runs: Awaited<ReturnType<typeof run>>[] = [];
for (let round = 0; round < rounds; round += 1) runs.push(await run());
rmSync(folder, { recursive: true });

const spread = (key: keyof (typeof runs)[number]) => {
  const numbers = runs.map((one) => one[key]);
  return [Math.min(...numbers), percentile(numbers, 0.5), Math.max(...numbers)]
    .map((one) => one.toFixed(0))
    .join(' / ');
};
console.log(`${describeMachine()}, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]?.toFixed(1)} after`);
console.log(`| all processes, ${rounds} runs: least / median / most | MiB |`);
console.log('|---|---|');
console.log(`| five seconds after a start with an empty folder | ${spread('fresh')} |`);
console.log(
  `| at most in an hour of use (${spread('pages')} pages a minute, ${spread('backups')} backups) | ${spread('hour')} |`,
);
console.log(`| after it | ${spread('afterHour')} |`);
console.log(`| at most while it encodes a photo | ${spread('encoding')} |`);
console.log(
  `| at most while it encodes ten that arrive at once (${spread('stored')} stored) | ${spread('encodingTen')} |`,
);
console.log(
  `| at most ever, as the control group counts with its files in memory; limit 512 | ${spread('groupPeak')} |`,
);
