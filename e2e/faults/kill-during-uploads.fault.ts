import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import { namedFiles, uploadThroughKills } from '../testing/upload-through-kills.ts';

test('no row is without its picture after fifty kills during uploads, and orphaned files are deleted', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const acknowledged = await uploadThroughKills({ DATA_DIR: dataDir }, 50);
  expect(acknowledged).toBeGreaterThan(25);
  const named = await namedFiles(dataDir);
  expect(named.length).toBeGreaterThanOrEqual(acknowledged);
  expect(named.filter((file) => !existsSync(path.join(dataDir, file)))).toEqual([]);

  const storage = createLocalStorage(dataDir);
  const before = await storage.list();
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const twoHoursLater = Date.now() + 2 * 3_600_000;
  const deleted = await deleteOrphanedUploads(db, storage, twoHoursLater);
  await db.destroy();
  console.log(
    `${acknowledged} uploads acknowledged, ${before.length - deleted} files stayed, ${deleted} orphans deleted`,
  );
  expect(named.filter((file) => !existsSync(path.join(dataDir, file)))).toEqual([]);
  expect((await storage.list()).filter(({ key }) => key.endsWith('.part'))).toEqual([]);
});
