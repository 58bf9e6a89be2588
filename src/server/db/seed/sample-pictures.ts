import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pictureFiles, pictureName, readPictureName } from '#contract/picture-name.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { root } from '#server/root.ts';
import { type PictureFolder, pictureKey } from '#server/storage/pictures.ts';
import type { Storage } from '#server/storage/storage.ts';
import { getClinicProfile } from '../clinic-profile.queries.ts';
import type { Database } from '../database.ts';
import { hasRun, recordFirstRun } from '../job-runs.queries.ts';

/** The project's drawings, and what scripts/encode-samples.ts has made of them. */
export const drawings = new URL('src/server/db/seed/pictures/', root);
export const encodedSamples = new URL('node_modules/.cache/sample-pictures/', root);

/** The stored name of a sample row's picture: its own, so that deleting one row leaves the others' pictures alone. */
export function samplePicture(drawing: string, row: number) {
  return sampleName(drawing, `sample-${drawing}-${row}`);
}

/** Reads the size and the background colour from the start of the drawing. */
export function sampleName(drawing: string, id = drawing) {
  const svg = readFileSync(new URL(`${drawing}.svg`, drawings), 'utf8');
  const [, width, height, tone = ''] = /width="(\d+)" height="(\d+)"><rect [^>]*fill="#(\w+)"/.exec(svg) ?? [];
  return pictureName(id, { width: Number(width), height: Number(height), tone });
}

/** Copies the pictures of the sample rows into the storage, once. If one is missing, it is logged, and the next start tries again. */
export async function copySamplePictures(
  db: Database,
  storage: Storage,
  clock: Clock,
  log: Log,
  from = encodedSamples,
) {
  if (await hasRun(db, 'sample-pictures')) return;
  let isComplete = true;
  for (const { folder, name } of await listPictures(db)) {
    await copySample(storage, pictureKey(folder, name), from).catch((error: unknown) => {
      log.error('a sample picture could not be copied', { picture: name, error });
      isComplete = false;
    });
  }
  if (isComplete) await recordFirstRun(db, 'sample-pictures', clock());
}

async function copySample(storage: Storage, path: string, from: URL) {
  const id = readPictureName(path)?.id;
  const drawing = id && /\/sample-(.+)-\d+$/.exec(id)?.[1];
  if (!drawing) return;
  const copies = pictureFiles(path).map(async (file) => {
    await storage.put(file, await readFile(new URL(file.replace(id, drawing), from)));
  });
  await Promise.all(copies);
}

async function listPictures(db: Database): Promise<{ folder: PictureFolder; name: string }[]> {
  const conditions = await db.selectFrom('conditions').select('image').execute();
  const blogs = await db.selectFrom('blogs').select('image').execute();
  const gallery = await db.selectFrom('gallery_items').select('image').execute();
  const { practitioners } = await getClinicProfile(db);
  const portraits = practitioners.map(({ image }) => ({ image: image?.split('/').at(-1) ?? null }));
  const inFolder = (folder: PictureFolder, rows: { image: string | null }[]) =>
    rows.flatMap(({ image }) => (image ? [{ folder, name: image }] : []));
  return [
    ...inFolder('practitioners', portraits),
    ...inFolder('gallery', gallery),
    ...inFolder('blogs', blogs),
    ...inFolder('conditions', conditions),
  ];
}
