import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/index.ts';
import { conditionDays, exerciseImages } from '#contract/plain/condition-texts.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from './testing/admin-api.ts';
import { adminPageLoaded, signIn } from './testing/admin-pages.ts';
import { contentOf, openNewBlog, pasteHtml, titleOf } from './testing/blog-pages.ts';
import { fillBooking, sendBooking } from './testing/booking-page.ts';
import { addressOf, adminPaths, visitorPaths } from './testing/pages.ts';
import { plantPayloads, previewPayloads, records, textsOf, withAllPayloads } from './testing/plant-payloads.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';
import { findSuspects, watchPayloads } from './testing/watch-payloads.ts';
import { childrenOf, parseXml, textOf } from './testing/xml.ts';
import { payloadTexts, xssPayloads } from './testing/xss-payloads.ts';

// A test of this file fails when a payload runs, or when the policy had to hold one back: visits report both.
const { site, visit } = prepareVisits({ RATE_LIMITS: 'off', BACKUPS: 'off' });

let planted: Awaited<ReturnType<typeof plantPayloads>>;
const plantedBlogs = () => planted['/api/blogs'] ?? [];
beforeAll(async () => {
  planted = await plantPayloads(site());
});

const watched = (path: string, expected: RegExp[] = []) =>
  visit(path, { expected: [/status of 404/, ...expected], prepare: (page) => watchPayloads(page, site().url) });

/** Opens a page of which nothing could run, even if someone clicked everywhere. */
async function expectInert(page: Page, path: string, shown = 'xss()') {
  await page.goto(path);
  await scriptsRun(page);
  await page.getByText(shown).first().waitFor({ state: 'attached' });
  await expectNothingSuspicious(page, path);
}

async function expectNothingSuspicious(page: Page, path: string) {
  expect(await page.evaluate(findSuspects, await page.evaluateHandle(() => document)), path).toEqual([]);
}

/** Ids of records that hold every payload between them. */
function ids(path: string) {
  return withAllPayloads.map((index) => String(planted[path]?.[index]?.['id']));
}

test('the payloads are more than 200, and no two are alike', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  expect(xssPayloads.length).toBeGreaterThan(200);
});

test.each([
  ['/api/appointments', ['email', 'contact_preference', 'state', 'city', 'privacy_notice', 'website']],
  ['/api/submit-review', ['email', 'rating', 'website', 'privacy_notice']],
  ['/api/careers', ['contract', 'experience', 'closes_on']],
  ['/api/careers/{id}/applications', ['email', 'file', 'website', 'privacy_notice']],
  ['/api/pages', ['slug']],
  ['/api/symptoms', []],
  ['/api/upload-photo', ['image', 'youtubeLink', 'before', 'consent_by', 'consent_on', 'consent_note']],
  [
    '/api/conditions',
    ['image', 'body_area', ...Object.keys(conditionDays), ...exerciseImages, 'symptom_ids', 'problem_id', 'signs'],
  ],
])('every text that %s takes holds them, but for those that have a form of their own: %j', (path, others) => {
  const body = records[path]?.(0) ?? {};
  const endpoint = allEndpoints.find((endpoint) => endpoint.path === path && endpoint.method === 'POST');
  const plain = Object.keys(textsOf(endpoint ?? {})).filter(
    (name) => !/xss\(\)|script/.test(JSON.stringify(body[name] ?? '')),
  );
  expect(plain.toSorted()).toEqual(others.toSorted());
});

/** Endpoints planted elsewhere, or whose input has a form of its own. */
const elsewhere = [
  '/api/admin/appointments',
  '/api/administrators',
  '/api/appearance/logo',
  '/api/appointments/{id}/confirmation',
  '/api/blog-pictures',
  '/api/clinic/pictures',
  '/api/clinic/pictures/cuts',
  '/api/imports/markdown', // imports become blogs, treatments, conditions and openings
  '/api/imports/tables/{kind}',
  '/api/imports/wordpress',
  '/api/visits',
  '/api/visits/series',
  '/api/webhooks',
  '/api/working-hours',
];
/** `previewPayloads` previews what is planted. */
const isPreview = (path: string) => path.startsWith('/api/previews/');

