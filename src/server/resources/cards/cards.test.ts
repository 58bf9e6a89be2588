import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#contract/plain/languages.ts';
import { cardOf, drawingOnCard } from '#contract/plain/share-cards.ts';
import { type Hue, hues } from '#contract/plain/themes/hues.ts';
import { contrast } from '#contract/plain/themes/oklch.ts';
import { themeColours } from '#contract/plain/themes/theme-colours.ts';
import { treatmentDrawing } from '#contract/plain/treatment-drawings.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { createPictureEncoder } from '#server/storage/picture-encoder.ts';
import { serif, setLine } from '#server/storage/set-text.ts';
import { fileOf, pairOf, pictureOf } from '#server/testing/fixtures.ts';
import { formOf } from '#server/testing/requester.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let admin: { Authorization: string };
beforeAll(async () => {
  site = await createTestApp({ rateLimits: false });
  admin = await site.signIn();
});
afterAll(() => site.close());

const addressOf = async (page: string, title = '') => cardOf(page, (await site.get('/api/clinic')).body, title).path;
const cardOfTreatment = (
  { slug, treatment_description: title, aim }: TreatmentEntry,
  profile: Parameters<typeof cardOf>[1],
  language?: Language,
) => cardOf(`/treatments/${slug}`, profile, title, language, drawingOnCard(treatmentDrawing({ slug, aim }))).path;
const read = async (page: string, title?: string) => site.get(await addressOf(page, title));

const words = { title: null, name: 'Sample Clinic', place: 'Kochi, Kerala', phone: '+91 00000 00000' };
const { draw: drawCard } = createPictureEncoder();
const draw = async (said: typeof words | (Omit<typeof words, 'title'> & { title: string }), hue: Hue = 'pine') =>
  drawCard({ words: said, hue });

/** How many pixels words have darkened, in the half without the drawing or between two heights of it. */
async function inkOf(picture: Uint8Array, top = 0, bottom = 630) {
  const part = { left: 0, top, width: 590, height: bottom - top };
  const pixels = await sharp(picture).extract(part).removeAlpha().greyscale().raw().toBuffer();
  return pixels.filter((grey) => grey < 80).length;
}

test('the card of the clinic has its words, and may be stored for a year', async () => {
  const { status, headers, bytes } = await read('/about');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('image/png');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(60_000);
  expect(await inkOf(bytes)).toBeGreaterThan(await inkOf(await draw({ ...words, name: '' })));
});

