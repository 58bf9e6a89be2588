import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as immediately } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clinic-storage-'));
  storage = createLocalStorage(root);
  return () => rmSync(root, { recursive: true });
});

const key = 'uploads/gallery/a.webp';
const files = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const read = async (name: string) => {
  const file = await storage.get(name);
  return file && { size: file.size, bytes: await buffer(file.body) };
};

describe('local storage', () => {
  test('returns the stored bytes with their size', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage.put(key, bytes);
    expect(await read(key)).toEqual({ size: 4, bytes });
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
    expect(files()).toEqual([]);
  });

  test('replaces an existing file', async () => {
    await storage.put(key, Buffer.from('a long first text'));
    await storage.put(key, Buffer.from('second'));
    expect((await read(key))?.bytes.toString()).toBe('second');
    expect(files()).toHaveLength(1);
  });

  test('stores an empty file', async () => {
    await storage.put(key, new Uint8Array());
    expect(await read(key)).toEqual({ size: 0, bytes: Buffer.alloc(0) });
  });

  test('never shows a partially written file', async () => {
    const size = 32 * 1_048_576;
    const writing = storage.put(key, new Uint8Array(size)).then(() => 'written');
    const seen = new Set<number | null>();
    const look = async (): Promise<unknown> => {
      const file = await storage.head(key);
      seen.add(file && file.size);
      return (await Promise.race([writing, immediately()])) === 'written' ? undefined : look();
    };
    await look();
    expect([...seen].filter((found) => found !== size)).toEqual([null]);
    expect((await read(key))?.size).toBe(size);
  });

  test('leaves nothing behind when it cannot write', async () => {
    mkdirSync(path.join(root, key), { recursive: true });
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(/directory/);
    expect(files()).toEqual([]);
  });

  test('stores one of several simultaneous writes to the same key completely', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(10_000 + index));
    await Promise.all(texts.map((text) => storage.put(key, Buffer.from(text))));
    expect(texts).toContain((await read(key))?.bytes.toString());
    expect(files()).toHaveLength(1);
  });
});
