import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { boxOf, pictureFiles, readPictureName } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { AppError } from '#server/app-error.ts';
import { stdoutLog } from '#server/log.ts';
import { storedPictures } from '#server/testing/fixtures.ts';
import { photographOf } from '#server/testing/photographs.ts';
import { whitePng } from '#server/testing/white-png.ts';
import { createLocalStorage } from './local-storage.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createPictures, type Pictures, pictureKey } from './pictures.ts';
import type { Storage } from './storage.ts';

const encoder = createPictureEncoder();
let root: string;
let storage: Storage;
let pictures: Pictures;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clinic-pictures-'));
  storage = createLocalStorage(root);
  pictures = createPictures(storage, encoder, stdoutLog);
  return () => rmSync(root, { recursive: true });
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });
const plain = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } });
const add = async (bytes: Uint8Array) => pictures.addBytes('gallery', bytes, 'image');

async function read(name: string) {
  const file = await storage.get(pictureKey('gallery', name));
  return sharp(file ? await buffer(file.body) : Buffer.alloc(0));
}

/** An animated PNG, of PNG frames of one size. */
function animatedPng(frames: readonly Buffer[]) {
  const numbers = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer).swap32();
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([numbers(data.length), body, numbers(crc32(body))]);
  };
  const dataOf = (png: Buffer) => {
    const at = png.indexOf('IDAT');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const { 0: first = Buffer.alloc(0) } = frames;
  const [width, height] = [first.readUInt32BE(16), first.readUInt32BE(20)];
  const control = (sequence: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const start = first.subarray(0, 33); // the signature and IHDR
  const parts = frames.flatMap((frame, index) =>
    index === 0
      ? [control(0), chunk('IDAT', dataOf(frame))]
      : [control(2 * index - 1), chunk('fdAT', Buffer.concat([numbers(2 * index), dataOf(frame)]))],
  );
  return Buffer.concat([start, chunk('acTL', numbers(frames.length, 0)), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

/** Reads all files of a picture. */
async function readAll(name: string) {
  return Promise.all(pictureFiles(name).map(read));
}

describe('a stored picture', () => {
  test.each([
    [6, 90],
    [3, 180],
    [8, 270],
  ])('is upright with EXIF orientation %i', async (orientation, turned) => {
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
    const files = (await readAll(await add(onItsSide))).slice(0, 3);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { width, height, orientation: left } = await file.metadata();
      expect({ width, height, left }).toEqual({ width: 80, height: 40, left: undefined });
      const { data, info } = await file.raw().toBuffer({ resolveWithObject: true });
      const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
      expect(brightness(3, 20)).toBeLessThan(60);
      for (const [x, y] of [
        [76, 20],
        [40, 3],
        [40, 36],
      ] as const)
        expect(brightness(x, y)).toBeGreaterThan(200);
    }
  });

  test.each(['gif', 'webp', 'png'] as const)('of an animation, as %s, is its first frame', async (format) => {
    const frames = await Promise.all(['#f00', '#00f'].map((color) => plain(color).png().toBuffer()));
    const joined = sharp(frames, { join: { animated: true } });
    const moving = format === 'png' ? animatedPng(frames) : await joined.toFormat(format).toBuffer();
    const files = (await readAll(await add(moving))).slice(0, 3); // the others are crops
    expect(files).toHaveLength(3);
    for (const file of files) {
      const { width, height, pages } = await file.metadata();
      expect({ width, height, pages: pages ?? 1 }).toEqual({ width: 60, height: 40, pages: 1 });
      const { dominant } = await file.stats();
      expect(dominant.r).toBeGreaterThan(200);
      expect(dominant.b).toBeLessThan(60);
    }
  });

  test.each([
    [4_000, 1_000, 1_600, 400],
    [1_000, 4_000, 400, 1_600],
    [1_601, 1_601, 1_600, 1_600],
    [1_600, 1_000, 1_600, 1_000],
    [12, 8, 12, 8],
    [1, 1, 1, 1],
  ])(
    'of %i x %i becomes %i x %i: at most 1,600 per edge, and never enlarged',
    async (width, height, newWidth, newHeight) => {
      const name = await add(await blank(width, height).png().toBuffer());
      expect(readPictureName(name)).toMatchObject({ width: newWidth, height: newHeight, tone: 'f8f8f8' });
      expect(await (await read(name)).metadata()).toMatchObject({
        format: 'jpeg',
        width: newWidth,
        height: newHeight,
      });
    },
  );

  test('is also stored as AVIF and WebP in three widths', async () => {
    const files = (await readAll(await add(await blank(1_800, 900).png().toBuffer()))).slice(0, 7);
    const found = await Promise.all(files.map((file) => file.metadata()));
    expect(found.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'jpeg 1600x800',
      'heif 480x240',
      'webp 480x240',
      'heif 960x480',
      'webp 960x480',
      'heif 1600x800',
      'webp 1600x800',
    ]);
  });

  test('has its dominant colour in its name', async () => {
    const sky = { width: 80, height: 40, channels: 3, background: '#3060c0' } as const;
    const wall = { input: { create: { ...sky, width: 20, background: '#c04020' } } };
    const bytes = await sharp({ create: sky }).composite([wall]).png().toBuffer();
    const { tone = '' } = readPictureName(await add(bytes)) ?? {};
    const channels = [0, 2, 4].map((start) => Number.parseInt(tone.slice(start, start + 2), 16));
    for (const [index, wanted] of [0x30, 0x60, 0xc0].entries())
      expect(Math.abs((channels[index] ?? 0) - wanted)).toBeLessThanOrEqual(12);
  });

  test('has the page’s background colour where it was transparent', async () => {
    const clear = { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } as const;
    const name = await add(await sharp({ create: clear }).png().toBuffer());
    const failures = await failuresOf(pictureFiles(name), async (file) => {
      const { data, info } = await (await read(file)).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      for (const [index, wanted] of [0xfb, 0xf7, 0xf0].entries())
        expect(Math.abs((data[index] ?? 0) - wanted)).toBeLessThanOrEqual(3);
    });
    expect(failures).toEqual([]);
  });

  test.each(['b-w', 'cmyk', 'rgb16'] as const)('is converted from the colour space %s', async (space) => {
    const grey = sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } }).toColourspace(space);
    const name = await add(await (space === 'cmyk' ? grey.jpeg() : grey.png()).toBuffer());
    const failures = await failuresOf(pictureFiles(name), async (file) => {
      const { data } = await (await read(file)).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
      expect(Math.abs((data[0] ?? 0) - 0x80)).toBeLessThanOrEqual(16);
    });
    expect(failures).toEqual([]);
  });

  test('gets a new name every time', async () => {
    const bytes = await blank(8, 8).png().toBuffer();
    const names = [await add(bytes), await add(bytes)];
    for (const name of names) expect(name).toMatch(/^[\da-f]{16}-8x8-f8f8f8-\d+-\d+\.jpg$/);
    expect(new Set(names).size).toBe(2);
  });

  test('is removed with all its files', async () => {
    const name = await add(await blank(600, 400).png().toBuffer());
    await pictures.remove('blogs', name);
    expect(storedPictures({ dataDir: root })).toHaveLength(pictureFiles(name).length);
    await pictures.remove('gallery', name);
    expect(storedPictures({ dataDir: root })).toEqual([]);
  });

  test('leaves no file behind when one of them cannot be written', async () => {
    const disk = { ...storage, put: async (key: string, bytes: Uint8Array) => await putOrFail(key, bytes) };
    const putOrFail = async (key: string, bytes: Uint8Array) => {
      if (key.endsWith('-600.webp')) throw new Error('the disk is full');
      await storage.put(key, bytes);
    };
    const picture = await blank(600, 400).png().toBuffer();
    await expect(createPictures(disk, encoder, stdoutLog).addBytes('gallery', picture, 'image')).rejects.toThrow(
      'the disk is full',
    );
    expect(storedPictures({ dataDir: root })).toEqual([]);
  });
});

