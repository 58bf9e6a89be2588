import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as immediately } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { testStorage } from '#server/testing/storage-suite.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

describe('a bucket (of an emulator)', () => {
  let emulator: S3Emulator;
  beforeAll(async () => {
    emulator = await startS3Emulator();
  });
  afterAll(() => emulator.close());
  testStorage(() => createS3Storage({ ...emulator.settings, prefix: `${randomUUID()}/` }));
});

describe('a local folder', () => {
  testStorage(createLocalStorage);

  let root: string;
  let storage: Storage;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'clinic-storage-'));
    storage = createLocalStorage(root);
    return () => rmSync(root, { recursive: true });
  });
  const key = 'uploads/gallery/a.webp';
  const keys = async () => (await storage.list()).map((file) => file.key);
  const read = async () => {
    const file = await storage.get(key);
    return file && { size: file.size, bytes: await buffer(file.body) };
  };

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
    expect((await read())?.size).toBe(size);
  });

  test('leaves nothing behind when it cannot write', async () => {
    mkdirSync(path.join(root, key), { recursive: true });
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(/directory/);
    expect(await keys()).toEqual([]);
  });

  test('stores one of several simultaneous writes to the same key completely', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(10_000 + index));
    await Promise.all(texts.map((text) => storage.put(key, Buffer.from(text))));
    expect(texts).toContain((await read())?.bytes.toString());
    expect(await keys()).toEqual([key]);
  });
});
