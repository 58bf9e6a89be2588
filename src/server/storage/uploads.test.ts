import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFiles } from '#contract/plain/picture-name.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { fileOf, pictureOf, storedPictures } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };

beforeAll(async () => {
  site = await createTestApp();
  admin = await site.signIn();
});
afterAll(() => site.close());

const ourName = String.raw`[\da-f]{16}-\d+x\d+-[\da-f]{6}-\d+-\d+\.jpg`;

const places = [
  {
    path: '/api/upload-photo',
    fields: { title: 'A room' },
    table: 'gallery_items',
    failure: 'Error uploading item.',
    location: (item: { image_path: string }) => `/${item.image_path}`,
    folder: '/uploads/gallery/',
    most: 11,
  },
  {
    path: '/api/blogs',
    fields: { title: 'A blog', content: 'Text.' },
    table: 'blogs',
    failure: 'Error saving blog.',
    location: (blog: { image_url: string }) => `/${blog.image_url}`,
    folder: '/uploads/',
    most: 11,
  },
  {
    path: '/api/conditions',
    fields: { name: 'Sprain', description: 'A sprain.', symptoms: 'Pain.', causes: 'A fall.', treatment: 'Rest.' },
    table: 'conditions',
    failure: 'Failed to add condition.',
    location: (condition: { image: string }) => `/uploads/conditions/${condition.image}`,
    folder: '/uploads/conditions/',
    most: 41, // its exercises have pictures too
  },
] as const;

/** Tables that refer to another one must be dropped before it. */
const dependents: Record<string, string[]> = {
  conditions: ['condition_symptoms'],
  gallery_items: ['gallery_consents'],
  blogs: ['blog_picture_uses', 'blog_addresses', 'blog_terms', 'imported_blogs', 'imported_pictures', 'old_addresses'],
};

describe.each(places)('a picture sent to $path', ({ path, fields, table, failure, location, folder, most }) => {
  const send = (image: Blob) => site.post(path, formOf({ ...fields, image }), admin);

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is accepted as %s and served as JPEG, AVIF and WebP under new names',
    async (type) => {
      const { status, body } = await send(await pictureOf({ width: 40, height: 30 }, type));
      expect(status).toBe(201);
      expect(location(body)).toMatch(new RegExp(`^${folder}${ourName}$`));
      const served = pictureFiles(location(body))
        .slice(0, 3)
        .map((path) => site.get(path));
      const types = ['image/jpeg', 'image/avif', 'image/webp'];
      for (const [index, { status: found, headers, bytes }] of (await Promise.all(served)).entries()) {
        expect(found).toBe(200);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 });
        expect(Object.fromEntries(headers)).toMatchObject({
          'content-type': types[index],
          'content-length': String(bytes.length),
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        });
      }
    },
  );

  test('does not use the name of the uploaded file', async () => {
    const picture = await pictureOf();
    const { body } = await send(fileOf(await picture.bytes(), '../../../etc/passwd<script>.php', 'image/png'));
    expect(location(body)).toMatch(new RegExp(`^${folder}${ourName}$`));
  });

  test('is recognized by its bytes, not by its name or type', async () => {
    const picture = await pictureOf();
    expect((await send(fileOf(await picture.bytes(), 'notes.txt', 'text/plain'))).status).toBe(201);
  });

  const notAPicture = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
  const damaged = 'This picture is damaged or too large to be read. Please choose another one.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test('is refused when it is no picture', async () => {
    const failures = await failuresOf(
      [
        ['an SVG', fileOf(svg, 'drawing.svg', 'image/svg+xml'), notAPicture],
        ['an SVG called .png', fileOf(svg, 'drawing.png', 'image/png'), notAPicture],
        ['text called .png', fileOf('hello', 'picture.png', 'image/png'), notAPicture],
        ['a PDF called .jpg', fileOf('%PDF-1.7\n', 'picture.jpg', 'image/jpeg'), notAPicture],
        ['a page that begins like a GIF', fileOf('GIF89a<script>alert(1)</script>', 'a.gif', 'image/gif'), damaged],
      ],
      async ([, file, message]) => {
        const before = storedPictures(site);
        const { status, body } = await send(file);
        expect(status).toBe(422);
        expect(body).toMatchObject({ detail: message, errors: [{ field: 'image', message }] });
        expect(storedPictures(site)).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('is refused when it is truncated', async () => {
    const picture = await pictureOf({ width: 900, height: 900 });
    const bytes = await picture.bytes();
    const { status, body } = await send(fileOf(bytes.subarray(0, bytes.length / 2), 'picture.png', 'image/png'));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'image', message: damaged }]);
  });

  test('is refused when it is text instead of a file', async () => {
    const { status, body } = await site.post(path, formOf({ ...fields, image: 'picture.png' }), admin);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'image', message: 'Please choose a picture file.' }]);
  });

  test.each([
    [10, 1, 'Please choose a picture of at most 10 MB.'],
    [most, 0, `Please send at most ${most} MB.`],
    [most + 13, 0, `Please send at most ${most} MB.`],
  ])('is refused when it has %i MB and %i bytes', async (megabytes, more, detail) => {
    const before = storedPictures(site);
    const { status, body } = await send(
      fileOf(new Uint8Array(megabytes * 1_048_576 + more), 'picture.png', 'image/png'),
    );
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'too-large', detail });
    expect(storedPictures(site)).toEqual(before);
  });

  test('may be as large as 10 MB', async () => {
    const { bytes } = await site.get(location((await send(await pictureOf())).body));
    const padded = new Uint8Array(10 * 1_048_576);
    padded.set(bytes);
    expect((await send(fileOf(padded, 'picture.jpg', 'image/jpeg'))).status).toBe(201);
  });

  test('is deleted when its row cannot be written', async () => {
    const broken = await createTestApp();
    const headers = await broken.signIn();
    for (const name of [...(dependents[table] ?? []), table]) await broken.db.schema.dropTable(name).execute();
    const { status, body } = await broken.post(path, formOf({ ...fields, image: await pictureOf() }), headers);
    expect(status).toBe(500);
    expect(body.detail).toBe(failure);
    expect(storedPictures(broken)).toEqual([]);
    await broken.close();
  });
});

