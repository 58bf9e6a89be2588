import { simpleParser } from 'mailparser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLook } from '#contract/plain/themes/looks.ts';
import { contrast } from '#contract/plain/themes/oklch.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { logoFile } from '#server/testing/logos.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const clinic = 'Physiotherapy App';
const server = await startMailServer();
const settings = { url: server.url, from: 'Sample Clinic <visits@clinic.example>' };
const mailer = createMailer(settings);
let [site, unsafe]: TestApp[] = [];
beforeAll(async () => {
  [site, unsafe] = await Promise.all(
    ['https://clinic.example', 'http://clinic.example'].map((siteUrl) =>
      createTestApp({ rateLimits: false, siteUrl, mail: { mailer, settings } }),
    ),
  );
});
afterAll(async () => {
  await Promise.all([site?.close(), unsafe?.close(), server.close()]);
  mailer.close();
});

async function wear(on: TestApp, look: Parameters<typeof logoFile>[0] | null) {
  const owner = await on.signIn();
  const image = look && (await logoFile(look));
  const logo = image && (await on.post('/api/appearance/logo', formOf({ image }), owner)).body.logo;
  expect((await on.put('/api/appearance', { ...defaultLook, logo }, owner)).status).toBe(200);
}

/** Sends a mail, and reads it. */
async function mailOf(on: TestApp) {
  const { body } = await on.post('/api/mail/test', {}, await on.signIn());
  expect(body.refusal).toBeNull();
  const { html, text } = await simpleParser(server.received.at(-1)?.source ?? '');
  const [, picture] = /(<img [^>]*>)/.exec(String(html)) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(picture ?? '')?.[1];
  const at = new URL(attribute('src') ?? '/none', 'https://clinic.example');
  return { html: String(html), text, picture, attribute, at };
}

const app = () => site as TestApp;

test.each([
  ['wide, in place of the name', { width: 800, height: 200, ink: '#123a6b' }, { width: 208, height: 64 }],
  ['high, beside the name', { width: 300, height: 300, ink: '#123a6b' }, { width: 64, height: 64 }],
  ['20 times as wide as high', { width: 1200, height: 60, ink: '#123a6b' }, undefined],
  ['white', { width: 400, height: 300, ink: '#ffffff' }, undefined],
] as const)('a mail begins with the logo of the clinic, which is %s', async (kind, look, size) => {
  await wear(app(), null);
  const before = await mailOf(app());
  expect(before.picture).toBeUndefined();
  expect(before.html).toContain(`<bdi>${clinic}</bdi>`);
  await wear(app(), look);
  const mail = await mailOf(app());
  expect(mail.text).toBe(before.text);
  expect(mail.html.length).toBeLessThan(before.html.length + 250);
  const isWide = look.width > 2 * look.height;
  expect(mail.attribute('alt')).toBe(isWide ? clinic : '');
  expect(mail.html.includes(`<bdi>${clinic}</bdi>`)).toBe(!isWide);

  expect(mail.at.href).toMatch(/^https:\/\/clinic\.example\/icons\/mail\.[\da-f]{8}\.png$/);
  const { bytes, headers } = await app().get(mail.at.pathname);
  expect(headers.get('Content-Type')).toBe('image/png');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  const [width, height] = [Number(mail.attribute('width')), Number(mail.attribute('height'))];
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 2 * width, height: 2 * height });
  expect(bytes.length).toBeLessThan(20_000);
  if (size) expect({ width, height }, kind).toEqual(size);

  // The plate is opaque, so a mail program that changes the colours around it does not hide the logo.
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pointAt = (x: number, y: number) => [...data.subarray(4 * (y * 2 * width + x), 4 * (y * 2 * width + x) + 4)];
  const hex = ([r = 0, g = 0, b = 0]: number[]) => `#${Buffer.from([r, g, b]).toString('hex')}`;
  const [plate, ink] = [pointAt(width, 4), pointAt(16 + height / 4, height)];
  expect(plate[3]).toBe(255);
  expect(contrast(hex(plate), hex(ink))).toBeGreaterThan(3);
});

test('the picture has one address for everyone, which leads to the logo of today and to none after it is removed', async () => {
  await wear(app(), { width: 400, height: 300, ink: '#123a6b' });
  const [first, second] = [await mailOf(app()), await mailOf(app())];
  expect(first.at.href).toBe(second.at.href);
  await wear(app(), { width: 300, height: 300, ink: '#0a7a3c' });
  const now = await mailOf(app());
  const { status, headers } = await app().get(first.at.pathname);
  expect([status, headers.get('Location')]).toEqual([302, now.at.pathname]);
  await wear(app(), null);
  expect((await app().get(now.at.pathname)).status).toBe(404);
});

test('a clinic without a public https address has no picture in its mails', async () => {
  await wear(unsafe as TestApp, { width: 400, height: 300, ink: '#123a6b' });
  const { picture, html } = await mailOf(unsafe as TestApp);
  expect(picture).toBeUndefined();
  expect(html).toContain(`<bdi>${clinic}</bdi>`);
});
