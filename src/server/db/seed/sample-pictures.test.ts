import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { createPictures } from '#server/storage/pictures.ts';
import { storedPictures } from '#server/testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { drawSamplePictures } from './sample-pictures.ts';
import { seedOnce } from './seed.ts';

const clock = () => Date.UTC(2026, 10, 20, 6);

let database: TestDatabase;
const draw = () => drawSamplePictures(database.db, createPictures(createLocalStorage(database.dataDir)), clock);

/** The sample content with one thing of each kind: to draw all of them takes seconds. */
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await migrate(db);
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
  for (const table of ['conditions', 'blogs', 'gallery_items'] as const)
    await db.deleteFrom(table).where('id', '>', 1).execute();
  return () => database.close();
});

test('the pictures of the sample rows are drawn where their rows say', async () => {
  const { db, dataDir } = database;
  const condition = await db.selectFrom('conditions').select('image').executeTakeFirstOrThrow();
  const blog = await db.selectFrom('blogs').select('image').executeTakeFirstOrThrow();
  const item = await db.selectFrom('gallery_items').select('image').executeTakeFirstOrThrow();
  await draw();
  expect(storedPictures({ dataDir }).toSorted()).toEqual(
    [
      `uploads/${blog.image}`,
      `uploads/conditions/${condition.image}`,
      `uploads/gallery/${item.image}`,
      'uploads/practitioners/sample-practitioner-1-0.webp',
      'uploads/practitioners/sample-practitioner-2-1.webp',
    ].toSorted(),
  );
  for (const picture of storedPictures({ dataDir })) {
    const { format, width } = await sharp(`${dataDir}/${picture}`).metadata();
    expect(format).toBe('webp');
    expect(width).toBeGreaterThan(300);
  }
});

test('they are drawn once: what a clinic has deleted does not come back', async () => {
  await draw();
  const storage = createLocalStorage(database.dataDir);
  for (const picture of storedPictures(database)) await storage.remove(picture);
  await draw();
  expect(storedPictures(database)).toEqual([]);
});

test('when it is interrupted, the next start does it', async () => {
  const { db } = database;
  const image = 'sample-not-drawn-0.webp';
  await db.updateTable('conditions').set({ image }).execute();
  await expect(draw()).rejects.toThrow('not-drawn.svg');
  await db.updateTable('conditions').set({ image: 'sample-knee-0.webp' }).execute();
  await draw();
  expect(storedPictures(database)).toContain('uploads/conditions/sample-knee-0.webp');
});

test('pictures that the clinic has uploaded are left alone', async () => {
  const { db } = database;
  await db.updateTable('conditions').set({ image: 'a1b2.webp' }).execute();
  await draw();
  expect(storedPictures(database).filter((name) => name.includes('conditions'))).toEqual([]);
});
