import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '#server/config.ts';
import { root } from '#server/root.ts';

const fileName = 'manifest.json';

/** Inside the folder of the backup. */
const filePath = z
  .string()
  .regex(/^(?:tables|uploads)\//)
  .refine((file) => !file.split(/[\\/]/).includes('..'));

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the program that made it. */
  version: z.string(),
  migrations: z.array(z.string()).min(1),
  /** Each behind those that its rows refer to. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.int() })),
  lastIds: z.record(z.string(), z.int()),
  /** How many pictures rows named that were not there when the backup was made. */
  missingPictures: z.int(),
  files: z.array(z.object({ path: filePath, size: z.int(), sha256: z.string() })),
});

/** What a backup holds, and the hash of each of its files. */
export type Manifest = z.output<typeof manifest>;

export async function writeManifest(folder: string, content: Omit<Manifest, 'format' | 'version'>) {
  const packageFile = await readFile(new URL('package.json', root), 'utf8');
  const { version } = JSON.parse(packageFile) as { version: string };
  const whole = manifest.parse({ format: 1, version, ...content }); // one that could not be read back is worth nothing
  await writeFile(path.join(folder, fileName), JSON.stringify(whole, null, 1), { mode: 0o600, flush: true });
}

/**
 * The manifest of a backup whose every file is as it was written.
 * @throws StartError that says what is missing or damaged.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const content = await readManifest(folder);
  for (const file of content.files) {
    const found = await describeFile(folder, file.path).catch(() => null);
    if (!found) throw new StartError(`The backup in ${folder} is not complete: ${file.path} is missing.`);
    if (found.sha256 !== file.sha256) throw new StartError(`The backup in ${folder} is damaged: see ${file.path}.`);
  }
  return content;
}

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => null);
  if (text === null) throw new StartError(`There is no backup in ${folder}: it has no ${fileName}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new StartError(`The backup in ${folder} is damaged: its ${fileName} cannot be read.`, { cause: error });
  }
}

/** Reads the file back from the disk. */
export async function describeFile(folder: string, file: string): Promise<Manifest['files'][number]> {
  const location = path.join(folder, file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(location), hash);
  const { size } = await stat(location);
  return { path: file.replaceAll('\\', '/'), size, sha256: hash.digest('hex') };
}
