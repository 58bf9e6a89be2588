import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { yearBehind } from '#server/testing/hour-ahead.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { whitePng } from '#server/testing/white-png.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { launchChromium } from './testing/chromium.ts';
import { admin, ready, runToEnd, type Site, startProgram, startSite } from './testing/site.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-start-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function statusOfLogin(url: string, login: { email: string; password: string }) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(login) });
  return response.status;
}

test('metrics are read at a port of their own, which tells of pages, calls and background work', async () => {
  const site = await startSite({ METRICS_PORT: '0', METRICS_TOKEN: 'a-token-of-Prometheus' });
  const headers = { Authorization: 'Bearer a-token-of-Prometheus' };
  const address = /^Metrics: (\S+)$/m.exec(site.output())?.[1] ?? '';
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${site.url}/about?from=${visit}`)).text();
  expect(await statusOfLogin(site.url, { ...admin, password: 'a wrong password' })).toBe(401);
  expect((await fetch(`${site.url}/metrics`, { headers })).status).toBe(404);
  expect((await fetch(address)).status).toBe(401);
  // A request counts when its connection has taken the response, which may be a moment later.
  const read = async () => (await fetch(address, { headers })).text();
  await expect.poll(read).toContain('_count{method="POST",route="/api/admin/login",status="401"} 1\n');
  const metrics = await read();
  for (const line of [
    'clinic_ready 1',
    'clinic_database_up 1',
    'clinic_page_cache_requests_total{result="hit",route="/about"} 2',
    'clinic_page_cache_requests_total{result="miss",route="/about"} 1',
    'clinic_storage_errors_total{operation="get"} 0',
  ])
    expect(metrics).toContain(`${line}\n`);
  expect(metrics).toMatch(/^clinic_database_queries_total [1-9]\d+$/m);
  expect(await site.stop()).toBe(0);
});

describe('the first start', () => {
  test('prints a generated password once, which opens the admin area', async () => {
    const first = await startProgram({ DATA_DIR: dataDir });
    const password = /Password, shown only this once: (\S+)/.exec(first.output())?.[1] ?? '';
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(first.output()).toContain(dataDir);
    expect(await statusOfLogin(first.url, { email: 'admin@example.com', password })).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await startProgram({ DATA_DIR: dataDir });
    expect(second.output()).not.toContain('Password');
    expect(second.output()).not.toContain('No one has signed in yet.');
    expect(await statusOfLogin(second.url, { email: 'admin@example.com', password })).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  test('shows the password also when the port is in use, and later how to get a new one', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const failed = await runToEnd({ DATA_DIR: dataDir, SEED: 'none', PORT: String(port) });
    other.close();
    const password = /Password, shown only this once: (\S+)/.exec(failed.output)?.[1] ?? '';
    expect(failed.output.trim().split('\n').at(-1)).toContain(`port ${port} is in use by `);

    const next = await startProgram({ DATA_DIR: dataDir, SEED: 'none' });
    expect(next.output()).toContain('npm run admin -- reset-password admin@example.com');
    expect(await statusOfLogin(next.url, { email: 'admin@example.com', password })).toBe(200);
    await next.stop();
  });

  test('takes ADMIN_EMAIL and ADMIN_PASSWORD, which create but never change', async () => {
    const first = await startProgram({ DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    expect(first.output()).not.toContain(admin.password);
    await first.stop();
    const second = await startProgram({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: 'another long password',
    });
    expect(await statusOfLogin(second.url, { email: admin.email, password: 'another long password' })).toBe(401);
    expect(await statusOfLogin(second.url, admin)).toBe(200);
    await second.stop();
  });

  test('has the sample pictures when it is ready, without a copy in the data folder', async () => {
    mkdirSync(path.join(dataDir, 'tmp'), { recursive: true });
    writeFileSync(path.join(dataDir, 'tmp/left-by-a-crash'), '');
    const site = await startProgram({ DATA_DIR: dataDir });
    let answer = await fetch(`${site.url}/readyz`);
    while (answer.status !== 200) answer = await fetch(`${site.url}/readyz`);
    const gallery = (await (await fetch(`${site.url}/api/gallery`)).json()) as Record<
      'image_path' | 'poster_path',
      string | null
    >[];
    const statuses = await Promise.all(
      gallery.map(async (item) => (await fetch(`${site.url}/${item.image_path ?? item.poster_path}`)).status),
    );
    expect(statuses).toEqual(gallery.map(() => 200));
    expect(gallery).toHaveLength(12);
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([]);
    expect(existsSync(path.join(dataDir, 'tmp'))).toBe(false);
    await site.stop();
  });
});

test('only the user who runs it can read what it stores, in a folder that others can read too', async () => {
  chmodSync(dataDir, 0o755);
  writeFileSync(path.join(dataDir, 'clinic.sqlite'), '', { mode: 0o644 });
  const site = await startProgram({
    DATA_DIR: dataDir,
    BACKUPS: 'on',
    SEED: 'reference',
    ADMIN_PASSWORD: admin.password,
  });
  const api = await signInToApi({ ...site, admin });
  const image = new File([whitePng(20, 20)], 'white.png', { type: 'image/png' });
  await api.gallery.create({ body: { title: 'White', image } });
  await promisify(execFile)(process.execPath, ['src/backup.ts'], { env: { DATA_DIR: dataDir } });
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const readable = files
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['clinic.sqlite', 'clinic.sqlite-wal', 'session-secret', 'manifest.json']),
  );
  expect(readable).toEqual([]);
  await site.stop();
});

describe('a site without content', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ SEED: 'none' });
  });
  afterAll(async () => void (await site.stop()));

  test('answers health checks with HTTP/1.0 and without Host', async () => {
    const { port, hostname } = new URL(site.url);
    for (const path of ['/readyz', '/healthz']) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  test('refuses addresses that cannot be decoded and methods that no page answers, which are no errors of the program', async () => {
    const api = await signInToApi(site);
    for (let times = 0; times < 20; times += 1)
      for (const address of ['/%zz%ff', '/blog/%e9t%e9', '/%zz%ff.data']) {
        const answer = await fetch(site.url + address);
        expect([address, answer.status, await answer.text()]).toEqual([address, 400, expect.stringContaining('<h1>')]);
      }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, (await fetch(`${site.url}/about`, { method })).status]).toEqual([method, 405]);
    expect((await api.system.get()).errors).toEqual([]);
    expect(site.output()).not.toMatch(/printed|URIError|    at /);
  });
});

test('the admin area says that no one can book while there are no treatments', async () => {
  const site = await startSite({ SEED: 'none' });
  const browser = await launchChromium();
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/login');
  await signIn(page, site.admin);
  await page.getByText(appointmentMessages.noTreatments).waitFor();
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'SEED=reference' }).count()).toBe(1);
  await browser.close();
  expect(await site.stop()).toBe(0);
});

test('a second start on a SQLite folder is refused, also after the first one was killed and started again', async () => {
  const environment = { DATA_DIR: dataDir, SEED: 'none' };
  const killed = await startProgram(environment);
  await killed.stop('SIGKILL');
  const site = await startProgram(environment);
  const second = await runToEnd(environment);
  expect(second).toEqual({ code: 1, output: expect.stringMatching(/^DATA_DIR: the clinic in .+\n$/) });
  expect(second.output).toContain(`process ${site.pid} on `);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const { output, code } = await runProgram('backup', [], environment);
  expect([code, output]).toEqual([0, expect.stringContaining('Backup: ')]);
  expect((await runProgram('admin', ['list'], environment)).code).toBe(0);
  const refused = await runProgram('restore', [/^Backup: (.+)$/m.exec(output)?.[1] ?? '', '--replace'], environment);
  expect(refused).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/^The program is running on this database\./),
  });
  expect(await site.stop()).toBe(0);
});

test('a start while the program stops is not refused, and serves when it has stopped', async () => {
  const first = await startSite({ SEED: 'none', DRAIN_SECONDS: '5' });
  onTestFinished(() => rmSync(first.dataDir, { recursive: true, force: true }));
  process.kill(first.pid, 'SIGTERM');
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(503);
  const next = await startProgram({ DATA_DIR: first.dataDir, SEED: 'none' });
  await ready(next.url);
  expect(await next.stop()).toBe(0);
});

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly', async (signal) => {
    const site = await startProgram({ DATA_DIR: dataDir, SEED: 'none' });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await site.stop(signal)).toBe(0);
  });

  test('does not wait for open streams', async () => {
    const site = await startSite({ SEED: 'reference' });
    const api = await signInToApi(site);
    const events = (await api.appointments.events()).body?.getReader();
    await events?.read();
    const told = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - told).toBeLessThan(4_000);
    expect(await events?.read()).toEqual({ done: true, value: undefined });
  });
});

describe('a mistake in the environment is one clear line', () => {
  test('also where there are several', async () => {
    const mistakes = {
      PORT: 'many',
      SITE_URL: 'clinic.example',
      DATABASE_URL: 'mysql://localhost/clinic',
      ADMIN_PASSWORD: 'short',
      SESSION_SECRET: 'short',
      SEED: 'everything',
      CLINIC_COUNTRY: 'XX',
      TRUST_PROXY: 'yes',
      RATE_LIMITS: 'maybe',
    };
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, ...mistakes });
    expect(code).toBe(1);
    const lines = output.trim().split('\n').toSorted();
    expect(lines).toEqual(
      Object.keys(mistakes)
        .toSorted()
        .map((variable) => expect.stringContaining(variable)),
    );
  });

  test('a bucket without its key', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, STORAGE_URL: 's3://pictures' });
    expect(code).toBe(1);
    expect(output).toMatch(/^.*STORAGE_URL.*\n$/);
  });

  test('a DATA_DIR that is a file', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATA_DIR: nothing can be written in .+\n$/);
  });

  test('a damaged session secret', async () => {
    writeFileSync(path.join(dataDir, 'session-secret'), 'x');
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/^SESSION_SECRET .+damaged.+\n$/);
  });

  test('a database of a newer version', async () => {
    const database = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'));
    database.exec('create table kysely_migration (name text primary key, timestamp text not null)');
    database.exec(`insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00Z')`);
    database.close();
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database was written by a newer version of this program \(9999-from-the-future\)\. .+\n$/,
    );
  });

  test.each(['PORT', 'METRICS_PORT'])('a %s in use', async (variable) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, SEED: 'none', [variable]: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      new RegExp(
        `^${variable}: nothing can be served at 127.0.0.1:${port}: port ${port} is in use by .+ \\(process ${process.pid}\\)\\.$`,
      ),
    );
  });

  test.each([
    ['192.0.2.1', '192.0.2.1:3000'],
    ['2001:db8::1', '[2001:db8::1]:3000'],
  ])('a HOST that this machine does not have: %s', async (HOST, place) => {
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, SEED: 'none', PORT: '3000', HOST });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      `PORT: nothing can be served at ${place}: this machine does not have that address.`,
    );
  });
});

test('a clock that is a year behind is named, and the site serves', async () => {
  const site = await startSite({ SEED: 'none', NODE_OPTIONS: yearBehind });
  expect(site.output()).toMatch(
    /^WARNING: The clock of this machine says \d{4}-\d\d-\d\d, but this program is from .+ NTP\.$/m,
  );
  expect(await statusOfLogin(site.url, admin)).toBe(200);
  expect(await site.stop()).toBe(0);
});