test('every call that adds a record from what people type has one with payloads', () => {
  const adding = allEndpoints.filter(({ method, status, body }) => method === 'POST' && status === 201 && body);
  const without = adding.map(({ path }) => path).filter((path) => !planted[path] && !isPreview(path));
  expect(without.toSorted()).toEqual(elsewhere);
});

test('a payload that runs would be noticed, and one that the policy holds back too', async () => {
  const page = await watched('/about', [/a payload ran/, /blocked by|asked for|failed/, /Content Security Policy/]);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.evaluate(() => (globalThis as unknown as { xss: () => void }).xss());
  await page.evaluate(() => {
    document.body.appendChild(document.createElement('img')).src = 'https://evil.example/spy.png';
  });
  await expect.poll(() => told.join('\n')).toMatch(/a payload ran[^]*blocked by/);
});

test('nothing runs on the public pages', async () => {
  const page = await watched('/');
  const pages = await (await signInToApi(site())).pages.listPublic();
  expect(pages.length).toBeGreaterThan(0);
  const paths = [
    ...(await Promise.all(visitorPaths.map((path) => addressOf(site(), path)))),
    ...ids('/api/careers').map((id) => `/career/${id}`),
    ...ids('/api/conditions').map((id) => `/conditions/${id}`),
    ...pages.map(({ slug }) => `/pages/${encodeURIComponent(slug)}`),
  ];
  expect(await failuresOf(paths, (path) => expectInert(page, path))).toEqual([]);
});

test('nothing runs in previews of openings, conditions, treatments, pages, the clinic and texts', async () => {
  const page = await watched('/');
  const paths = await previewPayloads(site());
  expect(await failuresOf(paths, (path) => expectInert(page, path))).toEqual([]);
});

async function signedIn() {
  const page = await watched(`/login?next=${encodeURIComponent('javascript:xss()')}`);
  await signIn(page, site().admin);
  await page.waitForURL('**/admin');
  return page;
}

/** Pages of the admin area that show payloads by themselves. */
const lists = [
  '/admin/reviews',
  '/admin/blogs',
  '/admin/gallery',
  '/admin/career',
  '/admin/career/applications',
  '/admin/conditions',
  '/admin/conditions/symptoms',
  '/admin/pages',
  '/admin/changes',
];

test('nothing runs on the pages of the admin area', async () => {
  const page = await signedIn();
  expect(adminPaths).toEqual(expect.arrayContaining(lists));
  const failures = await failuresOf(adminPaths, async (path) => {
    await page.goto(path);
    await adminPageLoaded(page);
    if (lists.includes(path)) await page.getByText('xss()').first().waitFor({ state: 'attached' });
    await expectNothingSuspicious(page, path);
  });
  expect(failures).toEqual([]);
});

