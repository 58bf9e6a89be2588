import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { pictureStem } from './named-pictures.queries.ts';
import { deleteOrphanedUploads } from './orphaned-uploads.ts';

const hour = 3_600_000;
const random = '9b2f6c1e0a4d4e1b';
const earlier = '9b2f6c1e-0a4d-4e1b-8f3a-2c5d7e9f1a3b';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const at = (file: string) => path.join(site.dataDir, file);
const deleteOrphans = async () => deleteOrphanedUploads(site.db, site.storage, Date.now());

/** Creates a file as a crash would have left it two hours ago. */
function leave(file: string, age = 2 * hour) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), 'x');
  makeOld(file, age);
}

function makeOld(file: string, age = 2 * hour) {
  const time = new Date(Date.now() - age);
  utimesSync(at(file), time, time);
}

describe('among the uploads', () => {
  test.each([
    ['a picture that no row names', `uploads/gallery/${random}-480x300-c7a58f.jpg`],
    ['a variant of such a picture', `uploads/gallery/${random}-480.avif`],
    ['a picture with a name from an earlier version', `uploads/gallery/${earlier}.webp`],
    ['a partially written file', `uploads/conditions/${random}-480.webp.7f.part`],
  ])('%s is deleted after an hour', async (_what, file) => {
    leave(file, hour - 60_000);
    expect(await deleteOrphans()).toBe(0);
    makeOld(file, hour + 60_000);
    expect(await deleteOrphans()).toBe(1);
    expect(existsSync(at(file))).toBe(false);
  });

  test.each([
    ['sample pictures', 'uploads/gallery/sample-knee-0.webp'],
    ['files that somebody put there by hand', 'uploads/our-logo.png'],
  ])('%s stay', async (_what, file) => {
    leave(file);
    expect(await deleteOrphans()).toBe(0);
    expect(existsSync(at(file))).toBe(true);
  });
});

describe('a picture that is named', () => {
  const image = async () => ({ image: await pictureOf({ width: 40, height: 30 }) });
  const condition = { name: 'x', description: 'x', symptoms: 'x', causes: 'x', treatment: 'x' };
  const clinic = async (imageOf: string) => {
    const { body } = await site.get('/api/clinic');
    const [slide, ...slides] = body.heroSlides;
    return { ...body, heroSlides: [{ ...slide, image: imageOf, alt: 'A room' }, ...slides] };
  };

  test.each<[string, () => Promise<unknown>]>([
    [
      'by a gallery item',
      async () => site.post('/api/upload-photo', formOf({ title: 'x', ...(await image()) }), admin),
    ],
    ['by a condition', async () => site.post('/api/conditions', formOf({ ...condition, ...(await image()) }), admin)],
    ['by a blog', async () => site.post('/api/blogs', formOf({ title: 'x', content: 'x', ...(await image()) }), admin)],
    ['by an unsaved draft', async () => site.post('/api/blog-pictures', formOf(await image()), admin)],
    [
      'only in the text of a blog',
      async () => {
        const { body } = await site.post('/api/blog-pictures', formOf(await image()), admin);
        const content = `<p>x</p><img src="${body.image_url}" alt="x">`;
        await site.post('/api/blogs', formOf({ title: 'x', content }), admin);
        await site.db.deleteFrom('blog_picture_uses').execute();
        await site.db.deleteFrom('blog_pictures').execute();
      },
    ],
    [
      'only in the clinic profile',
      async () => {
        const { body } = await site.post(
          '/api/clinic/pictures',
          formOf({ place: 'slides', ...(await image()) }),
          admin,
        );
        await site.put('/api/clinic', await clinic(body.image), admin);
        await site.db.deleteFrom('clinic_pictures').execute();
      },
    ],
  ])('%s stays, with its variants', async (_what, add) => {
    const before = new Set(storedPictures(site));
    await add();
    const added = storedPictures(site).filter((file) => !before.has(file));
    expect(added.length).toBeGreaterThan(0);
    const variant = path.join(path.dirname(added[0] ?? ''), `${pictureStem(path.basename(added[0] ?? ''))}-9x9.avif`);
    leave(variant);
    for (const file of added) makeOld(file);
    await deleteOrphans();
    expect(storedPictures(site)).toEqual(expect.arrayContaining([...added, variant]));
  });
});
