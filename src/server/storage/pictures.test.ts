import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#server/http/app-error.ts';
import { createLocalStorage } from './local-storage.ts';
import { createPictures, type Pictures, pictureKey } from './pictures.ts';
import type { Storage } from './storage.ts';

let storage: Storage;
let pictures: Pictures;
beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'clinic-pictures-'));
  storage = createLocalStorage(root);
  pictures = createPictures(storage);
  return () => rmSync(root, { recursive: true });
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });
const add = async (bytes: Uint8Array) => pictures.addBytes('gallery', bytes, 'image');

async function read(name: string) {
  const file = await storage.find(pictureKey('gallery', name));
  return sharp(file ? await buffer(file.body) : Buffer.alloc(0));
}

describe('a stored picture', () => {
  test.each([
    [6, 90],
    [3, 180],
    [8, 270],
  ])('is upright, whatever its EXIF orientation %i says', async (orientation, turned) => {
    // A white picture with a black left edge, 80 wide and 40 high.
    const edge = {
      input: await sharp({ create: { width: 10, height: 40, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    };
    const upright = await blank(80, 40).composite([edge]).png().toBuffer();
    const onItsSide = await sharp(upright)
      .rotate(-turned)
      .withMetadata({ orientation })
      .jpeg({ quality: 100 })
      .toBuffer();
    const stored = await read(await add(onItsSide));
    const { width, height, orientation: left } = await stored.metadata();
    expect({ width, height, left }).toEqual({ width: 80, height: 40, left: undefined });
    const { data, info } = await stored.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(brightness(3, 20)).toBeLessThan(60);
    for (const [x, y] of [
      [76, 20],
      [40, 3],
      [40, 36],
    ] as const)
      expect(brightness(x, y)).toBeGreaterThan(200);
  });

  test.each([
    [4_000, 1_000, 2_000, 500],
    [1_000, 4_000, 500, 2_000],
    [2_001, 2_001, 2_000, 2_000],
    [2_000, 2_000, 2_000, 2_000],
    [12, 8, 12, 8],
    [1, 1, 1, 1],
  ])(
    'of %i x %i has %i x %i: at most 2,000 on an edge, and never made larger',
    async (width, height, newWidth, newHeight) => {
      const stored = await read(await add(await blank(width, height).png().toBuffer()));
      expect(await stored.metadata()).toMatchObject({ format: 'webp', width: newWidth, height: newHeight });
    },
  );

  test('keeps what is transparent', async () => {
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await (await read(await add(bytes))).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  test('has a new name every time', async () => {
    const bytes = await blank(8, 8).png().toBuffer();
    const names = [await add(bytes), await add(bytes)];
    for (const name of names) expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.webp$/);
    expect(new Set(names).size).toBe(2);
  });

  test('is gone when it is removed', async () => {
    const name = await add(await blank(8, 8).png().toBuffer());
    await pictures.remove('blogs', name);
    expect(await storage.find(pictureKey('gallery', name))).not.toBeNull();
    await pictures.remove('gallery', name);
    expect(await storage.find(pictureKey('gallery', name))).toBeNull();
  });
});

describe('a picture is refused', () => {
  const refusal = async (bytes: Uint8Array) => {
    const error = await add(bytes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    return error instanceof AppError ? error.errors?.[0] : undefined;
  };

  test('with more than 60 million pixels, however small its file is', async () => {
    const bytes = await blank(10_000, 6_001).png({ compressionLevel: 1 }).toBuffer();
    expect(bytes.length).toBeLessThan(2_000_000);
    expect((await refusal(bytes))?.message).toBe(
      'This picture is damaged or too large to be read. Please choose another one.',
    );
  });

  test.each([
    ['a TIFF', async () => blank(8, 8).tiff().toBuffer()],
    ['nothing', async () => new Uint8Array()],
    ['a beginning that is too short to tell', async () => new Uint8Array([0xff, 0xd8])],
    [
      'an SVG behind white space',
      async () => Buffer.from('\n <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('when it is %s', async (_what, bytes) => {
    expect(await refusal(await bytes())).toEqual({
      field: 'image',
      message: 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    });
  });
});

test('a drawing of our own becomes a picture under each name that it is given', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#14665e"/></svg>';
  const names = ['sample-room-1.webp', 'sample-room-2.webp'];
  await pictures.addDrawing(
    Buffer.from(svg),
    names.map((name) => ({ folder: 'gallery', name })),
  );
  for (const name of names)
    expect(await (await read(name)).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
});

test.each([
  ['blogs', 'uploads/a.webp'],
  ['conditions', 'uploads/conditions/a.webp'],
  ['gallery', 'uploads/gallery/a.webp'],
  ['practitioners', 'uploads/practitioners/a.webp'],
] as const)('pictures of %s lie at %s', (folder, key) => {
  expect(pictureKey(folder, 'a.webp')).toBe(key);
});
