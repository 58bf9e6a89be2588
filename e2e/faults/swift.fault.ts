import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { testStorage } from '#server/testing/storage-suite.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { photo } from '../testing/blog-pages.ts';
import { runToEnd, startProgram } from '../testing/site.ts';
import { type Swift, startSwift, unpackSwift } from '../testing/swift.ts';

// Skipped where Debian's packages cannot be had.

const folder = unpackSwift();
if (!folder) console.log('OpenStack Swift cannot be had here, so it is skipped.');

describe.runIf(folder)('a bucket of OpenStack Swift', () => {
  let swift: Swift;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-faults-'));
    swift = await startSwift(folder ?? '');
  }, 180_000);
  afterAll(() => {
    swift.stop();
    for (const each of [folder ?? '', dataDir]) rmSync(each, { recursive: true, force: true });
  });

  testStorage(() => createS3Storage({ ...swift.settings, prefix: `${randomUUID()}/` }));

  test('lists more files than one answer holds', async () => {
    const storage = createS3Storage({ ...swift.settings, prefix: 'many/' });
    const keys = Array.from({ length: 1_010 }, (_, index) => `uploads/gallery/${index}.webp`);
    for (let first = 0; first < keys.length; first += 10)
      await Promise.all(keys.slice(first, first + 10).map((key) => storage.put(key, Buffer.from('x'))));
    expect((await storage.list()).map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  });

  test('gives a file to anyone who has a signed address', async () => {
    const storage = createS3Storage({ ...swift.settings, redirects: true });
    await storage.put('uploads/signed.jpg', Buffer.from('text'));
    const address = new URL((await storage.signedUrl?.('uploads/signed.jpg')) ?? '');
    expect(await (await fetch(address)).text()).toBe('text');
    address.searchParams.set('X-Amz-Expires', '7200');
    expect((await fetch(address)).status).toBe(403);
  });

  test.each([
    [{ STORAGE_URL: 'nobodys' }, 'there is no such bucket.'],
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.'],
    [{ AWS_REGION: 'eu-west-1' }, 'AWS_REGION or the endpoint is that of another region.'],
  ])('%o stops the start with one line', async (mistake: Record<string, string>, sentence) => {
    const { STORAGE_URL = '' } = swift.environment;
    const given = mistake['STORAGE_URL']
      ? { STORAGE_URL: STORAGE_URL.replace('clinic', mistake['STORAGE_URL']) }
      : mistake;
    const { code, output } = await runToEnd({ DATA_DIR: path.join(dataDir, 'wrong'), ...swift.environment, ...given });
    expect(code).toBe(1);
    expect(output).toMatch(/^STORAGE_URL: the bucket \w+ cannot be used: .+\n$/);
    expect(output).toContain(sentence);
  });

  test('that falls silent under load costs uploads a message and visitors nothing, and no row is without its picture', async () => {
    const environment = {
      DATA_DIR: dataDir,
      SEED: 'reference',
      RATE_LIMITS: 'off',
      ADMIN_PASSWORD: 'a long enough password',
    };
    const site = await startProgram({ ...environment, ...swift.environment });
    const api = await signInToApi(site);
    const { buffer } = await photo();
    const image = new File([new Uint8Array(buffer)], 'a.jpg', { type: 'image/jpeg' });
    const upload = () =>
      api.gallery.create({ body: { title: 'A room', image } }).then(
        () => 'stored',
        (error: Error) => error.message,
      );
    expect(await upload()).toBe('stored');
    const outcomes = new Set<string>();
    const underLoad = Array.from({ length: 10 }, () => upload());
    swift.freeze();
    for (const outcome of await Promise.all(underLoad)) outcomes.add(outcome);
    outcomes.delete('stored');
    expect([...outcomes]).toEqual([serverMessages.storageUnavailable]);
    for (const page of ['/', '/gallery', '/appointment', '/api/clinic'])
      expect([page, (await fetch(site.url + page)).status]).toEqual([page, 200]);
    const health = async () => (await (await fetch(`${site.url}/readyz`)).json()) as { status: string };
    await expect.poll(health, { timeout: 30_000 }).toEqual({ status: 'degraded', database: true, storage: false });

    swift.thaw();
    await expect.poll(upload, { timeout: 60_000, interval: 500 }).toBe('stored');
    await expect
      .poll(health, { timeout: 30_000 })
      .toEqual({ status: 'ready', database: true, storage: true, disk: true });
    const { body: items } = await api.gallery.list();
    const stored = (await createS3Storage(swift.settings).list()).map(({ key }) => key);
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(stored).toEqual(
      expect.arrayContaining(
        items.flatMap(({ image_path, poster_path }) => pictureFiles(image_path ?? poster_path ?? '')),
      ),
    );
    expect(await site.stop()).toBe(0);
  });
});
