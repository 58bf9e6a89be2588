import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as messages from '#contract/messages/appearance.ts';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { readLogo, smallLogo } from '#contract/plain/logo-name.ts';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import { createS3Storage } from '#server/storage/s3-storage.ts';
import { fileOf } from '#server/testing/fixtures.ts';
import { drawnLogo, logoFile } from '#server/testing/logos.ts';
import { formOf } from '#server/testing/requester.ts';
import { type S3Emulator, startS3Emulator } from '#server/testing/s3-emulator.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { forgetUnusedLogos } from './appearance.queries.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const upload = async (image: File, on = site) => on.post('/api/appearance/logo', formOf({ image }), admin);
const add = async (look: Parameters<typeof logoFile>[0]) => (await upload(await logoFile(look))).body.logo as string;
const save = async (logo: string | null, headers = {}) =>
  site.put('/api/appearance', { ...defaultLook, logo }, { ...admin, ...headers });
const dark = { width: 400, height: 300, ink: '#123a6b' };

/** Red, green, blue and alpha of a point, which is given in percent. */
async function pointOf(bytes: Uint8Array, [x, y]: readonly [number, number]) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (percent: number, edge: number) => Math.min(edge - 1, Math.round((percent / 100) * edge));
  const from = 4 * (at(y, info.height) * info.width + at(x, info.width));
  return [...data.subarray(from, from + 4)];
}

const iconsNow = async () => (await site.get('/api/appearance')).body.icons as string;
const icon = async (size: string) => (await site.get(`/icons/${size}.${await iconsNow()}.png`)).bytes;

describe('a logo', () => {
  test('is trimmed and stored in two sizes, of which the name says the larger one', async () => {
    const logo = await add({ ...dark, width: 2400, height: 900, margin: 0.25 });
    const facts = readLogo(logo);
    expect(facts).toMatchObject({ width: 1024, height: 384, grounds: 'light' });
    const [large, small] = [await site.get(`/${logo}`), await site.get(`/${smallLogo(logo)}`)];
    expect(large.headers.get('Content-Type')).toBe('image/webp');
    expect(large.headers.get('Cache-Control')).toContain('immutable');
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1024, height: 384, hasAlpha: true });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ height: 96, hasAlpha: true });
    expect(small.bytes.length).toBeLessThan(5_000);
  });

  test.each([
    ['dark on transparent', { ink: '#123a6b' }, 'light'],
    ['white on transparent', { ink: '#ffffff' }, 'dark'],
    ['of a middle colour on transparent', { ink: '#d0602f' }, 'both'],
    ['dark on white', { ink: '#123a6b', ground: '#ffffff' }, 'light'],
    ['on a white of cameras', { ink: '#123a6b', ground: '#f4f3f1' }, 'light'],
    ['on a coloured ground, which stays', { ink: '#ffffff', ground: '#c2542d' }, 'both'],
  ])('%s is known by the grounds on which it is seen', async (_what, look, grounds) => {
    const logo = await add({ ...dark, ...look });
    expect(readLogo(logo)?.grounds).toBe(grounds);
    const { bytes } = await site.get(`/${logo}`);
    const [, , , alpha] = await pointOf(bytes, [90, 80]); // beside the disc and below the bar
    expect(alpha).toBe('ground' in look && look.ground === '#c2542d' ? 255 : 0);
    const [red, green, blue, opacity = 0] = await pointOf(bytes, [20, 60]);
    const [r, g, b] = await pointOf(await drawnLogo({ ...dark, ...look, margin: 0 }), [20, 60]);
    const onWhite = (part = 0) => (part * opacity) / 255 + 255 - opacity;
    for (const [now, before] of [
      [red, r],
      [green, g],
      [blue, b],
    ])
      expect(Math.abs(onWhite(now) - (before ?? 0))).toBeLessThan(8);
  });

  test('that is animated shows its first frame', async () => {
    const frame = async (ink: string) =>
      sharp(await drawnLogo({ ...dark, ink }))
        .raw()
        .toBuffer();
    const frames = Buffer.concat([await frame('#0000ff'), await frame('#ff0000')]);
    const raw = { width: 400, height: 600, channels: 4, pageHeight: 300 } as const;
    const gif = await sharp(frames, { raw }).gif().toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const { body } = await upload(fileOf(new Uint8Array(gif), 'logo.gif', 'image/gif'));
    const [red = 0, , blue = 0] = await pointOf((await site.get(`/${body.logo}`)).bytes, [20, 60]);
    expect(blue).toBeGreaterThan(200);
    expect(red).toBeLessThan(50);
  });

  test.each([
    [
      'no picture',
      fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'),
      422,
      pictureMessages.notAPicture,
    ],
    ['a broken picture', fileOf('GIF89a and no more', 'a.gif', 'image/gif'), 422, pictureMessages.unreadable],
    ['too large', fileOf(new Uint8Array(10 * 1_048_576 + 1), 'a.png', 'image/png'), 413, pictureMessages.tooLarge],
    ['tiny', { ...dark, width: 60, height: 40 }, 422, messages.logoProblems.small],
    ['all white', { ...dark, ink: '#ffffff', ground: '#ffffff' }, 422, messages.logoProblems.empty],
    ['all transparent', { ...dark, ink: 'none' }, 422, messages.logoProblems.empty],
  ])('that is %s is refused with a sentence', async (_what, given, status, sentence) => {
    const answer = await upload(given instanceof File ? given : await logoFile(given));
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });
});

