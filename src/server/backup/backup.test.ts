import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { type Database, openDatabase, prepareDataDir } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { listTables, readRows, withSnapshot } from '#server/db/table-rows.queries.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { listNamedPictures, pictureStem } from '#server/storage/named-pictures.queries.ts';
import { bookingOf, pictureOf, reviewOf, storedPictures } from '#server/testing/fixtures.ts';
import { recount } from '#server/testing/recount.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const now = Date.UTC(2026, 10, 21, 21, 30);

let site: TestApp;
let admin: { Authorization: string };
let folder: string;
let target: TestDatabase;
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
  await fillSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(site.dataDir, 'backups-')), 'first');
  target = await createTestDatabase();
});
afterEach(() => target.close());

const addPicture = async (): Promise<{ id: number; image_path: string }> =>
  (await site.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), admin)).body;
const restore = (options: { replace?: boolean; now?: number } = {}, to = target, from = folder) =>
  restoreBackup({ ...to, s3: undefined }, createLocalStorage(to.dataDir), from, { replace: false, now, ...options });

/** Over a separate connection, as the program does. */
async function backUp(to = folder) {
  const db = await openDatabase(site);
  try {
    return await makeBackup(db, site.storage, to, now);
  } finally {
    await db.destroy();
  }
}

async function fillSite() {
  const conditions = 'A "quoted" text,\nlines\r\n\u2028and\u2029more, \u{1F9B5} \\ and a tab\t.';
  await site.post('/api/appointments', await bookingOf(site, { conditions }));
  await site.post('/api/submit-review', reviewOf());
  await site.post('/api/blogs', formOf({ title: 'A blog', content: '<p>Text.</p>', image: await pictureOf() }), admin);
  await addPicture();
}

const notInBackups = new Set(['sessions', 'limit_counts', 'instances', 'presences', 'off_site']);

/** All rows of all tables that backups contain, sorted. */
async function everything(db: Database) {
  return withSnapshot(db, async (snapshot) => {
    const tables: Record<string, string[]> = {};
    for (const table of await listTables(snapshot)) {
      const rows: string[] = [];
      for await (const some of readRows(snapshot, table)) rows.push(...some.map((row) => JSON.stringify(row)));
      if (!notInBackups.has(table)) tables[table] = rows.toSorted();
    }
    return tables;
  });
}

