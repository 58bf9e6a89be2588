import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { createZstdCompress } from 'node:zlib';
import { z } from 'zod';
import { closing } from '#server/closing.ts';
import { type Config, StartError } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { listMigrations } from '#server/db/table-rows.queries.ts';
import { makeTemporaryFolder } from '#server/files/temporary-files.ts';
import { createQueue } from '#server/limits/queue.ts';
import { commandOf } from '#server/process/command-line.ts';
import { dayAt } from '#server/scheduling/days.ts';
import { countMissingPictures } from '#server/storage/named-pictures.queries.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readVersion } from '#server/version.ts';
import { lastOfEach } from '../backup-folder.ts';
import { withDatabase } from '../sqlite-place.ts';
import { copyDatabase, fileIn } from './database-copy.ts';
import { DamagedObject } from './encrypted-object.ts';
import { countRows, readNotes, writeNote } from './off-site.queries.ts';
import type { OffSiteBucket, OffSiteCopy, Writer } from './off-site-bucket.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** All copies of a day are kept, and the last one of each day for 28 days. Deleted uploads as well. In ms. */
const kept = { each: dayMs, days: 28 * dayMs };

/** A copy begins with a line of JSON, which is this; the rest is a file of SQLite, compressed by Zstandard. */
export const copyManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Name of the computer, and version of the program. */
  host: z.string(),
  version: z.string(),
  migrations: z.array(z.string()).min(1),
  rows: z.record(z.string(), z.int()),
  /** Uploads that rows name but that did not exist. */
  missingUploads: z.int(),
  bytes: z.int(),
});

export type CopyManifest = z.output<typeof copyManifest>;

interface Place extends Pick<Config, 'dataDir'> {
  db: Database;
  storage: Storage;
}

const atOnce = 4;

/**
 * Brings the bucket up to date: uploads that are not there yet, and a copy of the database unless nothing has changed. Then deletes what is too old.
 * Returns whether there was anything to copy.
 * @throws StartError when another computer writes there, or the bucket cannot be used.
 */
export async function copyOffSite(bucket: OffSiteBucket, { db, storage, dataDir }: Place, now: number) {
  const writer = await bucket.readWriter();
  const { tokens = '' } = await readNotes(db);
  if (writer && !tokens.split(',').includes(writer.token)) throw new StartError(otherWriter(bucket, writer));
  if (writer && writer.at > now + hourMs)
    throw new StartError(
      `The clock of this computer is wrong, or was: ${bucket.place} was last written on ${new Date(writer.at).toISOString()}.`,
    );
  // Uploads first: whatever prevents a copy of the database does not keep them here.
  const files = new Set(await bucket.listFiles());
  await sendUploads(bucket, storage, files);
  return closing(await makeTemporaryFolder(dataDir, 'off-site'), async ({ path: folder }) => {
    const sha256 = await copyDatabase(db, dataDir, folder);
    const local = await sendUploads(bucket, storage, files); // rows of the copy may name what was added meanwhile
    const deletedFiles = await deleteOldUploads(bucket, { files, local, known: writer?.deletedFiles ?? {}, now });
    const isNew = sha256 !== writer?.sha256;
    if (isNew) await bucket.putCopy(now, contentOf(folder, await describeCopy(folder, files, now)));
    if (isNew || JSON.stringify(deletedFiles) !== JSON.stringify(writer.deletedFiles))
      await write(db, bucket, writer, { sha256, deletedFiles, at: now });
    await deleteOldCopies(bucket, now);
    return isNew;
  });
}

/** Makes this database the one that writes to the bucket. The one that did before is refused from now on. */
export async function takeOver(bucket: OffSiteBucket, db: Database, now: number) {
  const before = await bucket.readWriter().catch((error: unknown) => {
    if (error instanceof DamagedObject) return null;
    throw error;
  });
  await write(db, bucket, before, { sha256: null, deletedFiles: before?.deletedFiles ?? {}, at: now });
  return before;
}

