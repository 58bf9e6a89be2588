import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import * as administratorMessages from '#contract/messages/people.ts';
import * as systemMessages from '#contract/messages/system.ts';
import { verifyBackup } from '#server/backup/manifest.ts';
import { recordOutcome } from '#server/db/job-runs.queries.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { administrator, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readVersion } from '#server/version.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeEach(async () => {
  site = await createTestApp();
  admin = await site.signIn();
  return () => site.close();
});

const proof = { currentPassword: administrator.password };
const read = async () => (await site.get('/api/system', admin)).body;
const make = async () => (await site.post('/api/system/backup', undefined, admin)).body;
const backups = () => path.join(site.dataDir, 'backups');

test('says version, database, disk, queues, and that there is no backup yet', async () => {
  const state = await read();
  expect(state).toMatchObject({
    version: readVersion(),
    instances: 1,
    started_at: new Date(site.clock.now).toISOString(),
    backup: { is_nightly: true, is_making: false, last: null, failed_at: null },
    errors: [],
  });
  expect(state.database.bytes).toBeGreaterThan(10_000);
  expect(state.disk.total).toBeGreaterThan(state.disk.free);
  expect(state.queues.map(({ name }: { name: string }) => name)).toEqual([
    'bookings',
    'passwords',
    'pictures',
    'texts',
    'uploads',
  ]);
});

test('makes a backup, which is checked, recorded and can be restored', async () => {
  const { backup } = await make();
  expect(backup).toMatchObject({
    is_making: false,
    failed_at: null,
    last: { made_at: new Date(site.clock.now).toISOString() },
  });
  await expect.poll(async () => (await read()).backup.last.state).toBe('readable');
  const [name = ''] = readdirSync(backups());
  const { version, tables } = await verifyBackup(path.join(backups(), name));
  expect(version).toBe(readVersion());
  expect(tables.length).toBeGreaterThan(10);
  const { body } = await site.get('/api/audit-log?limit=1', admin);
  expect(body).toMatchObject([{ action: 'added', kind: 'backup', administrator: administrator.email }]);
});

test('says that the last backup is damaged', async () => {
  await make();
  const [name = ''] = readdirSync(backups());
  // Renamed as if another program had copied it there: the state of a known one is not read again.
  const copy = path.join(backups(), name.replace('asked-for', 'automatic'));
  renameSync(path.join(backups(), name), copy);
  writeFileSync(path.join(copy, 'tables', 'blogs.jsonl.gz'), 'no longer what it was');
  await expect.poll(async () => (await read()).backup.last.state).toBe('damaged');
  expect((await site.get('/api/today', admin)).body.backup).toBe('damaged');
});

test('lists backups, and deletes one after password and code', async () => {
  const remove = (body: object) => site.post('/api/system/backup/delete', { ...proof, ...body }, admin);
  await make();
  const [{ name, made_at, automatic }] = (await read()).backup.all;
  expect([made_at, automatic]).toEqual([new Date(site.clock.now).toISOString(), false]);
  const refused = await remove({ name, currentPassword: 'not the password' });
  expect(refused.body.errors).toEqual([{ field: 'currentPassword', message: administratorMessages.wrongPassword }]);
  for (const other of ['', '..', `../backups/${name}`, `${name}.part`])
    expectProblem(await remove({ name: other }), 'not-found', systemMessages.backupGone);
  expect(readdirSync(backups())).toEqual([name]);
  expect((await remove({ name })).body.backup).toMatchObject({ all: [], last: null });
  expect(readdirSync(backups())).toEqual([]);
  const [{ action, kind }] = (await site.get('/api/audit-log?limit=1', admin)).body;
  expect([action, kind]).toEqual(['deleted', 'backup']);
});

