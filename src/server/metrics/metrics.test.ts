import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAutomaticBackup } from '#server/backup/make-backup.ts';
import { offSiteJobs } from '#server/backup/off-site/off-site-state.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { createRouteOf } from '#server/pages/route-of.ts';
import { runJob } from '#server/process/run-job.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { countErrors } from '#server/storage/watched-storage.ts';
import { bookingOf } from '#server/testing/fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createContentVersion } from '#server/updates/content-version.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { createUsage } from './usage.ts';

const token = 'a-token-of-Prometheus';
const minute = 60_000;
const usage = createUsage();
const files = mkdtempSync(path.join(tmpdir(), 'clinic-metrics-'));
const backupDir = path.join(files, 'backups');
let site: TestApp;
let origin: string;
let metricsOrigin: string;
/** How long the clock says that a request takes, in ms. */
let takes = 0;
let isReady = true;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  const storage = countErrors(createLocalStorage(files), usage.storageErrors);
  site = await createTestApp({ usage, storage, rateLimits: false });
  const contentVersion = createContentVersion(site.db);
  await contentVersion.refresh();
  const clock = () => site.clock.now;
  const { offSite } = readConfig({
    BACKUP_URL: 's3://copies',
    BACKUP_ACCESS_KEY_ID: 'id',
    BACKUP_SECRET_ACCESS_KEY: 'secret',
  });
  const config = { databaseUrl: undefined, databasePoolSize: 10, backups: true, backupDir, dataDir: files, offSite };
  const parts = {
    usage,
    db: site.db,
    contentVersion,
    config,
    routeOf: createRouteOf(['/blog/:slug']),
    isReady: () => isReady,
  };
  const metrics = await createMetrics({ ...parts, clock, monotonicClock: clock });
  const server = createMetricsServer(
    metrics,
    { token },
    createLog((line) => site.logged.push(line)),
  );
  const answer = getRequestListener(site.app.fetch);
  const visited = createServer((request, response) => {
    metrics.watch(request, response);
    metrics.watch(request, response); // counts once
    site.clock.now += takes;
    void answer(request, response);
  });
  for (const one of [server, visited]) {
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
    closers.push(() => one.close().closeAllConnections());
  }
  origin = `http://127.0.0.1:${(visited.address() as AddressInfo).port}`;
  metricsOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const close of closers) close();
  await site.close();
  rmSync(files, { recursive: true });
});

const scrape = (headers: Record<string, string> = { Authorization: `Bearer ${token}` }, address = '/metrics') =>
  fetch(metricsOrigin + address, { headers });

/** The value of a series in the text format, as Prometheus would read it. */
async function readSeries() {
  const lines = (await (await scrape()).text()).split('\n').filter((line) => line && !line.startsWith('#'));
  const values = new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
  return (series: string) => values.get(`clinic_${series}`);
}

async function ask(address: string, ms: number, init?: RequestInit) {
  takes = ms;
  const { status } = await fetch(origin + address, init);
  return status;
}

