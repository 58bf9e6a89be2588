import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { startS3Emulator } from '#server/testing/s3-emulator.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { bookOverApi } from '../testing/book-over-api.ts';
import { bookingFor } from '../testing/book-through-stops.ts';
import { admin, runToEnd, type Site, startProgram } from '../testing/site.ts';

// Mounts a tmpfs of 24 MB, so it needs root, or a machine where `unshare -rm` is allowed.

let disk: string;
let site: Site;
beforeEach(async () => {
  disk = mkdtempSync(path.join(tmpdir(), 'clinic-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
  const environment = {
    DATA_DIR: disk,
    SEED: 'reference',
    BACKUPS: 'off',
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: 'a long enough password',
  };
  site = await startProgram(environment);
});
afterEach(async () => {
  await site.stop();
  execFileSync('umount', ['-R', disk]);
  rmSync(disk, { recursive: true });
});

/** Uses up the remaining space. */
function fill(leaving = 65_536) {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(path.join(disk, 'filler'), new Uint8Array(Math.max(0, bavail * bsize - leaving)));
}

test('a full disk is reported as such, reading still works, and the site recovers without a restart', async () => {
  const booking = { name: 'Meera Sample', conditions: 'long '.repeat(900), ...(await bookingFor(site.url)) };
  const book = () => post('/api/appointments', JSON.stringify(booking), { 'Content-Type': 'application/json' });
  const post = async (address: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(site.url + address, { method: 'POST', headers, body });
  const api = await signInToApi(site);
  expect((await book()).status).toBe(201);
  fill();

  let acknowledged = 1;
  let answer = await book();
  for (; answer.status === 201; answer = await book()) acknowledged += 1;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('60');
  expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: serverMessages.diskFull });

  const image = new File([new Uint8Array(await noisyPicture())], 'a.png', { type: 'image/png' });
  const upload = () => api.gallery.create({ body: { title: 'A room', image } });
  await expect(upload()).rejects.toThrow(serverMessages.diskFull);

  for (const address of ['/', '/conditions', '/blog', '/gallery', '/appointment', '/api/clinic', '/readyz'])
    expect([address, (await fetch(site.url + address)).status < 500]).toEqual([address, true]);
  expect((await api.appointments.counts()).all).toBe(acknowledged);

  rmSync(path.join(disk, 'filler'));
  expect((await book()).status).toBe(201);
  await upload();
  expect((await api.appointments.counts()).all).toBe(acknowledged + 1);
});

test('a full disk of one of two instances on PostgreSQL and a bucket stops neither, only its backup, of which nothing is left', async () => {
  const emulator = await startS3Emulator();
  onTestFinished(() => emulator.close());
  const environment = {
    ...emulator.environment,
    DATABASE_URL: (await createDatabase(inject('postgresUrl'))).url,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    SEED: 'reference',
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: admin.password,
  };
  const onFullDisk = { ...environment, DATA_DIR: path.join(disk, 'one') };
  const other = mkdtempSync(path.join(tmpdir(), 'clinic-other-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  const instances = [await startProgram(onFullDisk), await startProgram({ ...environment, DATA_DIR: other })];
  onTestFinished(async () => {
    for (const instance of instances) await instance.stop();
  });
  fill(0);

  const image = new File([new Uint8Array(await noisyPicture())], 'a.png', { type: 'image/png' });
  for (const instance of instances) {
    await bookOverApi(instance.url, 'Meera Sample');
    const { id } = await (await signInToApi(instance)).gallery.create({ body: { title: 'A room', image } });
    for (const { url } of instances) {
      const { image_path } = await (await signInToApi({ admin, url })).gallery.get({ params: { id } });
      expect((await fetch(`${url}/${image_path}`)).status).toBe(200);
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
    }
  }
  const backup = [process.execPath, 'src/backup.ts'];
  const { code, output } = await runToEnd(onFullDisk, undefined, backup);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^.+ the disk is full.*\n$/) });
  expect(globSync(`${onFullDisk.DATA_DIR}/backups/*`)).toEqual([]);
  expect(await runToEnd({ ...environment, DATA_DIR: other }, undefined, backup)).toMatchObject({ code: 0 });
});

test('a folder of uploads that becomes read-only is reported as such, and everything else goes on', async () => {
  const api = await signInToApi(site);
  const image = new File([new Uint8Array(await noisyPicture())], 'a.png', { type: 'image/png' });
  const upload = () => api.gallery.create({ body: { title: 'A room', image } });
  const uploads = path.join(disk, 'uploads');
  execFileSync('mount', ['--bind', uploads, uploads]);
  await upload();
  execFileSync('mount', ['-o', 'remount,bind,ro', uploads]);
  await expect(upload()).rejects.toThrow(serverMessages.diskReadOnly);
  expect((await api.gallery.list()).body).toHaveLength(1);
  for (const address of ['/', '/gallery', '/appointment', '/readyz'])
    expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200]);
  execFileSync('mount', ['-o', 'remount,bind,rw', uploads]);
  await upload();
});

test('the server keeps running when its log cannot be written', async () => {
  const port = '21301';
  const env = { PATH: '', PORT: port, DATA_DIR: path.join(disk, 'other'), SEED: 'none', BACKUPS: 'off' };
  const full = openSync('/dev/full', 'w');
  const program = spawn(process.execPath, ['build/program/main.js'], { env, stdio: ['ignore', full, 'inherit'] });
  const status = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200);
  expect(await status('/api/clinic')).toBe(200);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});

/** A picture larger than the remaining space. */
function noisyPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
}