test('a record’s page has a card with its title, for as long as visitors find it', async () => {
  const opening = { position: 'Front desk', description: 'Be kind.', experience: 1, closes_on: '2026-11-20' };
  const sprain = { name: 'Ankle sprain', description: 'x', symptoms: 'x', causes: 'x', treatment: 'x' };
  const article = { title: 'Sleep', content: 'x', slug: 'नींद', status: 'Published' };
  const { body: job } = await site.post('/api/careers', opening, admin);
  const { body: condition } = await site.post('/api/conditions', formOf(sprain), admin);
  const { body: blog } = await site.post('/api/blogs', formOf(article), admin);
  const { body: own } = await site.post('/api/pages', { title: 'Find us', content_html: '<p>x</p>' }, admin);
  await site.put(`/api/pages/${own.id}/visibility`, { is_hidden: false }, admin);
  const treatment: TreatmentEntry = (await site.get('/api/treatment-pages')).body[1];
  const { id } = (await site.get('/api/allTreatments', admin)).body[1];
  const cards = [
    await addressOf(`/career/${job.id}`, opening.position),
    await addressOf(`/conditions/${condition.id}`, sprain.name),
    await addressOf(`/blog/${encodeURIComponent(article.slug)}`, article.title),
    cardOfTreatment(treatment, (await site.get('/api/clinic')).body),
    await addressOf(`/pages/${own.slug}`, own.title),
  ];
  const statuses = async () => Promise.all(cards.map(async (card) => (await site.get(card)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  const pictures = await Promise.all(
    [...cards, await addressOf('/')].map(async (card) => (await site.get(card)).bytes),
  );
  expect(new Set(pictures.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(6);

  site.clock.now += 86_400_000;
  await site.delete(`/api/conditions/${condition.id}`, await site.signIn());
  await site.put(`/api/blogs/${blog.id}/status`, { is_active: 0 }, await site.signIn());
  await site.put(`/api/pages/${own.id}/visibility`, { is_hidden: true }, await site.signIn());
  await site.put(`/api/treatments/${id}/visibility`, { is_hidden: true }, await site.signIn());
  expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
});

test('a condition and an article have their own picture beside the words, and another address after it changes', async () => {
  const owner = await site.signIn();
  const { body: profile } = await site.get('/api/clinic');
  const texts = { name: 'Tinnitus', description: 'x', symptoms: 'x', causes: 'x', treatment: 'x' };
  const { body: plain } = await site.post('/api/conditions', formOf(texts), owner);
  const image = await pictureOf({ width: 1200, height: 800 });
  const { body: shown } = await site.post('/api/conditions', formOf({ ...texts, name: 'Ringing', image }), owner);
  const article = { title: 'Ringing ears', content: 'x', status: 'Published', image };
  const { body: blog } = await site.post('/api/blogs', formOf(article), owner);
  const cards = {
    plain: cardOf(`/conditions/${plain.id}`, profile, 'Tinnitus').path,
    shown: cardOf(`/conditions/${shown.id}`, profile, 'Ringing', 'en', `uploads/conditions/${shown.image}`).path,
    blog: cardOf(`/blog/${blog.slug}`, profile, 'Ringing ears', 'en', blog.image_url).path,
  };
  const right = async (address: string) => {
    const { status, bytes } = await site.get(address);
    expect(status).toBe(200);
    expect(bytes.length).toBeLessThan(250_000);
    return sharp(bytes).extract({ left: 900, top: 100, width: 200, height: 300 }).removeAlpha().raw().toBuffer();
  };
  const [ofPlain, ofShown, ofBlog] = await Promise.all([right(cards.plain), right(cards.shown), right(cards.blog)]);
  expect(Buffer.compare(ofShown, ofPlain)).not.toBe(0);
  expect(Buffer.compare(ofShown, ofBlog)).toBe(0);
  const { status, headers } = await site.get(cardOf(`/conditions/${shown.id}`, profile, 'Ringing').path);
  expect([status, headers.get('Location')]).toEqual([302, cards.shown]);
});

/** The mean of a colour (0 red, 1 green, 2 blue) where a card has its picture. */
async function colourBeside(address: string, channel: number) {
  const { status, bytes } = await site.get(address);
  expect(status).toBe(200);
  const { channels } = await sharp(bytes).extract({ left: 900, top: 150, width: 250, height: 300 }).stats();
  return channels[channel]?.mean ?? 0;
}

test('treatments have their drawing beside the words, and lists and openings one that fits', async () => {
  const { body: profile } = await site.get('/api/clinic');
  const [advice] = (await site.get('/api/treatment-pages')).body;
  const pages = ['/', '/treatments', '/reviews', '/career', '/gallery'].map((page) => cardOf(page, profile, '').path);
  const own = cardOfTreatment(advice, profile);
  expect([...pages, own].map((path) => path.replace(/-[a-z\d]+\.png$/, ''))).toEqual([
    '/cards/clinic',
    '/cards/treatments',
    '/cards/reviews',
    '/cards/career',
    '/cards/gallery',
    `/cards/treatments/${advice.slug}`,
  ]);
  const blues = await Promise.all([...pages, own].map((path) => colourBeside(path, 2)));
  expect(new Set(blues).size).toBe(6);
  expect(cardOf('/treatments?cursor=x', profile, '').path).toBe(pages[1]);
});

test('the gallery’s card shows its first photograph around its point, and never one that a patient may withdraw', async () => {
  const owner = await site.signIn();
  const { body: profile } = await site.get('/api/clinic');
  const red = sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } });
  const blue = { create: { width: 300, height: 300, channels: 3 as const, background: '#0000ff' } };
  const wide = await red
    .composite([{ input: blue, left: 600, top: 0 }])
    .png()
    .toBuffer();
  const image = fileOf(wide, 'wide.png', 'image/png');
  const { body: added } = await site.post('/api/upload-photo', formOf({ title: 'Our room', image }), owner);
  const change = { title: 'Our room', focus: { x: 95, y: 50 } };
  const headers = { ...owner, 'If-Match': `"${added.version}"` };
  const { body: item } = await site.put(`/api/gallery/${added.id}`, change, headers);
  expect((await site.post('/api/upload-photo', await pairOf(), owner)).status).toBe(201);
  const [first] = (await site.get('/api/gallery')).body;
  expect(first.before_path).not.toBeNull();
  const address = cardOf('/gallery', profile, '', 'en', item.image_path).path;
  expect(await colourBeside(address, 2)).toBeGreaterThan(200);
  expect((await site.get('/cards/gallery-0.png')).headers.get('Location')).toBe(address);
});

test('other words have another address, to which the former one and made-up ones lead', async () => {
  const [owner, before, { body: profile }] = [await site.signIn(), await addressOf('/'), await site.get('/api/clinic')];
  const changed = await failuresOf([{ name: 'Other Clinic' }, { phone: '+91 00000 00009' }], async (change) => {
    await site.put('/api/clinic', { ...profile, ...change }, owner);
    const now = await addressOf('/');
    expect(now).not.toBe(before);
    expect((await site.get(now)).status).toBe(200);
    for (const former of [before, '/cards/clinic-0.png']) {
      const { status, headers } = await site.get(former);
      expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([302, now, null]);
    }
  });
  expect(changed).toEqual([]);
});

test('made-up pages have no card', async () => {
  const pages = [
    'about',
    'conditions/0',
    'conditions/9',
    'conditions/99999999999',
    'conditions/x',
    'blog/%00',
    'blog/%zz',
  ];
  const others = ['blog/none', 'treatments/..%2f..', 'career/1/2', 'clinic/', '__proto__', 'treatments/constructor'];
  const failures = await failuresOf([...pages, ...others], async (page) => {
    expect((await site.get(`/cards/${page}-abc.png`)).status).toBe(404);
  });
  expect(failures).toEqual([]);
  expect((await site.post('/cards/clinic-abc.png')).status).toBe(405);
});

test('a title of any length is drawn; one in letters that the typeface lacks is left out', async () => {
  const without = await draw(words);
  const drawn = [
    'Knee',
    '<b>"Knee" & hip</b>',
    '</svg><script>',
    'Überbein: 90°, ½ price – now…',
    'a'.repeat(500),
    'a '.repeat(250),
    'घुटने का दर्द (knee pain)',
    'क्ष'.repeat(150),
    'தோள்பட்டை வலி',
    'ألم الركبة',
  ];
  const leftOut = ['膝', 'колено', '\u202eeenK', 'Knee 🦵', '👩🏽‍⚕️'.repeat(100), 'Knee\0', ' \n ', '\ud800'];
  const failures = await failuresOf([...drawn, ...leftOut], async (title) => {
    const picture = await draw({ ...words, title });
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(Buffer.compare(picture, without) === 0).toBe(leftOut.includes(title));
  });
  expect(failures).toEqual([]);
  expect(await draw({ ...words, title: 'Genou\u0300' })).toEqual(await draw({ ...words, title: 'Genoù' }));
});

test('letters are shaped as their script asks: a sign before its letter, joined letters, lines from the right', () => {
  const outlines = (text: string) => setLine(text, serif).outlines.join('');
  expect(outlines('कि')).not.toContain(setLine('क', serif).outlines[0]); // the sign comes first
  expect(setLine('क्ष', serif).outlines).toHaveLength(1);
  expect(setLine('كتف', serif).width).toBeLessThan(setLine('ك ت ف', serif).width);
  expect(setLine('Knee', serif).isFromRight).toBe(false);
  expect(setLine('كتف Knee', serif).isFromRight).toBe(true);
});

test('a page in another language has a card in it, once the clinic has switched it on', async () => {
  const owner = await site.signIn();
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = (await site.get('/api/clinic')).body;
  const about = cardOf('/about', profile, '', 'hi').path;
  expect((await site.get(about)).status).toBe(404);
  expect((await site.put('/api/clinic', { ...profile, languages: ['hi'] }, owner)).status).toBe(200);
  const inHindi = (await site.get('/api/clinic?lang=hi')).body;
  const [treatment] = (await site.get('/api/treatment-pages?lang=hi')).body;
  expect(treatment.treatment_description).toMatch(/[क-ह]/);
  for (const address of [cardOf('/about', inHindi, '', 'hi').path, cardOfTreatment(treatment, inHindi, 'hi')]) {
    expect(address).toMatch(/^\/cards\/hi\//);
    expect((await site.get(address)).status).toBe(200);
  }
});

test('a card has the colours of the clinic, at another address in each, and its words are easy to read', async () => {
  const owner = await site.signIn();
  const { body: profile } = await site.get('/api/clinic');
  const [look, before] = [{ typefaces: 'warm', corners: 'round', hero: 'behind' }, cardOf('/', profile, '').path];
  for (const hue of hues) {
    await site.put('/api/appearance', { ...look, hue }, owner);
    const { path: address } = cardOf('/', { ...profile, hue }, '');
    const { status, bytes } = await site.get(address);
    expect([status, address === before]).toEqual([200, hue === 'pine']);
    const pixels = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 590, height: 630 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const colours = Array.from({ length: pixels.length / 3 }, (_, at) => pixels.toString('hex', 3 * at, 3 * at + 3));
    const { ground, heading } = themeColours(hue, 'light');
    expect(`#${colours[0]}`).toBe(ground);
    const darkest = colours.toSorted((one, other) => contrast(`#${other}`, ground) - contrast(`#${one}`, ground))[0];
    expect(contrast(`#${darkest}`, heading)).toBeLessThan(1.1);
    expect(contrast(`#${darkest}`, ground)).toBeGreaterThan(4.5);
  }
  await site.put('/api/appearance', { ...look, hue: 'pine' }, owner);
});

test('words of any length stay on the card', async () => {
  const long = 'Physiotherapy '.repeat(4);
  const card = await draw({ title: long, name: long, place: long, phone: long });
  expect(await Promise.all([inkOf(card, 0, 30), inkOf(card, 600, 630)])).toEqual([0, 0]);
});

test('words need no fonts of the machine', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = path.join(folder, 'fonts.conf');
  writeFileSync(config, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const withoutFonts = createPictureEncoder({ env: { FONTCONFIG_FILE: config } });
  const card = { ...words, title: 'Frozen shoulder' };
  expect(await withoutFonts.draw({ words: card, hue: 'pine' })).toEqual(await draw(card));
});

test('when too many are asked for at once, or none can be drawn, there is one without words', async () => {
  const offered: TreatmentEntry[] = (await site.get('/api/treatment-pages')).body;
  const { body: profile } = await site.get('/api/clinic');
  const cards = offered.map((one) => cardOfTreatment(one, profile));
  const answers = await Promise.all(cards.map((card) => site.get(card)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const plain = answers.filter(({ headers }) => headers.get('Cache-Control') === 'no-store');
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.length).toBeLessThan(cards.length - 20);
  const again = await Promise.all(cards.map((card) => site.get(card)));
  expect(again.filter(({ headers }) => headers.get('Cache-Control') === 'no-store')).toEqual([]);

  const broken = await createTestApp({ encoder: createPictureEncoder({ deadline: 1 }) });
  onTestFinished(() => broken.close());
  const { status, bytes, headers } = await broken.get(cardOf('/', (await broken.get('/api/clinic')).body, '').path);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(bytes).toEqual(plain[0]?.bytes);
  expect(broken.logged.filter((line) => line.includes('a share card could not be drawn'))).toHaveLength(1);
});
