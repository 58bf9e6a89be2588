import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const now = Date.UTC(2026, 10, 21, 21, 30);

let emulator: S3Emulator;
let site: TestApp;
let admin: { Authorization: string };
let backups: string;
beforeAll(async () => {
  emulator = await startS3Emulator();
  site = await createTestApp({ storage: createS3Storage({ ...emulator.settings, prefix: 'site/' }) });
  admin = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await emulator.close();
});
beforeEach(() => {
  backups = mkdtempSync(path.join(site.dataDir, 'backups-'));
});

async function upload(): Promise<string[]> {
  const { body } = await site.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), admin);
  return pictureFiles(body.image_path);
}

/** Over a separate connection, as the program does. */
async function backUp(name: string, at = now) {
  const db = await openDatabase(site);
  try {
    return await makeBackup(db, site.storage, path.join(backups, name), at);
  } finally {
    await db.destroy();
  }
}

const bytesOf = async (file: string) => (await site.get(`/${file}`)).bytes;

test('a backup has the pictures of a bucket (of an emulator), and restores them to another bucket or to a folder', async () => {
  const files = await upload();
  const { folder, missingPictures } = await backUp('first');
  expect(missingPictures).toBe(0);
  await verifyBackup(folder);

  const target = await createTestDatabase();
  const s3 = { ...emulator.settings, prefix: 'restored/' };
  const bucket = createS3Storage(s3);
  expect(await restoreBackup({ ...target, s3 }, bucket, folder, { replace: false, now })).toMatchObject({
    aside: null,
  });
  const keys = (await bucket.list()).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(files));
  expect(storedPictures(target)).toEqual([]);

  // The pictures of the replaced clinic are then in the folder with the rest of it.
  await bucket.put('uploads/gallery/9b2f6c1e0a4d4e1b-480x300-c7a58f.jpg', Buffer.from('of the replaced clinic'));
  await target.db.destroy();
  await expect(restoreBackup({ ...target, s3 }, bucket, folder, { replace: false, now })).rejects.toThrow(
    'With --replace it will be set aside',
  );
  const { aside } = await restoreBackup({ ...target, s3 }, bucket, folder, { replace: true, now: now + 1 });
  const replaced = path.join(aside ?? '', 'uploads/gallery/9b2f6c1e0a4d4e1b-480x300-c7a58f.jpg');
  expect(readFileSync(replaced, 'utf8')).toBe('of the replaced clinic');

  const local = createLocalStorage(target.dataDir);
  await restoreBackup({ ...target, s3: undefined }, local, folder, { replace: true, now: now + 2 });
  for (const file of files)
    expect(readFileSync(path.join(target.dataDir, file))).toEqual(Buffer.from(await bytesOf(file)));
  await target.close();
});

test('the next backup fetches only new pictures and damaged copies', async () => {
  const [file = ''] = await upload();
  const [damaged = ''] = await upload();
  const first = await backUp('first');
  const bytes = Buffer.from(await bytesOf(damaged));
  writeFileSync(path.join(first.folder, damaged), 'damaged');
  const [added = ''] = await upload();
  const second = await backUp('second', now + 1);
  await verifyBackup(second.folder);
  const inode = (folder: string, name: string) => statSync(path.join(folder, name)).ino;
  expect(inode(second.folder, file)).toBe(inode(first.folder, file));
  expect(readFileSync(path.join(second.folder, damaged))).toEqual(bytes);
  expect(readFileSync(path.join(first.folder, damaged), 'utf8')).toBe('damaged');
  expect(second.files.map((each) => each.path)).toContain(added);
});

test('a bucket that is gone fails the backup, and leaves nothing of it', async () => {
  await upload();
  emulator.hasBucket = false;
  await expect(backUp('first')).rejects.toThrow('NoSuchBucket');
  emulator.hasBucket = true;
  expect((await backUp('second')).missingPictures).toBe(0);
  rmSync(backups, { recursive: true });
});
