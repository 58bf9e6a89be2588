import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { pairOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const add = async (changes: Record<string, string | Blob> = {}) =>
  site.post('/api/upload-photo', await pairOf(changes), admin);
const listed = async () => (await site.get('/api/gallery?category=before-after')).body;
const filesOf = (item: { image_path: string; before_path: string }) =>
  [item.image_path, item.before_path].flatMap(pictureFiles);

describe('pictures before and after', () => {
  test('are added with a consent, which only people of the clinic can read', async () => {
    const { status, body } = await add({ consent_note: 'Signed on paper.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      category: 'before-after',
      image_path: expect.stringMatching(/^uploads\/consented\//),
      before_path: expect.stringMatching(/^uploads\/consented\//),
      focus: null,
    });
    expect(await listed()).toContainEqual(body);
    const consent = await site.get(`/api/gallery/${body.id}/consent`, admin);
    expect(consent.body).toEqual({
      consent_by: 'Patient A',
      consent_on: '2026-11-18',
      consent_note: 'Signed on paper.',
    });
    expect((await site.get(`/api/gallery/${body.id}/consent`)).status).toBe(401);
    for (const address of ['/api/gallery', `/api/gallery/${body.id}`])
      expect(JSON.stringify((await site.get(address)).body)).not.toContain('Patient A');
  });

  test('are refused without both pictures, without consent, and with one that is ahead', async () => {
    const noPair = 'Please choose the picture before and the one after.';
    const noConsent = 'Please say who agreed to these pictures, and when.';
    const failures = await failuresOf(
      [
        [{ before: '' }, 'before', noPair],
        [{ youtubeLink: 'https://youtu.be/M7lc1UVf-VE' }, 'before', noPair],
        [{ consent_by: ' ' }, 'consent_by', noConsent],
        [{ consent_on: '' }, 'consent_by', noConsent],
        [{ consent_on: '2026-11-21' }, 'consent_on', 'The day of the consent cannot be ahead.'],
        [{ category: 'people' }, 'category', 'A picture before the treatment belongs to Before and after.'],
      ] as const,
      async ([changes, field, message]) => {
        const files = storedPictures(site);
        const { status, body } = await add(changes);
        expect(status).toBe(422);
        expect(body.errors).toEqual([{ field, message }]);
        expect(storedPictures(site)).toEqual(files);
      },
    );
    expect(failures).toEqual([]);
  });

  test('stay in their category, and others do not come there without a consent', async () => {
    const pair = (await add()).body;
    const room = (await site.post('/api/upload-photo', formOf({ title: 'Room', image: await pictureOf() }), admin))
      .body;
    const change = async (id: number, category: string) =>
      site.put(`/api/gallery/${id}`, { title: 'Changed', category }, admin);
    expect((await change(pair.id, 'people')).status).toBe(422);
    expect((await change(room.id, 'before-after')).status).toBe(422);
    expect((await change(pair.id, '')).body).toMatchObject({ title: 'Changed', category: 'before-after' });
  });

  test('are stored by no cache', async () => {
    const files = filesOf((await add()).body);
    for (const file of files) {
      const { status, headers } = await site.get(`/${file}`);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    }
    expect(files.length).toBeGreaterThan(6);
  });
});

describe('withdrawing the consent', () => {
  const withdraw = async (id: number, headers = {}) =>
    site.post(`/api/gallery/${id}/withdrawal`, undefined, { ...admin, ...headers });

  test('removes the pictures from pages, lists, addresses and storage at once, and cannot be undone', async () => {
    const item = (await add({ title: 'Shoulders', consent_by: 'Latha Secret' })).body;
    await site.get('/api/gallery');
    const files = filesOf(item);
    expect(storedPictures(site)).toEqual(expect.arrayContaining(files));
    expect((await withdraw(item.id)).status).toBe(204);
    for (const file of files) expect((await site.get(`/${file}`)).status).toBe(404);
    expect(storedPictures(site).filter((file) => files.includes(file))).toEqual([]);
    expect(JSON.stringify((await site.get('/api/gallery')).body)).not.toContain('Shoulders');
    expect((await site.get(`/api/gallery/${item.id}`)).status).toBe(404);
    expect((await site.get(`/api/gallery/${item.id}/consent`, admin)).status).toBe(404);
    expect((await site.post(`/api/gallery/${item.id}/restore`, undefined, admin)).status).toBe(404);
    expect((await withdraw(item.id)).status).toBe(404);
    const rows = async (table: 'gallery_items' | 'gallery_consents') =>
      JSON.stringify(await site.db.selectFrom(table).selectAll().execute());
    expect(await rows('gallery_consents')).not.toContain('Latha Secret');
    expect(await rows('gallery_items')).not.toContain('Shoulders');
  });

  test('leaves an entry that says who and when, and not whom the pictures showed', async () => {
    const item = (await add({ title: 'Knees', consent_by: 'Latha Secret' })).body;
    await withdraw(item.id);
    const [entry] = (await site.get('/api/audit-log?limit=1', admin)).body;
    expect(entry).toMatchObject({ action: 'withdrawn', kind: 'gallery-item', subject_id: item.id, subject: null });
    expect(entry.administrator).toContain('@');
    expect(JSON.stringify((await site.get('/api/audit-log', admin)).body)).not.toContain('Latha Secret');
  });

  test('also removes translations of the texts', async () => {
    const item = (await add()).body;
    await site.db
      .insertInto('translations')
      .values({ kind: 'gallery-item', record: String(item.id), language: 'hi', words: '{}', updated_at: 1 })
      .execute();
    await withdraw(item.id);
    const left = await site.db.selectFrom('translations').selectAll().where('record', '=', String(item.id)).execute();
    expect(left).toEqual([]);
  });

  test('is refused for other pictures, and for a version that someone else has changed', async () => {
    const room = (await site.post('/api/upload-photo', formOf({ title: 'Room', image: await pictureOf() }), admin))
      .body;
    expect((await withdraw(room.id)).status).toBe(404);
    const pair = (await add()).body;
    await site.put(`/api/gallery/${pair.id}`, { title: 'Changed' }, admin);
    expect((await withdraw(pair.id, { 'If-Match': '"1"' })).status).toBe(412);
    expect((await site.get(`/${pair.image_path}`)).status).toBe(200);
  });
});