test('metrics describe an hour of the program', async () => {
  const began = site.clock.now;
  const log = createLog((line) => site.logged.push(line));
  const job = (name: string, work: () => Promise<void>) =>
    runJob({ db: site.db, log, now: site.clock.now }, name, work);
  const backup = async () =>
    void (await makeAutomaticBackup(site.db, { storage: site.storage, backupDir }, site.clock.now));
  let read = await readSeries();
  expect(read('database_up')).toBe(1);
  expect(read('backup_last_timestamp_seconds')).toBe(0);
  expect(read('off_site_copy_timestamp_seconds')).toBe(0);

  // Minute 0: the first run of the jobs.
  await job('retention', async () => undefined);
  await job('backup', backup);
  for (const name of Object.values(offSiteJobs)) await job(name, async () => undefined);
  // Minute 10: visitors.
  site.clock.now = began + 10 * minute;
  for (let i = 0; i < 3; i += 1) expect(await ask('/api/careers', 20)).toBe(200);
  expect(await ask('/api/careers/999999?name=Meera', 700)).toBe(404);
  expect(await ask('/wp-login.php', 1)).toBe(404);
  const body = JSON.stringify(await bookingOf(site));
  const headers = { 'Content-Type': 'application/json' };
  expect(await ask('/api/appointments', 40, { method: 'POST', headers, body })).toBe(201);
  // Minute 30: uploads cannot be read.
  site.clock.now = began + 30 * minute;
  mkdirSync(path.join(files, 'uploads'));
  symlinkSync('photo.jpg', path.join(files, 'uploads', 'photo.jpg')); // leads to itself
  expect(await ask('/uploads/photo.jpg', 5)).toBe(500);
  // Minute 60: the next run of the jobs, and the backup fails.
  site.clock.now = began + 60 * minute;
  await job('retention', async () => undefined);
  await job('backup', () => Promise.reject(new Error('the disk is gone')));

  read = await readSeries();
  const now = site.clock.now / 1_000;
  const duration = 'http_request_duration_seconds';
  const careers = 'method="GET",route="/api/careers",status="200"';
  expect(read(`${duration}_count{${careers}}`)).toBe(3);
  expect(read(`${duration}_sum{${careers}}`)).toBeCloseTo(0.06);
  expect(read(`${duration}_bucket{le="0.01",${careers}}`)).toBe(0);
  expect(read(`${duration}_bucket{le="0.025",${careers}}`)).toBe(3);
  expect(read(`${duration}_sum{method="GET",route="/api/careers/{id}",status="404"}`)).toBeCloseTo(0.7);
  expect(read(`${duration}_count{method="GET",route="other",status="404"}`)).toBe(1);
  expect(read(`${duration}_count{method="POST",route="/api/appointments",status="201"}`)).toBe(1);
  expect(read(`${duration}_count{method="GET",route="/uploads/*",status="500"}`)).toBe(1);
  expect(read('http_requests_in_progress')).toBe(0);
  expect(read('storage_errors_total{operation="get"}')).toBe(1);
  expect(read('job_last_success_timestamp_seconds{background_job="retention"}')).toBe(now);
  expect(read('job_last_failure_timestamp_seconds{background_job="retention"}')).toBeUndefined();
  expect(now - (read('job_last_success_timestamp_seconds{background_job="backup"}') ?? 0)).toBe(3_600);
  expect(read('job_last_failure_timestamp_seconds{background_job="backup"}')).toBe(now);
  expect(now - (read('backup_last_timestamp_seconds') ?? 0)).toBe(3_600);
  expect(now - (read('off_site_copy_timestamp_seconds') ?? 0)).toBe(3_600);
  expect(now - (read('off_site_drill_timestamp_seconds') ?? 0)).toBe(3_600);
  expect(read('off_site_copy_max_age_seconds')).toBe(site.databaseUrl ? 30 * 3_600 : 3_600);
  expect(read('queue_waiting{queue="bookings"}')).toBe(0);
});

test('plain numbers are read when Prometheus asks, and again', async () => {
  usage.pageCache.hits.set('/blog/one', 3).set('/blog/two', 4);
  usage.queues.pictures.waiting = 3;
  isReady = false;
  const before = await readSeries();
  expect(before('page_cache_requests_total{result="hit",route="/blog/:slug"}')).toBe(7);
  expect(before('queue_waiting{queue="pictures"}')).toBe(3);
  expect(before('ready')).toBe(0);
  usage.pageCache.hits.set('/blog/two', 5);
  usage.queues.pictures.waiting = 0;
  isReady = true;
  const after = await readSeries();
  expect(after('page_cache_requests_total{result="hit",route="/blog/:slug"}')).toBe(8);
  expect(after('queue_waiting{queue="pictures"}')).toBe(0);
  expect(after('ready')).toBe(1);
});

test('an open event stream is in progress, but none of the durations', async () => {
  const leaving = new AbortController();
  takes = 0;
  const stream = await fetch(`${origin}/api/appointments/events`, {
    headers: await site.signIn(),
    signal: leaving.signal,
  });
  expect((await readSeries())('http_requests_in_progress')).toBe(1);
  leaving.abort();
  await stream.text().catch(() => undefined);
  await expect.poll(async () => (await readSeries())('http_requests_in_progress')).toBe(0);
  const text = await (await scrape()).text();
  expect(text).not.toContain('/events');
});

test('only a client with the token reads the metrics, and nothing personal is in them', async () => {
  expect((await scrape({})).status).toBe(401);
  expect((await scrape({ Authorization: 'Bearer a-token-of-somebody' })).status).toBe(401);
  expect((await scrape(undefined, '/')).status).toBe(404);
  const text = await (await scrape()).text();
  expect(text).toContain('process_resident_memory_bytes ');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
  expect(text).not.toMatch(/Meera|wp-login|photo\.jpg/);
});

test('other metrics are readable while the database is gone', async () => {
  await site.db.schema.alterTable('job_runs').renameTo('job_runs_elsewhere').execute();
  const read = await readSeries();
  expect(read('database_up')).toBe(0);
  expect(read('page_cache_requests_total{result="hit",route="/blog/:slug"}')).toBe(8);
});
