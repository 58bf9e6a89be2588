import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createS3Storage, type S3Storage } from '#server/storage/s3-storage.ts';
import { bookingOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { formOf } from '#server/testing/requester.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { restoreBackup } from '../restore-backup.ts';
import { createBackupKey, readBackupKey } from './backup-key.ts';
import { copyOffSite, outdatedCopies, takeOver } from './copy-off-site.ts';
import { drillOffSite, findCopy, withFetchedBackup } from './fetch-copy.ts';
import { type OffSiteBucket, openOffSiteBucket } from './off-site-bucket.ts';
import { readOffSite } from './off-site-state.ts';
import { runOffSite } from './run-off-site.ts';

// Against an emulator of an S3 server.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.UTC(2026, 10, 20, 12);

const backupKey = readBackupKey(createBackupKey());
let emulator: S3Emulator;
let site: TestApp;
let admin: { Authorization: string };
let bucket: OffSiteBucket;
/** The bucket as its provider sees it. */
let provider: S3Storage;
let prefixes = 0;

beforeAll(async () => {
  emulator = await startS3Emulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  prefixes += 1;
  const offSite = { ...emulator.settings, prefix: `clinic-${prefixes}/` };
  site = await createTestApp({ rateLimits: false, offSite });
  admin = await site.signIn();
  bucket = openOffSiteBucket({ offSite, backupKey });
  provider = createS3Storage(offSite);
  return () => site.close();
});

const book = async (name = 'Meera Sample') => site.post('/api/appointments', await bookingOf(site, { name }));

async function upload(): Promise<{ id: number; files: string[] }> {
  const { body } = await site.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), admin);
  return { id: body.id, files: pictureFiles(body.image_path) };
}

/** Over a separate connection, as the program does. */
async function copy(now = noon, on: Pick<TestApp, 'dataDir' | 'databaseUrl' | 'storage'> = site) {
  const db = await openDatabase(on);
  try {
    return await copyOffSite(bucket, { ...on, db }, now);
  } finally {
    await db.destroy();
  }
}

/** Restores a copy on an empty machine. */
async function restore({ by = bucket, until }: { by?: OffSiteBucket; until?: number } = {}) {
  const target = await createTestDatabase();
  onTestFinished(() => target.close());
  const place = { copy: await findCopy(by, until), dataDir: target.dataDir, withoutDamaged: false };
  await withFetchedBackup(by, place, (folder) =>
    restoreBackup({ ...target, s3: undefined }, createLocalStorage(target.dataDir), folder, {
      replace: false,
      now: noon,
    }),
  );
  return target;
}

const namesIn = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('appointments').select('name').orderBy('id').execute()).map(({ name }) => name);

async function objects(folder = '') {
  const keys = (await provider.listUnder(folder)).map(({ key }) => key).toSorted();
  return Promise.all(keys.map(async (key) => [key, (await provider.head(key))?.etag]));
}

async function read(key: string) {
  const file = await provider.get(key);
  if (!file) throw new Error(`${key} is not there`);
  return buffer(file.body);
}

const change = async (key: string, changed: (bytes: Buffer) => Buffer) => provider.put(key, changed(await read(key)));

const firstKey = async (folder: string) => String((await objects(folder))[0]?.[0]);

