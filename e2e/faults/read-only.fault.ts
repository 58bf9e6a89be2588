import { chmodSync, chownSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBackupKey } from '#server/backup/off-site/backup-key.ts';
import { closing } from '#server/closing.ts';
import { type Database, openDatabase, openSqlite } from '#server/db/database.ts';
import { createDatabase } from '#server/testing/postgres-database.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { fillAppointments } from '../../bench/admin/fill-appointments.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { photo } from '../testing/blog-pages.ts';
import { bookOverApi } from '../testing/book-over-api.ts';
import { canContain, contain, containerUser } from '../testing/container.ts';
import { admin, ready, runToEnd, startProgram } from '../testing/site.ts';

// All programs with everything but the data folder read-only, as deploy/Dockerfile runs them, on 100,000 requests: SQLite needs room for
// temporary files then.

const requests = 100_000;
let emulator: S3Emulator;
let folder: string;
let dataDir: string;
let environment: Record<string, string>;
beforeAll(async () => {
  emulator = await startS3Emulator();
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  environment = {
    DATA_DIR: dataDir,
    SEED: 'reference',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
    BACKUP_KEY: createBackupKey(),
    ...emulator.offSiteEnvironment('read-only'),
  };
  await (await startProgram(environment)).stop();
  await inDatabase((db) => fillAppointments(db, requests));
  for (const file of ['', ...globSync('**', { cwd: dataDir })])
    chownSync(path.join(dataDir, file), containerUser.uid, containerUser.gid);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await emulator.close();
});

async function inDatabase<T>(work: (db: Database) => Promise<T>) {
  return closing(openSqlite(dataDir), work);
}

const command = (program: string, ...args: string[]) =>
  contain([process.execPath, program === 'start' ? 'build/program/main.js' : `src/${program}.ts`, ...args], dataDir);

async function succeed(program: string, args: string[] = [], changes: Record<string, string> = {}) {
  const { code, output } = await runToEnd({ ...environment, ...changes }, undefined, command(program, ...args));
  expect([code, output.match(/^.*(?:"level":"error"|Error).*$/gm)], output).toEqual([0, null]);
  return output;
}

const count = (db: Database) =>
  db
    .selectFrom('appointments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

describe.runIf(canContain)('with everything but its data folder read-only', () => {
  test('the program copies off site a second time, and all requests of it are restored', async () => {
    expect(await succeed('off-site')).toContain('"copied off site"');
    const site = await startProgram(environment, undefined, command('start'));
    await ready(site.url);
    await bookOverApi(site.url, 'After the first copy');
    const { name, buffer, mimeType: type } = await photo();
    const image = new File([new Uint8Array(buffer)], name, { type });
    await (await signInToApi(site)).gallery.create({ body: { title: 'A room', image } });
    await site.stop();
    expect(await succeed('off-site')).toContain('"copied off site"');

    const lost = path.join(folder, 'lost');
    cpSync(dataDir, lost, { recursive: true });
    for (const file of globSync(`${dataDir}/*`)) rmSync(file, { recursive: true });
    expect(await succeed('restore', ['s3://'])).toContain('The clinic is as it was');
    expect((await inDatabase(count)).count).toBe(requests + 1);
    const uploads = (of: string) => globSync('uploads/**/*.*', { cwd: of }).toSorted();
    expect(uploads(dataDir)).toEqual(uploads(lost));
    expect(uploads(lost)).not.toEqual([]);
  });

  test('it erases a patient, and the nightly work overwrites what is left, backs up and can be drilled', async () => {
    const site = await startProgram(environment, undefined, command('start'));
    await ready(site.url);
    const api = await signInToApi(site);
    const contact = 'person77@example.com';
    const found = await api.patientData.find({ body: { contact } });
    expect(found.appointments).toHaveLength(1);
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    const chosen = { patients: ids(found.patients), appointments: ids(found.appointments), reviews: [] };
    await api.patientData.erase({ body: { contact, ...chosen, currentPassword: admin.password } });
    expect(site.output()).not.toContain('"level":"error"');
    await site.stop();
    expect((await inDatabase(count)).count).toBe(requests);
    await inDatabase((db) => db.insertInto('job_runs').values({ name: 'traces-of-erased-data', ran_at: 1 }).execute());
    await succeed('nightly', [], { BACKUPS: 'on' });
    const jobs = await inDatabase((db) => db.selectFrom('job_runs').select('name').execute());
    expect(jobs).not.toContainEqual({ name: 'traces-of-erased-data' });
    expect(await succeed('restore', ['--drill'])).toMatch(/^It can be restored\./m);
  });

  test('it moves to PostgreSQL and back', async () => {
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    const postgres = { DATABASE_URL: url, SESSION_SECRET: 'a secret of at least thirty-two characters' };
    expect(await succeed('move', ['postgres'], postgres)).toContain('each table has the same number of rows');
    expect(await succeed('move', ['sqlite', '--replace'], postgres)).toContain('each table has the same number');
    expect((await inDatabase(count)).count).toBe(requests);
    const copies = emulator.offSiteEnvironment('read-only-postgres');
    for (const attempt of [1, 2])
      expect([attempt, await succeed('off-site', [], { ...postgres, ...copies })]).toEqual([
        attempt,
        expect.anything(),
      ]);
    const db = await openDatabase({ dataDir, databaseUrl: url });
    expect((await count(db)).count).toBe(requests);
    await db.destroy();
    await drop();
  });
});
