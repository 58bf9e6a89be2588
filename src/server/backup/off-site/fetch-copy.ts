import { createWriteStream, existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { closing } from '#server/closing.ts';
import { StartError } from '#server/config.ts';
import { makeTemporaryFolder } from '#server/files/temporary-files.ts';
import { createQueue } from '#server/limits/queue.ts';
import { countMissingPictures, listNamedPictures, pictureStem } from '#server/storage/named-pictures.queries.ts';
import { makeBackup, type Uploads } from '../make-backup.ts';
import { refuseUnreadable } from '../refuse-unreadable.ts';
import { withDatabase } from '../sqlite-place.ts';
import { type CopyManifest, copyManifest } from './copy-off-site.ts';
import { fileIn } from './database-copy.ts';
import { DamagedObject } from './encrypted-object.ts';
import { countRows, findDamage } from './off-site.queries.ts';
import type { OffSiteBucket, OffSiteCopy } from './off-site-bucket.ts';

/**
 * Finds the last copy, or the last one until a moment.
 * @throws StartError when there is none.
 */
export async function findCopy(bucket: OffSiteBucket, until = Number.POSITIVE_INFINITY): Promise<OffSiteCopy> {
  const copies = await bucket.listCopies();
  const found = copies.find(({ at }) => at <= until);
  if (found) return found;
  const oldest = copies.at(-1);
  throw new StartError(
    oldest
      ? `There is no copy from before then in ${bucket.place}. The oldest is from ${new Date(oldest.at).toISOString()}.`
      : `There is no copy in ${bucket.place}.`,
  );
}

/**
 * Makes a copy from the bucket a backup in a folder, and runs `work` on it: what then restores it is what restores any backup.
 * @throws StartError before `work` when the key is wrong, or anything is damaged or incomplete.
 */
export async function withFetchedBackup<T>(
  bucket: OffSiteBucket,
  { copy, dataDir, withoutDamaged }: { copy: OffSiteCopy; dataDir: string; withoutDamaged: boolean },
  work: (folder: string) => Promise<T>,
): Promise<T> {
  return closing(await makeTemporaryFolder(dataDir, 'off-site'), async ({ path: folder }) => {
    refuseUnreadable('copy', await fetchDatabase(bucket, copy, folder));
    const files = await bucket.listFiles();
    const backup = path.join(folder, 'backup');
    await withDatabase(folder, async (db) => {
      const named = await listNamedPictures(db);
      const isNamed = (file: string) => {
        const stem = pictureStem(path.basename(file));
        return stem === null || named.has(stem);
      };
      await makeBackup(db, uploadsOf(bucket, files.filter(isNamed), withoutDamaged), backup, copy.at);
    });
    return work(backup);
  });
}

const atOnce = 8;

/** How many uploads a drill decrypts: enough to notice that the bucket changes them. */
const triedUploads = 10;

/**
 * Reads a copy as a restore would: decrypts it, lets SQLite check the file, counts its rows, and looks for the uploads that they name, some of which it
 * decrypts.
 * @throws StartError that says what is wrong.
 */
export async function drillOffSite(bucket: OffSiteBucket, dataDir: string): Promise<CopyManifest> {
  const copy = await findCopy(bucket);
  return closing(await makeTemporaryFolder(dataDir, 'off-site'), async ({ path: folder }) => {
    const manifest = await fetchDatabase(bucket, copy, folder);
    const files = await bucket.listFiles();
    const missing = await withDatabase(folder, (db) => countMissingPictures(db, files));
    if (missing > manifest.missingUploads) throw new StartError(`${missing} uploads are missing in ${bucket.place}.`);
    if (!manifest.rows['administrators'])
      throw new StartError(`The copy ${copy.name} has no administrator, so no one could sign in.`);
    for (const file of files.slice(-triedUploads)) for await (const _ of bucket.getFile(file));
    return manifest;
  });
}

/** Fetches and checks the database of a copy. */
async function fetchDatabase(bucket: OffSiteBucket, copy: OffSiteCopy, folder: string): Promise<CopyManifest> {
  const content = bucket.getCopy(copy);
  const damaged = (what: string, cause?: unknown) =>
    new StartError(`The copy ${copy.name} is damaged: ${what}.`, { cause });
  const { manifest, rest } = await readManifest(content);
  if (!manifest) throw damaged('it does not say what it contains');
  async function* compressed() {
    yield rest;
    yield* content;
  }
  await pipeline(compressed, createZstdDecompress(), createWriteStream(fileIn(folder), { mode: 0o600 })).catch(
    (error: Error) => {
      throw error instanceof StartError ? error : damaged(error.message, error);
    },
  );
  const { size } = await stat(fileIn(folder));
  if (size !== manifest.bytes) throw damaged('its contents differ');
  await withDatabase(folder, async (db) => {
    const damage = await findDamage(db);
    if (damage) throw damaged(damage);
    const rows = await countRows(db);
    const differing = Object.keys(manifest.rows).find((table) => manifest.rows[table] !== rows[table]);
    if (differing) throw damaged(`${differing} has ${rows[differing]} rows of ${manifest.rows[differing]}`);
  });
  return manifest;
}

/** Reads the line before the file; null where it is not what we write. */
async function readManifest(content: AsyncGenerator<Buffer, void>) {
  let read = Buffer.alloc(0);
  for (;;) {
    const next = await content.next();
    if (next.done) return { manifest: null, rest: read };
    read = Buffer.concat([read, next.value]);
    const end = read.indexOf('\n');
    if (end !== -1) {
      const parsed = copyManifest.safeParse(JSON.parse(read.subarray(0, end).toString()));
      return { manifest: parsed.data ?? null, rest: read.subarray(end + 1) };
    }
  }
}

function uploadsOf(bucket: OffSiteBucket, files: readonly string[], withoutDamaged: boolean): Uploads {
  const inTurn = createQueue({ atOnce });
  const copyTo = async (key: string, target: string) => {
    if (existsSync(target)) return true; // by an earlier attempt
    try {
      await pipeline(bucket.getFile(key), createWriteStream(target, { mode: 0o600, flush: true }));
      return true;
    } catch (error) {
      if (!(error instanceof DamagedObject)) throw error;
      if (!withoutDamaged)
        throw new StartError(`${error.message} With --without-damaged everything else is restored.`, { cause: error });
      await rm(target, { force: true });
      return false;
    }
  };
  return {
    isRemote: false,
    list: async () => files.map((key) => ({ key, modifiedAt: 0 })),
    copyTo: (key, target) => inTurn(() => copyTo(key, target)),
  };
}
