import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { expectProblem } from '#server/testing/expect-problem.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refuseUnreadable } from './appearance.service.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const sea = { hue: 'sea', typefaces: 'classic', corners: 'soft', hero: 'behind' };
const drawing = (theme: string) => `/art/hero-knee.${theme}.svg`;

test('a look is saved by its version, and an older tab is told', async () => {
  const before = (await site.get('/api/appearance/settings', admin)).body;
  expect(before).toMatchObject({
    hue: 'pine',
    typefaces: 'warm',
    corners: 'round',
    hero: 'behind',
    logo: null,
    version: 1,
  });
  const saved = await site.put('/api/appearance', sea, { ...admin, 'If-Match': '"1"' });
  expect(saved.body).toEqual({ ...sea, logo: null, version: 2 });
  expect((await site.get('/api/appearance')).body).toMatchObject(sea);
  const late = await site.put('/api/appearance', { ...sea, hue: 'moss' }, { ...admin, 'If-Match': '"1"' });
  expect(late.status).toBe(412);
  expect((await site.get('/api/appearance')).body.hue).toBe('sea');
});

test('only owners choose, and only what there is', async () => {
  const frontDesk = await site.signIn('front-desk');
  expect((await site.put('/api/appearance', sea, frontDesk)).status).toBe(403);
  expect((await site.get('/api/appearance/settings', frontDesk)).status).toBe(403);
  const { body, status } = await site.put('/api/appearance', { ...sea, hue: 'neon' }, admin);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('Please choose one of these.');
});

test('colours in which something is hard to read are refused with a sentence', () => {
  expect(() => refuseUnreadable(themeColours('plum', 'dark'))).not.toThrow();
  expect(() => refuseUnreadable({ ...themeColours('plum', 'dark'), text: '#555555' })).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errors: [expect.objectContaining({ field: 'hue', message: expect.stringContaining('hard to read') })],
    }),
  );
});

test('a drawing is stored for ever at an address that changes with the theme', async () => {
  await site.put('/api/appearance', { ...sea, hue: 'plum' }, admin);
  const { art } = (await site.get('/api/appearance')).body;
  const [light, dark] = [await site.get(drawing(art.light)), await site.get(drawing(art.dark))];
  expect(light.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(light.headers.get('Cache-Control')).toContain('immutable');
  expect(new TextDecoder().decode(light.bytes)).not.toBe(new TextDecoder().decode(dark.bytes));
  await site.put('/api/appearance', { ...sea, hue: 'moss' }, admin);
  expect((await site.get('/api/appearance')).body.art.light).not.toBe(art.light);
  expect((await site.get(drawing(art.light))).status).toBe(200);
});

test('a drawing at an outdated address leads to the one of today, and made-up ones are not there', async () => {
  const { status, headers } = await site.get(drawing('pine-dark.0'));
  expect(status).toBe(302);
  expect(headers.get('Location')).toMatch(/^\/art\/hero-knee\.pine-dark\.[\da-f]{8}\.svg$/);
  for (const file of [
    'hero-knee.neon-dark.0.svg',
    'nothing.pine-dark.0.svg',
    'hero-knee.svg',
    '..%2Fx.pine-dark.0.svg',
  ])
    expectProblem(await site.get(`/art/${file}`), 'not-found');
});

test('icons have the colours of the theme, at their size', async () => {
  await site.put('/api/appearance', { ...sea, hue: 'cocoa' }, admin);
  const { icons } = (await site.get('/api/appearance')).body;
  for (const [icon, size] of [
    ['16', 16],
    ['48', 48],
    ['180', 180],
    ['192', 192],
    ['maskable', 512],
  ] as const) {
    const { bytes, headers } = await site.get(`/icons/${icon}.${icons}.png`);
    expect(headers.get('Content-Type')).toBe('image/png');
    expect(headers.get('Cache-Control')).toContain('immutable');
    const picture = sharp(bytes);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const [red = 0, , blue = 0] = await picture
      .extract({ left: size / 2, top: 1, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  }
  for (const former of ['/icons/48.cocoa-light.0.png', '/icons/48.now.png'])
    expect((await site.get(former)).headers.get('Location')).toBe(`/icons/48.${icons}.png`);
  for (const file of ['47.now.png', '48.png', '48.now.svg'])
    expectProblem(await site.get(`/icons/${file}`), 'not-found');
});
