import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { StartError } from '#server/config.ts';
import { pairOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openStorage } from './create-storage.ts';
import { deleteOrphanedUploads } from './orphaned-uploads.ts';
import { createS3Storage } from './s3-storage.ts';

const hour = 3_600_000;

let emulator: S3Emulator;
let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  emulator = await startS3Emulator();
  site = await createTestApp({ storage: createS3Storage(emulator.settings) });
  admin = await site.signIn();
});
afterAll(async () => {
  await site.close();
  await emulator.close();
});

const upload = async (on = site) =>
  on.post('/api/upload-photo', formOf({ title: 'A room', image: await pictureOf() }), admin);
const keys = async () => (await site.storage.list()).map(({ key }) => key).toSorted();

describe('with pictures in a bucket (of an emulator)', () => {
  test('an uploaded picture is stored in the bucket alone, and served with ranges and 304', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    expect(await keys()).toEqual(expect.arrayContaining(pictureFiles(body.image_path)));
    expect(storedPictures(site)).toEqual([]);
    const whole = await site.get(`/${body.image_path}`);
    const etag = whole.headers.get('ETag') ?? '';
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(whole.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await site.get(`/${body.image_path}`, { Range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${whole.bytes.length}`);
    expect(Buffer.from(part.bytes)).toEqual(Buffer.from(whole.bytes.subarray(10, 20)));
    expect((await site.get(`/${body.image_path}`, { 'If-None-Match': etag })).status).toBe(304);
    expect((await site.get('/uploads/gallery/none.jpg')).status).toBe(404);
  });

  test('pictures whose consent is withdrawn are gone from the bucket', async () => {
    const { body } = await site.post('/api/upload-photo', await pairOf(), admin);
    const files = [body.image_path, body.before_path].flatMap(pictureFiles);
    expect(await keys()).toEqual(expect.arrayContaining(files));
    expect((await site.get(`/${body.image_path}`)).headers.get('Cache-Control')).toBe('private, no-store');
    expect((await site.post(`/api/gallery/${body.id}/withdrawal`, undefined, admin)).status).toBe(204);
    expect((await keys()).filter((key) => files.includes(key))).toEqual([]);
    expect((await site.get(`/${body.before_path}`)).status).toBe(404);
  });

  test('orphaned files are deleted, and pictures that rows name stay', async () => {
    const { body } = await upload();
    const before = await keys();
    await site.storage.put('uploads/gallery/9b2f6c1e0a4d4e1b-480x300-c7a58f.jpg', Buffer.from('x'));
    expect(await deleteOrphanedUploads(site.db, site.storage, Date.now())).toBe(0);
    expect(await deleteOrphanedUploads(site.db, site.storage, Date.now() + 2 * hour)).toBe(1);
    expect(await keys()).toEqual(before);
    expect(before).toContain(body.image_path);
  });

  test('visitors can be redirected to the bucket', async () => {
    const { body } = await upload();
    const redirecting = await createTestApp({ storage: createS3Storage({ ...emulator.settings, redirects: true }) });
    const { status, headers } = await redirecting.get(`/${body.image_path}`);
    expect(status).toBe(302);
    expect(headers.get('Cache-Control')).toBe('public, max-age=1800');
    const signed = await fetch(headers.get('Location') ?? '');
    expect(signed.status).toBe(200);
    expect(signed.headers.get('Content-Type')).toBe('image/jpeg');
    const forged = new URL(headers.get('Location') ?? '');
    forged.searchParams.set('X-Amz-Expires', '86400');
    expect((await fetch(forged)).status).toBe(403);
    await redirecting.close();
  });

  test('a bucket that vanishes under load costs no row and no booking, and works again when it is back', async () => {
    const { body } = await upload();
    const rows = async () => (await site.db.selectFrom('gallery_items').select('id').execute()).length;
    const before = await rows();
    const underLoad = Promise.all(Array.from({ length: 10 }, () => upload()));
    emulator.hasBucket = false;
    const answers = [...(await underLoad), await upload()];
    const stored = answers.filter(({ status }) => status === 201).length;
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.body.detail).toBe(serverMessages.storageUnavailable);
    }
    expect(await rows()).toBe(before + stored);
    expect((await site.get(`/${body.image_path}`)).status).toBe(503);
    expect((await site.get('/api/gallery')).status).toBe(200);
    site.clock.now += 11_000;
    expect(await site.get('/readyz')).toMatchObject({ status: 200, body: { status: 'degraded' } });
    // A row can be deleted all the same.
    expect((await site.delete(`/api/gallery/${body.id}`, admin)).status).toBe(204);
    emulator.hasBucket = true;
    expect((await upload()).status).toBe(201);
    site.clock.now += 11_000;
    expect(await site.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('at the start', () => {
  test('a bucket that works is written to, and nothing is left in it', async () => {
    const before = await keys();
    await openStorage({ dataDir: '/nowhere', s3: emulator.settings });
    expect(await keys()).toEqual(before);
  });

  test.each([
    [{ bucket: 'nobodys' }, 'STORAGE_URL: the bucket nobodys cannot be used: there is no such bucket.'],
    [
      { accessKeyId: 'UNKNOWN' },
      'STORAGE_URL: the bucket clinic cannot be used: AWS_ACCESS_KEY_ID is not known there.',
    ],
    [
      { secretAccessKey: 'wrong' },
      'STORAGE_URL: the bucket clinic cannot be used: AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.',
    ],
  ])('%o is named in one line', async (mistake, message) => {
    const error = await openStorage({ dataDir: '/nowhere', s3: { ...emulator.settings, ...mistake } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(message);
  });
});