describe('a backup', () => {
  test('restores every row and every picture, and ids continue where they were', async () => {
    await site.post('/api/symptoms', { name: 'The last one' }, admin);
    const last = (await site.db.selectFrom('symptoms').select('id').orderBy('id', 'desc').execute())[0]?.id ?? 0;
    await site.db.deleteFrom('symptoms').where('id', '=', last).execute();
    const { missingPictures } = await backUp();
    expect(missingPictures).toBe(0);
    expect((await restore()).aside).toBeNull();
    expect(await everything(target.db)).toEqual(await everything(site.db));
    expect(storedPictures(target)).toEqual(storedPictures(site));
    for (const picture of storedPictures(site))
      expect(readFileSync(path.join(target.dataDir, picture))).toEqual(readFileSync(path.join(site.dataDir, picture)));
    const added = await target.db
      .insertInto('symptoms')
      .values({ name: 'A newer one' })
      .returning('id')
      .executeTakeFirst();
    expect(added?.id).toBe(last + 1);
  });

  test('of either database can be restored to SQLite', async () => {
    await backUp();
    const sqlite = { dataDir: target.dataDir, databaseUrl: undefined, s3: undefined };
    await restoreBackup(sqlite, createLocalStorage(sqlite.dataDir), folder, { replace: false, now });
    expect(existsSync(path.join(target.dataDir, 'clinic.sqlite'))).toBe(true);
    expect(readdirSync(target.dataDir).filter((name) => name.startsWith('new-'))).toEqual([]);
  });

  test('ends all sessions', async () => {
    await backUp();
    await restore();
    expect(await site.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(await target.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  test('is consistent while bookings arrive', async () => {
    const booking = await bookingOf(site);
    const done = new AbortController();
    const book = async () => {
      while (!done.signal.aborted) expect((await site.post('/api/appointments', booking)).status).toBe(201);
    };
    const booked = book();
    await backUp();
    done.abort();
    await booked;
    await restore();
    const { [`content.changes`]: _, ...real } = await recount(target.db);
    expect(await readCounts(target.db, ...countNames)).toEqual(real);
    expect(real['appointments.pending']).toBeGreaterThan(0);
  });

  test('has the picture of every row while pictures are deleted', async () => {
    const done = new AbortController();
    const replace = async () => {
      while (!done.signal.aborted) {
        const { id } = await addPicture();
        expect((await site.delete(`/api/gallery/${id}`, admin)).status).toBe(204);
      }
    };
    const replaced = replace();
    for (let round = 0; round < 3; round += 1)
      expect((await backUp(path.join(folder, '..', String(round)))).missingPictures).toBe(0);
    done.abort();
    await replaced;
    await restore({}, target, path.join(folder, '..', '2'));
    const stored = new Set(storedPictures(target).map((file) => pictureStem(path.basename(file))));
    for (const stem of await withSnapshot(target.db, listNamedPictures)) expect(stored).toContain(stem);
  });

  test('is made although pictures are missing, and counts them', async () => {
    const { id, image_path } = await addPicture();
    for (const file of pictureFiles(`/${image_path}`)) rmSync(path.join(site.dataDir, file));
    expect((await backUp()).missingPictures).toBe(1);
    await site.db.deleteFrom('gallery_items').where('id', '=', id).execute(); // a deletion that can be undone names it still
    expect((await backUp(path.join(folder, '..', 'without'))).missingPictures).toBe(0);
  });

  test('is readable only by its owner', async () => {
    await backUp();
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
    const rights = entries
      .filter(({ parentPath }) => !parentPath.includes('uploads'))
      .map((entry) => [entry.isDirectory(), modeOf(path.join(entry.parentPath, entry.name))]);
    expect(new Set(rights.map(String))).toEqual(new Set(['true,700', 'false,600']));
    expect(modeOf(folder)).toBe('700');
  });

  test('of an older version is migrated to the current schema', async () => {
    const older = await createTestDatabase();
    await migrate(older.db, '0123-presences');
    await older.db.insertInto('treatments').values({ treatment_description: 'Kept', kind: 'therapy' }).execute();
    await makeBackup(older.db, createLocalStorage(older.dataDir), folder, now);
    await older.close();
    await restore();
    expect(await target.db.selectFrom('treatments').select('treatment_description').execute()).toEqual([
      { treatment_description: 'Kept' },
    ]);
    expect(await target.db.selectFrom('signs').selectAll().execute()).toEqual([]);
  });

  test('that fails leaves nothing behind, and does not touch others', async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow('not empty');
    expect(existsSync(`${folder}.part`)).toBe(false);
    await verifyBackup(folder);
  });
});

describe('restoring is refused, and changes nothing,', () => {
  let good: string;
  beforeAll(async () => {
    good = path.join(site.dataDir, 'good');
    await backUp(good);
  });
  beforeEach(() => cpSync(good, folder, { recursive: true }));

  const manifest = () => path.join(folder, 'manifest.json');
  const change = (from: string, to: string) =>
    writeFileSync(manifest(), readFileSync(manifest(), 'utf8').replace(from, to));
  const aPicture = () => path.join(folder, storedPictures(site)[0] ?? '');

  test.each<[string, () => void, RegExp]>([
    [
      'a table is damaged',
      () => appendFileSync(path.join(folder, 'tables/reviews.jsonl.gz'), 'x'),
      /is damaged: see tables\/reviews/,
    ],
    [
      'a table is missing',
      () => rmSync(path.join(folder, 'tables/reviews.jsonl.gz')),
      /not complete: tables\/reviews.+ is missing/,
    ],
    ['a picture is missing', () => rmSync(aPicture()), /not complete: uploads\/.+ is missing/],
    ['the manifest is missing', () => rmSync(manifest()), /^There is no backup in /],
    ['the manifest is truncated', () => writeFileSync(manifest(), '{'), /is damaged: its manifest.json cannot be read/],
    [
      'the manifest refers to files outside the backup',
      () => change('tables/reviews', 'tables/../../x'),
      /is damaged: its manifest/,
    ],
    [
      'a file cannot be read',
      () => {
        rmSync(aPicture());
        mkdirSync(aPicture());
      },
      /cannot be read: uploads\/.+: EISDIR/,
    ],
    ['rows are missing', () => change('"rows": 1', '"rows": 2'), /rows of 2/],
    ['it is of a newer version', () => change('"0010-content-changes"', '"9999-future"'), /made by a newer version/],
    ['it is of a version before 2.0.0', () => change('"0123-presences",', ''), /from before version 2\.0\.0/],
  ])('when %s', async (_what, spoil, sentence) => {
    spoil();
    await expect(restore()).rejects.toThrow(sentence);
    expect(existsSync(path.join(target.dataDir, 'clinic.sqlite'))).toBe(false);
    expect(await listTables(target.db)).toEqual([]);
    expect(storedPictures(target)).toEqual([]);
  });

  test('while the program runs', async () => {
    const before = await everything(site.db);
    await expect(restore({ replace: true }, siteAsTarget())).rejects.toThrow(
      'The program is running on this database.',
    );
    expect(await everything(site.db)).toEqual(before);
  });

  test('when there is data already, which --replace sets aside', async () => {
    await restore();
    await target.db.updateTable('symptoms').set({ name: 'Changed since' }).where('id', '=', 1).execute();
    await target.db.destroy();
    await restore({ replace: true, now: now + 1 });
    await expect(restore()).rejects.toThrow('With --replace it will be set aside');
    // The folder for the replaced data exists already, so the moves made so far are undone.
    await expect(restore({ replace: true, now: now + 1 })).rejects.toThrow(/not empty|already exists/);
    prepareDataDir(target.dataDir);
    const { aside } = await restore({ replace: true, now: now + 2 });
    const again = target.connect();
    expect(await everything(again)).toEqual(await everything(site.db));
    await again.destroy();
    expect(storedPictures({ dataDir: aside ?? '' })).toEqual(storedPictures(site));
    if (target.databaseUrl) await verifyBackup(path.join(aside ?? '', 'backup'));
    else expect(existsSync(path.join(aside ?? '', 'clinic.sqlite'))).toBe(true);
  });

  test('and the server does not start on a partially restored backup', async () => {
    writeFileSync(path.join(target.dataDir, 'restore-is-not-finished'), '');
    expect(() => prepareDataDir(target.dataDir)).toThrow(
      'was interrupted. Please run the same command again, with --replace.',
    );
    await restore({ replace: true });
    prepareDataDir(target.dataDir);
    expect(await everything(target.db)).toEqual(await everything(site.db));
  });

  const siteAsTarget = () => ({ ...target, dataDir: site.dataDir, databaseUrl: site.databaseUrl });
});