test('nothing runs in records of the admin area, and in what is found', async () => {
  const page = await signedIn();
  await expectInert(page, '/admin?status=all');
  const [visit] = planted['/api/visits/walk-in'] ?? [];
  await expectInert(
    page,
    `/admin/calendar?day=${String(visit?.['starts_at']).slice(0, 10)}&open=${String(visit?.['id'])}`,
  );
  for (const id of ids('/api/appointments')) await expectInert(page, `/admin?status=all&open=${id}`);
  for (const id of ids('/api/upload-photo').slice(0, 1)) await expectInert(page, `/admin/gallery?open=${id}`);
  for (const id of ids('/api/careers').slice(0, 1)) await expectInert(page, `/admin/career?open=${id}`);
  for (const id of ids('/api/pages').slice(0, 1)) await expectInert(page, `/admin/pages?open=${id}`);
  for (const id of ids('/api/conditions').slice(0, 1)) await expectInert(page, `/admin/conditions/${id}`);
  const sought = encodeURIComponent(payloadTexts(200)[0] ?? '');
  for (const tab of ['', '/reviews', '/blogs', '/conditions'])
    await expectInert(page, `/admin${tab}?q=${sought}`, 'All');
  await expectInert(page, '/admin/gallery');
  await page
    .getByRole('button', { name: /^Delete [^]*xss\(\)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByText('xss()').first().waitFor();
});

test('nothing runs in the editor, whatever is pasted, nor in what it keeps', async () => {
  const page = await watched('/login?next=/admin/blogs');
  await signIn(page, site().admin);
  await openNewBlog(page);
  await titleOf(page).fill(payloadTexts(200)[1] ?? '');
  await contentOf(page).click();
  for (const text of [...payloadTexts(5_000), '<p>The end of it</p>']) await pasteHtml(page, `<p>Words</p>${text}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByText('Words').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add blog' }).click();
  await page.waitForURL(/\/admin\/blogs\/\d+$/);
  await expectInert(page, new URL(page.url()).pathname, 'Words');
});

test('nothing runs when a visitor types it', async () => {
  const page = await watched('/appointment');
  await fillBooking(page, { name: payloadTexts(200)[0] ?? '', conditions: payloadTexts(5_000)[0] ?? '' });
  await sendBooking(page);
  await page.getByText('Your reference', { exact: true }).waitFor();
  for (const path of [
    '/nothing/<script>xss()</script>',
    '/blog?cursor="><script>xss()</script>',
    '/#<img src=x onerror=xss()>',
  ]) {
    await page.goto(path);
    await scriptsRun(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(findSuspects, await page.evaluateHandle(() => document))).toEqual([]);
  }
});

/** A page without a policy, which runs whatever it is given. */
const unprotected = () => watched('about:blank');

test('the HTML that is stored of each blog runs nothing even where no policy would hold it back', async () => {
  const page = await unprotected();
  const contents = plantedBlogs()
    .filter((blog) => blog['content_format'] === 'html')
    .map((blog) => String(blog['content_html']));
  expect(contents.length).toBeGreaterThan(200);
  for (const content of contents) {
    await page.evaluate((html) => {
      document.body.innerHTML = html;
      for (const element of document.body.querySelectorAll('*')) element.dispatchEvent(new Event('click'));
    }, content);
    expect(await page.evaluate(findSuspects, await page.evaluateHandle(() => document)), content).toEqual([]);
  }
});

test('the page of a blog has the same scripts as any other, and its title stands in it as text', async () => {
  const page = await unprotected();
  const counts = new Set<number>();
  for (const { slug, title } of plantedBlogs().slice(-payloadTexts(200).length)) {
    const html = await (await fetch(`${site().url}/blog/${String(slug)}`)).text();
    const found = await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const scripts = [...parsed.querySelectorAll('script')];
      return {
        heading: parsed.querySelector('h1')?.textContent,
        headline: scripts.flatMap(({ type, textContent }) =>
          type === 'application/ld+json' ? (JSON.parse(textContent).headline ?? []) : [],
        ),
        scripts: scripts.length,
      };
    }, html);
    expect(found.heading?.trim()).toBe(String(title).trim());
    expect(found.headline).toEqual([title]);
    counts.add(found.scripts);
  }
  expect(counts.size).toBe(1);
});

test('the feed and the sitemap are XML with the payloads as text, and a table for spreadsheets has no formula', async () => {
  const page = await unprotected();
  const read = async (path: string) => parseXml(page, await (await fetch(site().url + path)).text());
  const entries = childrenOf(await read('/blog/feed.xml'), 'entry').flatMap((entry) => textOf(entry, 'title'));
  // XML has no form feed (XML 1.0, 2.2), which one of the payloads holds.
  const titles = new Set(plantedBlogs().map(({ title }) => String(title).replaceAll('\f', '')));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((title) => title !== 'Plain text' && !titles.has(title))).toEqual([]);
  expect((await read('/sitemap.xml')).name).toBe('urlset');
  const api = await signInToApi(site());
  const table = await (await api.appointments.export()).text();
  expect(table).toContain('xss()');
  expect(table.match(/(^|",)"(?!\+[\d ]+")[=+\-@\t\r][^]{0,40}/gm)).toBeNull();
});
