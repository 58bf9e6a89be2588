import { readFile } from 'node:fs/promises';
import type { Clock } from '#server/clock.ts';
import type { PictureFolder, Pictures } from '#server/storage/pictures.ts';
import { getClinicProfile } from '../clinic-profile.queries.ts';
import type { Database } from '../database.ts';
import { hasReached, reachMilestone } from '../milestones.queries.ts';

/** The stored name of a sample row's picture: its own, so that deleting one row leaves the others' pictures alone. */
export function samplePicture(drawing: string, row: number) {
  return `sample-${drawing}-${row}.webp`;
}

/**
 * Makes the pictures of the sample rows from the project's drawings, by the same path as uploads. It takes seconds,
 * so it runs after the server listens; when it is interrupted, the next start does it again.
 */
export async function drawSamplePictures(db: Database, pictures: Pictures, clock: Clock) {
  if (await hasReached(db, 'sample-pictures')) return;
  const byDrawing = Map.groupBy(await listPictures(db), ({ name }) => /^sample-(.+)-\d+\.webp$/.exec(name)?.[1]);
  await Promise.all(
    [...byDrawing].map(async ([drawing, places]) => {
      if (!drawing) return;
      await pictures.addDrawing(await readFile(new URL(`pictures/${drawing}.svg`, import.meta.url)), places);
    }),
  );
  await reachMilestone(db, 'sample-pictures', clock());
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
