import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';
import { childrenOf, linkOf, parseXml, textOf } from './testing/xml.ts';

const siteUrl = 'https://clinic.example';
const { site, visit } = prepareVisits({ SITE_URL: siteUrl });

async function read(path: string) {
  const response = await fetch(site().url + path);
  return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() };
}

/** Requests an address of the configured site on the one under test. */
const here = (address: string) => fetch(address.replace(siteUrl, site().url));

/** A page that nothing forbids to parse others. */
const reader = () => visit('/robots.txt', { javaScriptEnabled: false });

test('the sitemap is one that sitemaps.org describes', async () => {
  const { status, type, text } = await read('/sitemap.xml');
  expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
  const sitemap = await parseXml(await reader(), text);
  expect(sitemap).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  for (const url of sitemap.children) {
    expect(url.name).toBe('url');
    expect(url.children.map(({ name }) => name)).toEqual(expect.arrayContaining(['loc']));
    expect(textOf(url, 'loc')[0]).toMatch(/^https:\/\/clinic\.example\//);
    for (const changed of textOf(url, 'lastmod')) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  }
  const addresses = sitemap.children.flatMap((url) => textOf(url, 'loc'));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('robots.txt opens what is for visitors and names the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt');
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(text.trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /new-password',
    'Disallow: /api/',
    '',
    'Sitemap: https://clinic.example/sitemap.xml',
  ]);
});

test('security.txt names the clinic’s own address, and has not expired', async () => {
  const { status, type, text } = await read('/.well-known/security.txt');
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  const { email } = await (await signInToApi(site())).clinic.getPublic();
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${email}?subject=Security%20of%20the%20website`);
  expect(fields.get('Canonical')).toBe('https://clinic.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

describe('the feed', () => {
  const readFeed = async () => parseXml(await reader(), (await read('/blog/feed.xml')).text);

  test('is Atom, and has what Atom demands', async () => {
    const { status, type } = await read('/blog/feed.xml');
    expect({ status, type }).toEqual({ status: 200, type: 'application/atom+xml; charset=utf-8' });
    const feed = await readFeed();
    expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    expect(textOf(feed, 'id')).toEqual(['https://clinic.example/blog']);
    expect(textOf(feed, 'title')).toEqual(['Blog | Physiotherapy App']);
    expect(linkOf(feed, 'self')).toEqual(['https://clinic.example/blog/feed.xml']);
    expect(childrenOf(feed, 'author').flatMap((author) => textOf(author, 'name'))).toEqual(['Physiotherapy App']);
    for (const each of [feed, ...childrenOf(feed, 'entry')]) {
      for (const name of ['id', 'title', 'updated']) expect(textOf(each, name)).toEqual([expect.stringMatching(/\S/)]);
      expect(linkOf(each, 'alternate')).toHaveLength(1);
    }
  });

  test('has every published blog with its words, and no draft', async () => {
    const entries = childrenOf(await readFeed(), 'entry');
    const { blogs } = JSON.parse((await read('/api/blogs/active')).text) as { blogs: { title: string }[] };
    expect(entries.flatMap((entry) => textOf(entry, 'title'))).toEqual(blogs.map(({ title }) => title));
    for (const entry of entries) {
      expect(textOf(entry, 'content')[0]).toMatch(/^<p>/);
      expect(textOf(entry, 'summary')[0]).toMatch(/…$/);
    }
    const ids = entries.flatMap((entry) => textOf(entry, 'id'));
    expect(new Set(ids).size).toBe(entries.length);
  });

  test('leads to pages that are there', async () => {
    expect(
      await failuresOf(childrenOf(await readFeed(), 'entry'), async (entry) => {
        expect((await here(linkOf(entry, 'alternate')[0] ?? '')).status).toBe(200);
      }),
    ).toEqual([]);
  });
});

test('the manifest names the clinic, and its icons are of the size they say', async () => {
  const { type, text } = await read('/manifest.webmanifest');
  expect(type).toBe('application/manifest+json');
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Physiotherapy App', start_url: '/', theme_color: '#fbf7f0' });
  for (const icon of manifest.icons) {
    const { width, height, format } = await sharp(await readBytes(icon.src)).metadata();
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes: icon.sizes, type: icon.type });
  }
});

test('the icon is found without reading a page', async () => {
  const { format } = await sharp(await readBytes('/favicon.ico')).metadata();
  expect(format).toBe('png');
});

test('the icons in the head of a page are there', async () => {
  const page = await visit('/');
  const addresses = await page
    .locator('head link:is([rel="icon"], [rel="apple-touch-icon"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) expect((await here(address.replace(/^\//, `${siteUrl}/`))).status).toBe(200);
});

async function readBytes(path: string) {
  const response = await fetch(site().url + path);
  expect(response.status).toBe(200);
  return response.bytes();
}
