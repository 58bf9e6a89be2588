import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { fileOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { serve } from '#server/testing/serve.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { whitePng } from '#server/testing/white-png.ts';

let site: TestApp;
let server: Awaited<ReturnType<typeof serve>>;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp();
  server = await serve(site.app);
  admin = await site.signIn();
});
afterAll(async () => {
  server.close();
  await site.close();
});

const blank = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') =>
  sharp({ create: { width: 200, height: 160, channels: 3, background: '#14665e' } })
    .toFormat(format)
    .toBuffer();

const upload = (bytes: Uint8Array | string, name = 'picture.jpg') =>
  site.post('/api/upload-photo', formOf({ title: 'x', image: fileOf(bytes, name, 'image/jpeg') }), admin);

/** Every file but the database's own. */
const filesOnDisk = () =>
  readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('clinic.sqlite'))
    .toSorted();

const notAPicture = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
const unreadable = 'This picture is damaged or too large to be read. Please choose another one.';
const page = '<html><script>evilmarker()</script></html>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="evilmarker()"><script>${page}</script></svg>`;

const truncated = async (format: Parameters<typeof blank>[0]) => {
  const bytes = await blank(format);
  return bytes.subarray(0, Math.floor(bytes.length * 0.6));
};

test('a file that is no picture is refused with a message, and nothing is stored', async () => {
  const failures = await failuresOf<[string, () => Promise<Uint8Array> | Uint8Array | string, string]>(
    [
      ['one byte', () => new Uint8Array([0xff]), notAPicture],
      ['HTML', () => page, notAPicture],
      ['SVG', () => svg, notAPicture],
      ['SVG behind a declaration', () => `<?xml version="1.0"?><!DOCTYPE svg>${svg}`, notAPicture],
      ['a script that begins like a GIF', () => `GIF89a/*${'x'.repeat(900)}*/=1;evilmarker()`, unreadable],
      [
        'HTML that begins like a JPEG',
        () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(page)]),
        unreadable,
      ],
      [
        'PHP that begins like a PNG',
        () => Buffer.from(`\x89PNG\r\n\x1a\n<?php evilmarker(); ?>`, 'latin1'),
        unreadable,
      ],
      [
        'a PDF with a JPEG in it',
        async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await blank('jpeg')]),
        notAPicture,
      ],
      ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), notAPicture],
      ['a program', () => Buffer.from('7f454c46020101', 'hex'), notAPicture],
      ['a truncated JPEG', () => truncated('jpeg'), unreadable],
      ['a truncated PNG', () => truncated('png'), unreadable],
      ['a truncated WebP', () => truncated('webp'), unreadable],
      ['a truncated AVIF', () => truncated('avif'), unreadable],
      ['a truncated GIF', () => truncated('gif'), unreadable],
      ['a PNG of 20,000 x 20,000 pixels', () => whitePng(20_000, 20_000), unreadable],
    ],
    async ([, bytes, detail]) => {
      const before = filesOnDisk();
      expectProblem(await upload(await bytes()), 'invalid', detail);
      expect(filesOnDisk()).toEqual(before);
    },
  );
  expect(failures).toEqual([]);
});

describe('20 MB', () => {
  const pieces = () => Array.from({ length: 20 }, () => new Uint8Array(2 ** 20).fill(0x61));
  const head =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const whole = () => new Blob([head, ...pieces(), '\r\n--x--']);

  test.each([
    ['with their length', () => whole()],
    ['in chunks, without their length', () => whole().stream()],
  ])('are refused %s', async (_how, body) => {
    const before = filesOnDisk();
    const headers = { ...admin, 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body: body(), duplex: 'half' as const };
    const response = await fetch(`${server.origin}/api/upload-photo`, init);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too-large', detail: 'Please send at most 11 MB.' });
    expect(filesOnDisk()).toEqual(before);
  });
});

/** Polyglots: valid pictures that also contain another format. */
test('a picture with something hidden in it is stored as a picture and nothing else', async () => {
  const failures = await failuresOf<[string, () => Promise<Uint8Array>]>(
    [
      ['a JPEG with HTML behind it', async () => Buffer.concat([await blank('jpeg'), Buffer.from(page)])],
      [
        'a PNG with PHP behind it',
        async () => Buffer.concat([await blank('png'), Buffer.from('<?php evilmarker(); ?>')]),
      ],
      [
        'a GIF with a script behind it',
        async () => Buffer.concat([await blank('gif'), Buffer.from('*/=1;evilmarker()')]),
      ],
      [
        'a JPEG with a PDF behind it',
        async () => Buffer.concat([await blank('jpeg'), Buffer.from('%PDF-1.7 evilmarker')]),
      ],
      ['a JPEG with HTML in its comment', async () => withComment(await blank('jpeg'), page)],
      [
        'a WebP with a ZIP behind it',
        async () => Buffer.concat([await blank('webp'), Buffer.from('PK\x03\x04evilmarker')]),
      ],
    ],
    async ([, bytes]) => {
      const { status, body } = await upload(await bytes());
      expect(status).toBe(201);
      for (const path of pictureFiles(`/${body.image_path}`)) {
        const served = await site.get(path);
        expect(Buffer.from(served.bytes).includes('evilmarker')).toBe(false);
        const { format, exif, xmp, iptc, icc, comments } = await sharp(served.bytes).metadata();
        expect(['jpeg', 'webp', 'heif']).toContain(format);
        expect({ exif, xmp, iptc, icc, comments }).toEqual({});
        expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(served.headers.get('Content-Security-Policy')).toBe(
          "default-src 'none'; sandbox; frame-ancestors 'none'",
        );
      }
    },
  );
  expect(failures).toEqual([]);
});

/** Inserts a JPEG comment after the start-of-image marker. */
function withComment(jpeg: Uint8Array, text: string) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe', 'hex'), length, Buffer.from(text), jpeg.subarray(2)]);
}

test('a picture is stored under a random name in its folder, whatever it is called', async () => {
  const failures = await failuresOf(
    [
      '../../../etc/passwd.jpg',
      '..\\..\\windows\\system32\\a.jpg',
      '/etc/cron.d/a.jpg',
      'a.jpg\0.php',
      'a.php.jpg',
      'a.jpg.html',
      '.htaccess',
      'CON',
      `${'a'.repeat(5_000)}.jpg`,
    ],
    async (name) => {
      const before = filesOnDisk();
      const { status, body } = await upload(await blank('jpeg'), name);
      expect(status).toBe(201);
      expect(body.image_path).toMatch(/^uploads\/gallery\/[\da-f]{16}-200x160-[\da-f]{6}-\d+-\d+\.jpg$/);
      const added = filesOnDisk().filter((file) => !before.includes(file));
      for (const file of added)
        expect(file).toMatch(/^uploads\/gallery(\/[\da-f]{16}-[\w-]+\.(jpg|avif|webp))?$|^uploads$/);
    },
  );
  expect(failures).toEqual([]);
});