describe('icons', () => {
  test('are made of the logo, at another address than before, on a ground on which it is seen', async () => {
    const before = await iconsNow();
    for (const [ink, seen] of [
      ['#d0602f', 'dark on light'],
      ['#ffffff', 'light on dark'],
    ]) {
      await save(await add({ ...dark, ink: ink ?? '' }));
      const [corner = 0] = await pointOf(await icon('180'), [2, 2]);
      expect(corner > 200).toBe(seen === 'dark on light');
      const middle = await pointOf(await icon('180'), [35, 52]);
      const drawn = await pointOf(await drawnLogo({ ...dark, ink: ink ?? '' }), [30, 55]);
      expect(Math.abs((middle[0] ?? 0) - (drawn[0] ?? 0))).toBeLessThan(12);
      for (const size of [16, 32, 48, 192, 512])
        expect(await sharp(await icon(String(size))).metadata()).toMatchObject({ width: size, height: size });
    }
    expect(await iconsNow()).not.toBe(before);
    const { status, headers } = await site.get(`/icons/48.${before}.png`);
    expect([status, headers.get('Location')]).toEqual([302, `/icons/48.${await iconsNow()}.png`]);
    await save(null);
    expect(await iconsNow()).toBe(before);
  });

  test('of a logo that is 20 times as wide as high show the first letter of the name', async () => {
    const [before, letter] = [await iconsNow(), await icon('192')];
    const wide = await add({ ...dark, width: 1200, height: 60 });
    await save(wide);
    expect((await site.get('/api/appearance')).body.logo).toBe(wide);
    expect(await iconsNow()).toBe(before);
    expect(await icon('192')).toEqual(letter);
    await save(null);
  });

  test('show the first letter of a name in any script, and the mark of the site for one that no typeface has', async () => {
    const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
    const drawn = new Map<string, string>();
    for (const name of ['A', 'அமைதி', 'மூட்டு', 'مركز العلاج', 'क्लिनिक', '«7» Physio', 'Q'.repeat(60), '膝']) {
      await site.put('/api/clinic', { ...profile, name }, admin);
      const bytes = await icon('48');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 48 });
      drawn.set(name, Buffer.from(bytes).toString('base64'));
      // The letter stays within its tile.
      expect(await pointOf(bytes, [3, 50])).toEqual(await pointOf(bytes, [97, 50]));
    }
    expect(new Set(drawn.values()).size).toBe(8);
    await site.put('/api/clinic', profile, admin);
  });
});