test('a stored picture has no metadata', async () => {
  const secret = {
    IFD0: { Copyright: 'Meera', Model: 'Camera' },
    IFD3: { GPSLatitude: '9/1 58/1 0/1', GPSLatitudeRef: 'N' },
  };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif(secret)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Meera --></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { body } = await site.post(
    '/api/upload-photo',
    formOf({ title: 'x', image: fileOf(bytes, 'a.jpg', 'image/jpeg') }),
    admin,
  );
  for (const file of pictureFiles(`/${body.image_path}`)) {
    const stored = await site.get(file);
    const { exif, xmp, iptc, icc } = await sharp(stored.bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(stored.body).not.toContain('Meera');
  }
});

test('forty simultaneous pictures are each stored completely or refused with a message', async () => {
  const image = await pictureOf({ width: 400, height: 300 });
  const before = storedPictures(site).length;
  const sent = Array.from({ length: 40 }, () =>
    site.post('/api/upload-photo', formOf({ title: 'A room', image }), admin),
  );
  const { taken = [], refused = [] } = Object.groupBy(await Promise.all(sent), ({ status }) =>
    status === 201 ? 'taken' : 'refused',
  );
  expect(taken.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    const detail = 'We are busy. Please try again in a few seconds.';
    expect(body).toMatchObject({ status: 503, code: 'unavailable', detail });
    expect(headers.get('Retry-After')).toBe('5');
  }
  expect(taken.length + refused.length).toBe(40);
  expect(storedPictures(site)).toHaveLength(before + taken.length * pictureFiles(taken[0]?.body.image_path).length);
  expect((await site.post('/api/upload-photo', formOf({ title: 'Later', image }), admin)).status).toBe(201);
});

test('nothing is served at any other address', async () => {
  const failures = await failuresOf(
    [
      '/uploads/',
      '/uploads/gallery',
      '/uploads/none.webp',
      '/uploads/none.jpg',
      '/uploads/none-480.avif',
      '/uploads/../clinic.sqlite',
      '/uploads/..%2fclinic.sqlite',
      '/uploads/%2e%2e/clinic.sqlite',
      '/uploads/gallery/..%2f..%2fclinic.sqlite',
      '/uploads/a/b/c.webp',
      '/uploads/x.webp%00.png',
      '/uploads/x.png',
      '/uploads/x.jpg.part',
    ],
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
  expect(failures).toEqual([]);
});
