import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#server/config.ts';
import { nullIfMissing } from '#server/files/missing-file.ts';
import { readVersion } from '#server/version.ts';

const fileName = 'manifest.json';

/** Must stay inside the folder of the backup. */
const filePath = z
  .string()
  .regex(/^(?:tables|uploads)\//)
  .refine((file) => !file.split(/[\\/]/).includes('..'));

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  migrations: z.array(z.string()).min(1),
  /** Each table comes after those that it refers to. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.int() })),
  lastIds: z.record(z.string(), z.int()),
  /** The number of pictures that rows name but that did not exist when the backup was made. */
  missingPictures: z.int(),
  files: z.array(z.object({ path: filePath, size: z.int(), sha256: z.string() })),
});

/** The contents of a backup, with the hash of each file. */
export type Manifest = z.output<typeof manifest>;

export async function writeManifest(folder: string, content: Omit<Manifest, 'format' | 'version'>) {
  const whole = manifest.parse({ format: 1, version: readVersion(), ...content }); // refuse what `verifyBackup` could not read back
  await writeFile(path.join(folder, fileName), JSON.stringify(whole, null, 1), { mode: 0o600, flush: true });
}

/**
 * Checks every file of a backup against its hash, and returns the manifest.
 * @throws StartError that says what is missing, damaged or unreadable.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const content = await readManifest(folder);
  for (const file of content.files) {
    const found = await describeFile(folder, file.path).catch(nullIfMissing).catch(unreadable(folder, file.path));
    if (!found) throw new StartError(`The backup in ${folder} is not complete: ${file.path} is missing.`);
    if (found.sha256 !== file.sha256) throw new StartError(`The backup in ${folder} is damaged: see ${file.path}.`);
  }
  return content;
}

/** @throws StartError when there is none, or it cannot be read. */
export async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, fileName), 'utf8')
    .catch(nullIfMissing)
    .catch(unreadable(folder, fileName));
  if (text === null) throw new StartError(`There is no backup in ${folder}: it has no ${fileName}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The backup in ${folder} is damaged: its ${fileName} cannot be read.`, { cause: error });
  }
}

function unreadable(folder: string, file: string) {
  return (error: Error) => {
    throw new StartError(`The backup in ${folder} cannot be read: ${file}: ${error.message}.`, { cause: error });
  };
}

/** Reads the file back from disk. */
export async function describeFile(folder: string, file: string): Promise<Manifest['files'][number]> {
  const location = path.join(folder, file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(location), hash);
  const { size } = await stat(location);
  return { path: file.replaceAll('\\', '/'), size, sha256: hash.digest('hex') };
}