describe('a copy', () => {
  test('restores every row and upload on an empty machine, and the provider reads none of them', async () => {
    await book();
    const { files } = await upload();
    expect(await copy()).toBe(true);
    const target = await restore();
    expect(await namesIn(target)).toEqual(['Meera Sample']);
    expect(storedPictures(target)).toEqual(files.toSorted());
    for (const file of files)
      expect(readFileSync(path.join(target.dataDir, file))).toEqual(readFileSync(path.join(site.dataDir, file)));
    expect(await target.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(readdirSync(path.join(target.dataDir, 'tmp'))).toEqual([]);
    for (const { key } of await provider.listUnder('')) {
      const bytes = await read(key);
      for (const text of ['Meera', 'SQLite format', 'sha256', 'JFIF']) expect(bytes.includes(text)).toBe(false);
    }
  });

  test('of a moment is the last one until then', async () => {
    await copy(noon);
    await book('At one');
    await copy(noon + hour);
    await book('At two');
    await copy(noon + 2 * hour);
    expect(await namesIn(await restore({ until: noon + 2 * hour - 1 }))).toEqual(['At one']);
    await expect(findCopy(bucket, noon - 1)).rejects.toThrow('The oldest is from 2026-11-20T12:00:00.000Z.');
  });

  test('sends each upload once, and nothing when no record has changed', async () => {
    const { id } = await upload();
    expect(await copy(noon)).toBe(true);
    const before = await objects();
    const uploads = await objects('files/');
    await site.db.updateTable('job_runs').set({ ran_at: noon }).execute();
    await site.db.deleteFrom('sessions').execute();
    expect(await copy(noon + hour)).toBe(false);
    expect(await objects()).toEqual(before);
    await site.db.deleteFrom('gallery_items').where('id', '=', id).execute();
    expect(await copy(noon + 2 * hour)).toBe(true);
    expect(await objects('files/')).toEqual(uploads);
  });

  test('has the uploads first, so that a database that cannot be copied does not keep them here', async () => {
    await upload();
    const noFolder = path.join(site.dataDir, 'tmp'); // for temporary files
    rmSync(noFolder, { recursive: true, force: true });
    writeFileSync(noFolder, '');
    await expect(copy()).rejects.toThrow('EEXIST');
    expect(await objects('copies/')).toEqual([]);
    expect(await objects('files/')).toHaveLength(storedPictures(site).length);
  });

  test('is consistent while bookings arrive', async () => {
    const done = new AbortController();
    const booking = await bookingOf(site);
    const arrive = async () => {
      while (!done.signal.aborted) expect((await site.post('/api/appointments', booking)).status).toBe(201);
    };
    const arrived = arrive();
    await copy();
    done.abort();
    await arrived;
    const target = await restore();
    const { [`content.changes`]: _, ...real } = await recount(target.db);
    expect(await readCounts(target.db, ...countNames)).toEqual(real);
    expect((await namesIn(site)).length).toBeGreaterThan(0);
  });

  test('names the uploads that are missing, and a drill expects no more of them', async () => {
    await upload();
    await copy();
    expect((await drillOffSite(bucket, site.dataDir)).missingUploads).toBe(0);
    for (const { key } of await provider.listUnder('files/')) await provider.delete(key);
    await expect(drillOffSite(bucket, site.dataDir)).rejects.toThrow('1 uploads are missing in s3://clinic/');
  });
});

describe('what is wrong is said in words, and nothing changes', () => {
  const untouched = async (by: OffSiteBucket, sentence: string) => {
    const dataDir = mkdtempSync(path.join(site.dataDir, 'empty-'));
    const place = { copy: await findCopy(by), dataDir, withoutDamaged: false };
    const work = () => Promise.reject(new Error('must not be reached'));
    await expect(withFetchedBackup(by, place, work)).rejects.toThrow(sentence);
    expect(readdirSync(dataDir)).toEqual(['tmp']);
    expect(readdirSync(path.join(dataDir, 'tmp'))).toEqual([]);
  };
  const withKey = (key: Buffer) => openOffSiteBucket({ offSite: settings(), backupKey: key });
  const settings = () => ({ ...emulator.settings, prefix: `clinic-${prefixes}/` });

  test('a wrong key', async () => {
    await copy();
    const other = withKey(readBackupKey(createBackupKey()));
    const sentence = 'This is not the key with which the copies in the bucket are encrypted.';
    await untouched(other, sentence);
    bucket = other;
    await expect(copy(noon + hour)).rejects.toThrow(sentence);
    await expect(takeOver(other, site.db, noon)).rejects.toThrow(sentence);
  });

  test('a copy or an upload that is shortened or changed', async () => {
    await upload();
    await copy();
    const file = await firstKey('files/');
    await change(file, (bytes) => bytes.subarray(0, -1));
    await untouched(bucket, `${file} in the bucket is damaged or incomplete. With --without-damaged`);
    await expect(drillOffSite(bucket, site.dataDir)).rejects.toThrow(`${file} in the bucket is damaged or incomplete.`);
    const name = await firstKey('copies/');
    await change(name, (bytes) => bytes.subarray(0, bytes.length - 100));
    await untouched(bucket, `${name} in the bucket is damaged or incomplete.`);
    await change(name, (bytes) => bytes.subarray(0, 3));
    await untouched(bucket, `${name} in the bucket is damaged or incomplete.`);
  });

  test('an upload that is damaged can be left out', async () => {
    const { files } = await upload();
    await copy();
    await change(await firstKey('files/'), (bytes) => bytes.subarray(0, -1));
    const place = { copy: await findCopy(bucket), dataDir: site.dataDir, withoutDamaged: true };
    const uploads = await withFetchedBackup(bucket, place, async (folder) =>
      readdirSync(path.join(folder, 'uploads'), { recursive: true }).filter((name) => String(name).includes('.')),
    );
    expect(uploads).toHaveLength(files.length - 1);
  });

  test('a bucket without copies', async () => {
    await expect(findCopy(bucket)).rejects.toThrow(/^There is no copy in s3:\/\/clinic\/clinic-\d+\/\.$/);
  });
});

describe('a second writer', () => {
  test('is refused, also with the same data, until it takes over', async () => {
    await copy(noon);
    const clone = await restore();
    const other = { ...site, ...clone, storage: createLocalStorage(clone.dataDir) };
    const refusal =
      /^Another database writes to s3:\/\/clinic\/clinic-\d+\/: the one of the computer .+ `npm run backup -- take-over`\.$/;
    await expect(copy(noon + hour, other)).rejects.toThrow(refusal);
    await clone.db
      .insertInto('off_site')
      .values(await site.db.selectFrom('off_site').selectAll().execute())
      .execute(); // as if its files had been copied
    await site.post('/api/appointments', await bookingOf(site));
    await copy(noon + hour);
    await expect(copy(noon + 2 * hour, other)).rejects.toThrow(refusal);
    await takeOver(bucket, clone.db, noon + 2 * hour);
    expect(await copy(noon + 3 * hour, other)).toBe(true);
    await expect(copy(noon + 4 * hour)).rejects.toThrow(refusal);
  });

  test('is not seen in a database that was interrupted while it wrote', async () => {
    await copy(noon);
    const bytes = await read('writer');
    await book();
    await copy(noon + hour);
    await provider.put('writer', bytes); // as if the second had not arrived
    await expect(copy(noon + 2 * hour)).resolves.toBe(true);
  });
});

describe('what is kept', () => {
  const at = (time: number) => ({ name: new Date(time).toISOString(), at: time });

  test('is each copy of a day, and the last one of each of 28 days', () => {
    const quarters = Array.from({ length: 40 * 96 }, (_, index) => at(noon - index * 15 * minute));
    const outdated = new Set(outdatedCopies(quarters, noon));
    const kept = quarters.filter((one) => !outdated.has(one)).map((one) => one.at);
    expect(kept.filter((time) => time > noon - day)).toHaveLength(96);
    const older = kept.filter((time) => time <= noon - day);
    expect(older).toHaveLength(27);
    for (const time of older) expect(new Date(time).toISOString()).toMatch(/T23:45/);
  });

  test('is the newest copy, however old, and nothing that a wrong clock has dated in the future', () => {
    const [ahead, newest, old] = [at(noon + 2 * day), at(noon - 60 * day), at(noon - 61 * day)];
    expect(outdatedCopies([ahead, newest, old], noon)).toEqual([ahead, old]);
  });

  test('is in the bucket, and an upload that was deleted goes after 28 days', async () => {
    const { files } = await upload();
    await copy(noon);
    const keys = files.map((file) => `files/${file}`).toSorted();
    const inBucket = async () => (await objects('files/')).map(([key]) => key);
    expect(await inBucket()).toEqual(keys);
    for (const file of files) await site.storage.delete(file);
    await copy(noon + day);
    await copy(noon + 28 * day);
    expect(await inBucket()).toEqual(keys);
    await copy(noon + 29 * day + 1);
    expect(await inBucket()).toEqual([]);
    await book();
    await copy(noon + 60 * day);
    expect((await bucket.listCopies()).map((one) => one.at)).toEqual([noon + 60 * day]);
  });

  test('stays when the clock is wrong', async () => {
    await copy(noon);
    await expect(copy(noon - 365 * day)).rejects.toThrow(
      /^The clock of this computer is wrong, or was: .+ was last written on 2026-11-20T12:00:00\.000Z\.$/,
    );
    expect(await bucket.listCopies()).toHaveLength(1);
  });
});

describe('the program', () => {
  const logged: { level: string; message: string }[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const run = (isFirst = false) => runOffSite(bucket, { ...site, log, isFirst }, site.clock.now);
  const state = () => readOffSite(site.db, bucket.place, site.clock.now);
  const isPostgres = () => site.databaseUrl !== undefined;
  const iso = (time: number) => new Date(time).toISOString();
  beforeEach(() => {
    logged.length = 0;
    site.clock.now = noon;
  });

  test('tells owners since when a bucket has been gone, logs it once and after a restart, and forgets it when it is back', async () => {
    expect(await state()).toMatchObject({ state: 'waiting', copied_at: null, drilled_at: null, problem: null });
    await run();
    expect(await state()).toMatchObject({ state: 'fine', copied_at: iso(noon), drilled_at: iso(noon), problem: null });
    emulator.hasBucket = false;
    onTestFinished(() => {
      emulator.hasBucket = true;
    });
    const lastTry = noon + 40 * hour;
    for (site.clock.now = noon + hour; site.clock.now <= lastTry; site.clock.now += hour) {
      const isDue = !isPostgres() || site.clock.now > noon + 9.5 * hour; // three at night in India
      expect(await run()).toBe(!isDue);
      if (site.clock.now === noon + hour) expect((await state()).state).toBe('fine');
    }
    const late = {
      state: 'late',
      copied_at: iso(noon),
      problem: 'The bucket clinic cannot be used: there is no such bucket.',
    };
    for (const page of ['today', 'system'])
      expect((await site.get(`/api/${page}`, await site.signIn())).body.off_site).toMatchObject(late);
    expect((await site.get('/api/today', await site.signIn('front-desk'))).body.off_site).toBeNull();
    const failures = () => logged.filter(({ level }) => level === 'error').map(({ message }) => message);
    expect(failures()).toEqual(['off-site copy failed']);
    expect(await run(true)).toBe(false);
    expect(failures()).toEqual(['off-site copy failed', 'off-site copy failed']);
    emulator.hasBucket = true;
    expect(await run()).toBe(true);
    expect(await state()).toMatchObject({ state: 'fine', copied_at: iso(site.clock.now), problem: null });
    expect(logged.at(-1)).toMatchObject({ level: 'info', message: 'off-site copy succeeded again' });
  });

  test('drills once a week, and tells owners of a copy that cannot be read until one can', async () => {
    await run();
    site.clock.now = noon + 6 * day;
    await run();
    expect(await state()).toMatchObject({ state: 'fine', drilled_at: iso(noon) });
    const name = `copies/${(await bucket.listCopies())[0]?.name}`;
    await change(name, (bytes) => bytes.subarray(0, -1));
    for (const hours of [0, 1, 2]) {
      site.clock.now = noon + 7 * day + hours * hour;
      await run();
    }
    const problem = `${name} in the bucket is damaged or incomplete.`;
    expect(await state()).toMatchObject({ state: 'damaged', drilled_at: iso(noon), problem });
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([{ message: 'off-site drill failed' }]);
    await book();
    site.clock.now = noon + 8 * day;
    await run();
    expect(await state()).toMatchObject({ state: 'fine', drilled_at: iso(site.clock.now), problem: null });
  });

  test('copies every quarter of an hour when something has changed, and with PostgreSQL once a night', async () => {
    await run();
    await book();
    site.clock.now = noon + 15 * minute;
    await run();
    const copies = async () => (await bucket.listCopies()).map(({ at }) => at);
    expect(await copies()).toEqual(isPostgres() ? [noon] : [noon + 15 * minute, noon]);
    site.clock.now = noon + day;
    await book();
    await run();
    expect((await copies())[0]).toBe(noon + day);
  });
});