describe('a photograph', () => {
  const subject = { x: 25, y: 30 };
  const focusOf = (name: string) => readPictureName(name)?.focus ?? { x: -1, y: -1 };

  test.each([
    [1_200, 800, { x: 25, y: 30 }],
    [1_200, 800, { x: 78, y: 60 }],
    [800, 1_000, { x: 60, y: 25 }],
    [200, 4_000, { x: 50, y: 75 }],
  ])('of %i x %i has its subject as the focal point: %j', async (width, height, subject) => {
    const { x, y } = focusOf(await add(await photographOf({ width, height, subject })));
    expect(Math.abs(x - subject.x)).toBeLessThan(12);
    expect(Math.abs(y - subject.y)).toBeLessThan(12);
  });

  test('without a subject has its middle as the focal point', async () => {
    expect(focusOf(await add(await blank(300, 200).png().toBuffer()))).toEqual({ x: 50, y: 50 });
  });

  test('is also stored as crops of three shapes', async () => {
    const files = pictureFiles(await add(await photographOf({ width: 1_200, height: 1_200, subject })));
    const crops = files.filter((file) => /-\dx\d-\d+\.avif$/.test(file)).map((file) => file.replace(/^[\da-f]+-/, ''));
    expect(crops).toEqual(['3x2-480.avif', '3x2-960.avif', '3x2-1200.avif', '4x5-480.avif', '4x5-960.avif']);
    const sizes = await Promise.all(files.slice(-5).map(async (file) => (await read(file)).metadata()));
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual([
      '480x320',
      '960x640',
      '1200x800',
      '480x600',
      '960x1200',
    ]);
  });

  test('that is very long is not stored in a width that blurs its crops', async () => {
    const name = await add(await photographOf({ width: 200, height: 4_000, subject: { x: 50, y: 75 } }));
    expect(readPictureName(name)).toMatchObject({ width: 200, height: 4_000 });
    const crop = pictureFiles(name).find((file) => file.includes('-3x2-')) ?? '';
    expect(await (await read(crop)).metadata()).toMatchObject({ width: 200, height: 133 });
  });

  test('that is cut around another point keeps all its other bytes, under a new name', async () => {
    const before = await add(await photographOf({ width: 1_200, height: 800, subject }));
    const after = await pictures.refocus('gallery', before, { x: 90, y: 80 });
    expect(focusOf(after)).toEqual({ x: 90, y: 80 });
    expect(after.slice(0, 16)).not.toBe(before.slice(0, 16));
    const bytesOf = async (name: string) =>
      Promise.all(pictureFiles(name).map(async (file) => (await read(file)).toBuffer()));
    const rest = pictureFiles(after).length - 3;
    const [old, cut] = await Promise.all([bytesOf(before), bytesOf(after)]);
    expect(cut.slice(0, rest)).toEqual(old.slice(0, rest));

    // The crop is that part of the picture: their mean colours are alike.
    const facts = readPictureName(after);
    if (!facts) throw new Error('The name has no facts.');
    const [part, crop] = await Promise.all([
      (await read(after)).extract(boxOf(facts, '1x1')).toBuffer(),
      (await read(pictureFiles(after).at(-1) ?? '')).toBuffer(),
    ]);
    const meansOf = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
    const [wanted, found] = await Promise.all([meansOf(part), meansOf(crop)]);
    for (const [index, mean] of wanted.entries()) expect(Math.abs(mean - (found[index] ?? 0))).toBeLessThan(3);
  });

  test.each(['sample-knee-3-1200x800-dceee9.jpg', '9b2f6c1e.webp'])(
    'of another kind, %s, cannot be cut around another point',
    async (name) => {
      await expect(pictures.refocus('gallery', name, { x: 1, y: 1 })).rejects.toThrow(AppError);
    },
  );

  test('whose new crops cannot be stored leaves none of them behind', async () => {
    const name = await add(await photographOf({ width: 600, height: 400, subject }));
    const before = storedPictures({ dataDir: root });
    const put = async (key: string, bytes: Uint8Array) => {
      if (key.includes('-4x5-')) throw new Error('the disk is full');
      await storage.put(key, bytes);
    };
    const full = createPictures({ ...storage, put }, encoder, stdoutLog);
    await expect(full.refocus('gallery', name, { x: 1, y: 1 })).rejects.toThrow('the disk is full');
    expect(storedPictures({ dataDir: root }).toSorted()).toEqual(before.toSorted());
  });
});