describe('two people', () => {
  test('an older tab cannot take the logo away, and its upload waits', async () => {
    const [first, second] = [await add(dark), await add(dark)];
    const { version } = (await site.get('/api/appearance/settings', admin)).body;
    const ifMatch = { 'If-Match': `"${version}"` };
    expect((await save(first, ifMatch)).body).toMatchObject({ logo: first, version: version + 1 });
    expect((await save(second, ifMatch)).status).toBe(412);
    expect((await site.get('/api/appearance')).body.logo).toBe(first);
    expect((await save(second)).body.logo).toBe(second);
  });

  test('a look without a word about the logo leaves it as it is', async () => {
    const logo = await add(dark);
    await save(logo);
    await site.put('/api/appearance', { ...defaultLook, hue: 'sea' }, admin);
    expect((await site.get('/api/appearance')).body).toMatchObject({ hue: 'sea', logo });
  });

  test.each(['uploads/logos/0011223344556677-9x9-both.webp', 'uploads/gallery/x.jpg', '../x'])(
    'a path that is no logo waiting is refused: %s',
    async (path) => {
      const { status, body } = await save(path);
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain(messages.logoGone);
    },
  );

  test('only owners upload logos', async () => {
    const frontDesk = await site.signIn('front-desk');
    const image = await logoFile(dark);
    expect((await site.post('/api/appearance/logo', formOf({ image }), frontDesk)).status).toBe(403);
  });

  test('the history says that the logo changed', async () => {
    await save(await add(dark));
    const [entry] = (await site.get('/api/history/appearance/1', admin)).body;
    expect(entry).toMatchObject({ action: 'changed', fields: expect.arrayContaining(['logo']) });
  });
});

describe.each(['in a folder', 'in a bucket (of an emulator)'])('files %s', (place) => {
  let emulator: S3Emulator | undefined;
  let app: TestApp;
  let owner: { Authorization: string };
  beforeAll(async () => {
    emulator = place === 'in a folder' ? undefined : await startS3Emulator();
    app = await createTestApp({ rateLimits: false, ...(emulator && { storage: createS3Storage(emulator.settings) }) });
    owner = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await emulator?.close();
  });

  test('stay while a logo is used or may come back by Undo, and go a day after it was replaced', async () => {
    const keys = async () => (await app.storage.list()).map(({ key }) => key).filter((key) => key.includes('/logos/'));
    const send = async () => {
      const { body } = await app.post('/api/appearance/logo', formOf({ image: await logoFile(dark) }), owner);
      return body.logo as string;
    };
    const wear = async (logo: string | null) => app.put('/api/appearance', { ...defaultLook, logo }, owner);
    const night = async () => {
      await forgetUnusedLogos(app.db, app.clock.now - serverLimits.unsavedPicture);
      await deleteOrphanedUploads(app.db, app.storage, Date.now() + 2 * 3_600_000);
    };
    const filesOf = (...logos: string[]) => logos.flatMap((logo) => [logo, smallLogo(logo)]).toSorted();
    const [former, current] = [await send(), await send()];
    await wear(former);
    await wear(current);
    await night();
    expect((await keys()).toSorted()).toEqual(filesOf(former, current));
    expect((await wear(former)).status).toBe(200);
    await wear(current);
    app.clock.now += serverLimits.unsavedPicture + 1;
    await night();
    expect((await keys()).toSorted()).toEqual(filesOf(current));
    expect((await app.get(`/${smallLogo(current)}`)).status).toBe(200);
    owner = await app.signIn();
    expect((await wear(former)).status).toBe(422);
    await wear(null);
    app.clock.now += serverLimits.unsavedPicture + 1;
    await night();
    expect(await keys()).toEqual([]);
  });
});
