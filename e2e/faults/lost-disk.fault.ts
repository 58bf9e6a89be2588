import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackupKey } from '#server/backup/off-site/backup-key.ts';
import { openSqlite } from '#server/db/database.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { bookingFor } from '../testing/book-through-stops.ts';
import { type Site, startProgram } from '../testing/site.ts';

let emulator: S3Emulator;
let dataDir: string;
beforeAll(async () => {
  emulator = await startS3Emulator();
  dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await emulator.close();
});

async function book(site: Site, names: string[]) {
  const entries = await bookingFor(site.url);
  for (const name of names) {
    const body = JSON.stringify({ ...entries, name });
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(`${site.url}/api/appointments`, { method: 'POST', headers, body })).status).toBe(201);
  }
}

async function names() {
  const db = openSqlite(dataDir);
  const rows = await db.selectFrom('appointments').select('name').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ name }) => name);
}

test('a killed server loses nothing, and a lost disk what has changed since the last copy off site', async () => {
  const environment = {
    DATA_DIR: dataDir,
    SEED: 'reference',
    RATE_LIMITS: 'off',
    BACKUP_KEY: createBackupKey(),
    ...emulator.offSiteEnvironment('lost-disk'),
  };
  const copied = ['Before the copy 1', 'Before the copy 2'];
  const lost = ['After the copy'];

  const first = await startProgram(environment);
  await book(first, copied);
  await first.stop('SIGKILL');
  expect(await names()).toEqual(copied);

  const second = await startProgram(environment);
  await expect.poll(second.output, { timeout: 90_000 }).toContain('"copied off site"');
  await book(second, lost);
  await second.stop('SIGKILL');
  expect(await names()).toEqual([...copied, ...lost]);

  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  const restored = await runProgram('restore', ['s3://'], environment);
  expect(restored).toMatchObject({ code: 0, problem: '' });
  expect(await names()).toEqual(copied);
  const third = await startProgram(environment);
  await book(third, ['After the restore']);
  expect(await third.stop()).toBe(0);
});