test('downloads the last backup as a tar archive, after password and code', async () => {
  const download = (body: object) => site.post('/api/system/backup/download', body, admin);
  expectProblem(await download(proof), 'not-found', systemMessages.noBackup);
  await make();
  const refused = await download({ currentPassword: 'not the password' });
  expect(refused.body.errors).toEqual([{ field: 'currentPassword', message: administratorMessages.wrongPassword }]);
  const response = await site.app.request('/api/system/backup/download', {
    method: 'POST',
    headers: { ...admin, 'Content-Type': 'application/json' },
    body: JSON.stringify(proof),
  });
  expect(response.headers.get('Content-Type')).toBe('application/x-tar');
  const [name = ''] = readdirSync(backups());
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name}.tar"`);
  const archive = path.join(site.dataDir, 'backup.tar');
  writeFileSync(archive, new Uint8Array(await response.arrayBuffer()));
  execFileSync('tar', ['-xf', archive, '-C', site.dataDir]);
  const unpacked = path.join(site.dataDir, name);
  await verifyBackup(unpacked);
  expect(readFileSync(path.join(unpacked, 'manifest.json'))).toEqual(
    readFileSync(path.join(backups(), name, 'manifest.json')),
  );
});

test('the download of a backup ends with an error when its owner is blocked while it is read', async () => {
  await make();
  const response = await site.app.request('/api/system/backup/download', {
    method: 'POST',
    headers: { ...admin, 'Content-Type': 'application/json' },
    body: JSON.stringify(proof),
  });
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value).toBeDefined();
  const other = { email: 'other@example.com', password: 'umbrella ferry biscuit' };
  expect((await site.post('/api/administrators', { ...other, role: 'owner', ...proof }, admin)).status).toBe(201);
  const { token } = (await site.post('/api/admin/login', other)).body;
  const [first] = (await site.get('/api/administrators', admin)).body;
  expect(first.email).toBe(administrator.email);
  const theirs = { Authorization: `Bearer ${token}` };
  expect((await site.put(`/api/administrators/${first.id}/access`, { disabled: true }, theirs)).status).toBe(200);
  await expect(reader?.read()).rejects.toThrow('The session of this download has ended.');
});

test('remembers the last 50 errors, repeats as one, with the ids of their requests, and nothing that people have typed', async () => {
  for (let index = 0; index < 51; index += 1) site.log.error(`Error ${index}`);
  await site.db.schema.dropTable('remarks_drafts').execute();
  for (let times = 0; times < 3; times += 1) {
    site.clock.now += 1_000;
    expect((await site.get('/api/appointments/drafts', admin)).status).toBe(500);
  }
  const last = await site.get('/api/appointments/drafts', admin);
  const { errors } = await read();
  expect(errors).toHaveLength(50);
  expect(errors[1].message).toBe('Error 50');
  expect(errors[0]).toMatchObject({
    at: new Date(site.clock.now).toISOString(),
    count: 4,
    message: 'request failed',
    request_id: last.body.requestId,
  });
  expect(Object.keys(errors[0])).toEqual(['at', 'count', 'message', 'error', 'request_id']);
});

test('owners see a failed or outdated backup on Today', async () => {
  const state = async (headers = admin) => (await site.get('/api/today', headers)).body.backup;
  const day = 86_400_000;
  expect(await state()).toBeNull();
  await recordOutcome(site.db, { job: 'backup', succeeded: true, at: site.clock.now - day });
  expect(await state()).toBe('fine');
  await recordOutcome(site.db, { job: 'backup', succeeded: true, at: site.clock.now - 3 * day });
  expect(await state()).toBe('old');
  await recordOutcome(site.db, { job: 'backup', succeeded: false, at: site.clock.now });
  expect(await state()).toBe('failed');
  expect((await read()).backup.failed_at).toBe(new Date(site.clock.now).toISOString());
  expect(await state(await site.signIn('front-desk'))).toBeNull();
});

test('asks for the newest release when an owner wants to know, if the program knows an address', async () => {
  const ask = async (of: TestApp) => of.get('/api/system/release', await of.signIn());
  expect((await read()).can_look_for_releases).toBe(false);
  expectProblem(await ask(site), 'not-found', systemMessages.noReleaseAddress);

  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const releaseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/newest`);
  const other = await createTestApp({ releaseUrl });
  onTestFinished(async () => {
    server.close();
    await other.close();
  });
  expect((await other.get('/api/system', await other.signIn())).body.can_look_for_releases).toBe(true);
  expect(asked).toEqual([]);
  expectProblem(await ask(other), 'unavailable', `There is no SHA256SUMS at ${releaseUrl.href}.`);
  expect(asked.toSorted()).toEqual(['/newest/SHA256SUMS', '/newest/SHA256SUMS.minisig']);
});