/** Both tokens are known before the new one is written, so that a crash between does not lock this database out. */
async function write(
  db: Database,
  bucket: OffSiteBucket,
  before: Writer | null,
  written: Pick<Writer, 'sha256' | 'deletedFiles' | 'at'>,
) {
  const token = randomUUID();
  await writeNote(db, 'tokens', [before?.token, token].filter(Boolean).join(','));
  await bucket.putWriter({ token, host: hostname(), ...written });
}

function otherWriter({ place }: OffSiteBucket, { host, at }: Writer) {
  return `Another database writes to ${place}: the one of the computer ${host}, last on ${new Date(at).toISOString()}. Each needs a prefix of its own. If this one has taken its place, run \`${commandOf('backup')} take-over\`.`;
}

/** Sends each upload once, since a file never changes under its name, and adds it to those in the bucket. Returns those that are here. */
async function sendUploads(bucket: OffSiteBucket, storage: Storage, files: Set<string>) {
  const keys = (await storage.list()).map(({ key }) => key).filter((key) => !key.endsWith('.part'));
  const inTurn = createQueue({ atOnce });
  const send = async (key: string) => {
    const found = await storage.get(key);
    if (!found) return; // deleted meanwhile
    await bucket.putFile(key, found.body);
    files.add(key);
  };
  await Promise.all(keys.filter((key) => !files.has(key)).map((key) => inTurn(() => send(key))));
  return new Set(keys);
}

interface Uploads {
  /** In the bucket. */
  files: ReadonlySet<string>;
  local: ReadonlySet<string>;
  known: Writer['deletedFiles'];
  now: number;
}

/** Deletes uploads from the bucket that have been gone here for long. Returns since when the others have. */
async function deleteOldUploads(bucket: OffSiteBucket, { files, local, known, now }: Uploads) {
  const deletedFiles: Writer['deletedFiles'] = {};
  for (const key of [...files].filter((file) => !local.has(file)).toSorted()) {
    const since = Math.min(known[key] ?? now, now);
    if (since > now - kept.days) deletedFiles[key] = since;
    else await bucket.deleteFile(key);
  }
  return deletedFiles;
}

async function describeCopy(folder: string, files: ReadonlySet<string>, now: number): Promise<CopyManifest> {
  const { migrations, rows, missingUploads } = await withDatabase(folder, async (copy) => ({
    migrations: await listMigrations(copy),
    rows: await countRows(copy),
    missingUploads: await countMissingPictures(copy, files),
  }));
  const { size: bytes } = await stat(fileIn(folder));
  const from = { madeAt: new Date(now).toISOString(), host: hostname(), version: readVersion() };
  return { format: 1, ...from, migrations, rows, missingUploads, bytes };
}

async function* contentOf(folder: string, manifest: CopyManifest) {
  yield Buffer.from(`${JSON.stringify(manifest)}\n`);
  yield* createReadStream(fileIn(folder)).pipe(createZstdCompress()) as AsyncIterable<Buffer>;
}

async function deleteOldCopies(bucket: OffSiteBucket, now: number) {
  const copies = await bucket.listCopies();
  for (const copy of outdatedCopies(copies, now)) await bucket.deleteCopy(copy);
}

/** Finds copies beyond what is kept, and those that a wrong clock has dated in the future. The newest of the others always stays. */
export function outdatedCopies(newestFirst: readonly OffSiteCopy[], now: number): OffSiteCopy[] {
  const past = newestFirst.filter(({ at }) => at <= now + dayMs);
  const lastOfDays = lastOfEach(past, ({ at }) => dayAt(at, 'UTC'));
  const retained = new Set([
    ...past.slice(0, 1),
    ...past.filter(({ at }) => at > now - kept.each),
    ...lastOfDays.filter(({ at }) => at > now - kept.days),
  ]);
  return newestFirst.filter((copy) => !retained.has(copy));
}