describe('a picture is refused', () => {
  test('only above the limit: one of 59 million pixels is accepted', async () => {
    expect(readPictureName(await add(whitePng(10_000, 5_900)))).toMatchObject({ width: 1_600, height: 944 });
  });

  const refusal = async (bytes: Uint8Array) => {
    const error = await add(bytes).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    return error instanceof AppError ? error.errors?.[0] : undefined;
  };

  test.each([
    [10_000, 6_001],
    [20_000, 20_000],
  ])('with more than 60 million pixels, such as %i x %i, however small its file is', async (width, height) => {
    const bytes = whitePng(width, height);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await refusal(bytes))?.message).toBe(
      'This picture is damaged or too large to be read. Please choose another one.',
    );
  });

  test.each([
    ['a TIFF', async () => blank(8, 8).tiff().toBuffer()],
    ['nothing', async () => new Uint8Array()],
    ['too short for a signature', async () => new Uint8Array([0xff, 0xd8])],
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

test.each([
  ['blogs', 'uploads/a.jpg'],
  ['conditions', 'uploads/conditions/a.jpg'],
  ['gallery', 'uploads/gallery/a.jpg'],
  ['practitioners', 'uploads/practitioners/a.jpg'],
] as const)('pictures of %s are stored at %s', (folder, key) => {
  expect(pictureKey(folder, 'a.jpg')).toBe(key);
});
