import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import type { Storage } from '#server/storage/storage.ts';

const key = 'uploads/gallery/a.webp';
const keysOf = async (storage: Storage) => (await storage.list()).map((file) => file.key).toSorted();
const read = async (storage: Storage) => {
  const file = await storage.get(key);
  return file && { size: file.size, bytes: await buffer(file.body) };
};

/** Tests every storage must pass. `create` returns an empty one; it may use the folder, which is empty too. */
export function testStorage(create: (folder: string) => Storage) {
  let storage: Storage;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clinic-storage-'));
    storage = create(folder);
    return () => rmSync(folder, { recursive: true });
  });

  test('returns the stored bytes with their size', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage.put(key, bytes);
    expect(await read(storage)).toEqual({ size: 4, bytes });
  });

  test('returns a range', async () => {
    await storage.put(key, Buffer.from('0123456789'));
    const file = await storage.get(key, { start: 2, end: 4 });
    expect(file && (await buffer(file.body)).toString()).toBe('234');
    expect(file?.size).toBe(10);
  });

  test('changes the ETag with the bytes', async () => {
    await storage.put(key, Buffer.from('first'));
    const tags = [await storage.head(key), await storage.head(key)].map((file) => file?.etag);
    await storage.put(key, Buffer.from('a second text'));
    const { etag } = (await storage.head(key)) ?? {};
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(tags[0]).toBe(tags[1]);
    expect(tags[0]).not.toBe(etag);
  });

  test('returns null for an unknown key', async () => {
    expect(await storage.head(key)).toBeNull();
    await storage.put(key, Buffer.from('x'));
    expect(await storage.head('uploads/gallery/b.webp')).toBeNull();
  });

  test('removes a file, and ignores one that does not exist', async () => {
    await storage.put(key, Buffer.from('x'));
    await storage.delete(key);
    expect(await storage.head(key)).toBeNull();
    await storage.delete(key);
    await storage.delete('uploads/never.webp');
    expect(await keysOf(storage)).toEqual([]);
  });

  test('replaces an existing file', async () => {
    await storage.put(key, Buffer.from('a long first text'));
    await storage.put(key, Buffer.from('second'));
    expect((await read(storage))?.bytes.toString()).toBe('second');
    expect(await keysOf(storage)).toEqual([key]);
  });

  test('stores an empty file', async () => {
    await storage.put(key, new Uint8Array());
    expect(await read(storage)).toEqual({ size: 0, bytes: Buffer.alloc(0) });
  });

  test('lists every file with the time of its last change', async () => {
    const before = Date.now();
    expect(await storage.list()).toEqual([]);
    const keys = ['uploads/a.jpg', 'uploads/gallery/a.jpg', 'uploads/gallery/b.webp'];
    for (const each of keys) await storage.put(each, Buffer.from('x'));
    const listed = await storage.list();
    expect(listed.map((file) => file.key).toSorted()).toEqual(keys);
    // A file system's clock ticks in hundredths of a second, and that of S3 in seconds.
    for (const { modifiedAt } of listed) {
      expect(modifiedAt).toBeGreaterThan(before - 2_000);
      expect(modifiedAt).toBeLessThan(Date.now() + 2_000);
    }
  });

  test('copies a file to this computer, and says when there is none', async () => {
    const target = path.join(folder, 'copy.webp');
    expect(await storage.copyTo(key, target)).toBe(false);
    await storage.put(key, Buffer.from('text'));
    expect(await storage.copyTo(key, target)).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe('text');
  });

  test('can be reached', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
}
