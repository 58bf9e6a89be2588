import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureFiles } from '#contract/picture-name.ts';
import { createLog } from '#server/log.ts';
import { createLocalStorage } from '#server/storage/local-storage.ts';
import { storedPictures } from '#server/testing/fixtures.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { copySamplePictures, sampleName, samplePicture } from './sample-pictures.ts';
import { seedOnce } from './seed.ts';

const clock = () => Date.UTC(2026, 10, 20, 6);

/** Stand-ins for the encoded pictures; each contains its own file name. */
const encoded = mkdtempSync(path.join(tmpdir(), 'clinic-samples-'));
const drawn = ['knee', 'practitioner-1', 'practitioner-2'];
beforeAll(() => {
  for (const file of drawn.flatMap((drawing) => pictureFiles(sampleName(drawing))))
    writeFileSync(path.join(encoded, file), file);
});
afterAll(() => rmSync(encoded, { recursive: true }));

let database: TestDatabase;
let logged: string[];
const copy = () => {
  const log = createLog((line) => logged.push(line));
  return copySamplePictures(
    database.db,
    createLocalStorage(database.dataDir),
    clock,
    log,
    pathToFileURL(`${encoded}/`),
  );
};
const nameConditions = (image: string) => database.db.updateTable('conditions').set({ image }).execute();

/** Reduces the sample content to one condition and the practitioners. */
beforeEach(async () => {
  logged = [];
  database = await createMigratedDatabase();
  const { db } = database;
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
  await db.deleteFrom('conditions').where('id', '>', 1).execute();
  for (const table of ['blogs', 'gallery_items'] as const) await db.deleteFrom(table).execute();
  await nameConditions(samplePicture('knee', 0));
  return () => database.close();
});

test('all files of the sample pictures are stored under the paths in their rows', async () => {
  await copy();
  expect(storedPictures(database).toSorted()).toEqual(
    [
      `uploads/conditions/${samplePicture('knee', 0)}`,
      `uploads/practitioners/${samplePicture('practitioner-1', 0)}`,
      `uploads/practitioners/${samplePicture('practitioner-2', 1)}`,
    ]
      .flatMap(pictureFiles)
      .toSorted(),
  );
});

test('they are copied once, so that deleted ones do not come back', async () => {
  await copy();
  const storage = createLocalStorage(database.dataDir);
  for (const picture of storedPictures(database)) await storage.delete(picture);
  await copy();
  expect(storedPictures(database)).toEqual([]);
});

test('a missing one is logged, the others are copied, and the next start tries again', async () => {
  await nameConditions(samplePicture('ankle', 0)); // has not been encoded
  await copy();
  expect(logged).toEqual([expect.stringContaining(samplePicture('ankle', 0))]);
  expect(storedPictures(database)).toContain(`uploads/practitioners/${samplePicture('practitioner-1', 0)}`);
  await nameConditions(samplePicture('knee', 0));
  await copy();
  expect(storedPictures(database)).toContain(`uploads/conditions/${samplePicture('knee', 0)}`);
  expect(logged).toHaveLength(1);
});

test('pictures uploaded by the clinic are not affected', async () => {
  await nameConditions('a1b2-80x60-ffffff.jpg');
  await copy();
  expect(storedPictures(database).filter((name) => name.includes('conditions'))).toEqual([]);
});

test('the name of a sample picture holds its drawing, size and background colour', () => {
  expect(samplePicture('knee', 3)).toBe('sample-knee-3-1200x800-fcf0d6.jpg');
});
