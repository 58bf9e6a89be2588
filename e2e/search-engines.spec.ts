import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { publicPages, signInPages } from '#web/pages.ts';
import { findMistakes } from '#web/structured-data/testing/schema-rules.ts';
import { type PageFacts, readFacts } from './testing/page-facts.ts';
import { missingPaths, patternOf } from './testing/pages.ts';
import { readSitemap } from './testing/sitemap.ts';
import { prepareVisits } from './testing/visits.ts';

const siteUrl = 'https://clinic.example';
const { site, visit } = prepareVisits({ SITE_URL: siteUrl });

/** A page that nothing forbids to parse others. */
const reader = () => visit('/robots.txt', { javaScriptEnabled: false });

async function readPage(page: Page, path: string) {
  const response = await fetch(site().url + path);
  return { path, status: response.status, ...(await readFacts(page, await response.text())) };
}

let readPages: Promise<Awaited<ReturnType<typeof readPage>>[]> | undefined;

/** The pages of the sitemap, which no test changes. */
function readPublicPages() {
  readPages ??= readAll();
  return readPages;
}

async function readAll() {
  const page = await reader();
  const paths = await readSitemap(site());
  return Promise.all(paths.map((path) => readPage(page, path)));
}

const typesOf = ({ structuredData }: PageFacts) => structuredData.map((thing) => thing['@type']).toSorted();

describe('the pages of the sitemap', () => {
  test('are those for visitors, and each of them is there', async () => {
    const pages = await readPublicPages();
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    const countOf = (kind: string) => pages.filter(({ path }) => patternOf(kind).test(path)).length;
    for (const { path, ...page } of publicPages) {
      if ('unlisted' in page) expect({ path, count: countOf(path) }).toEqual({ path, count: 0 });
      else if (path.includes(':')) expect(countOf(path), path).toBeGreaterThan(2);
      else expect({ path, count: countOf(path) }).toEqual({ path, count: 1 });
    }
  });

  test('each have a title and a description of their own, one heading, and their address', async () => {
    const pages = await readPublicPages();
    for (const { path, titles, headings, tags, canonical } of pages) {
      expect({ path, titles }).toEqual({ path, titles: [expect.stringMatching(/^.+ \| Physiotherapy App$/)] });
      expect({ path, headings }).toEqual({ path, headings: [expect.stringMatching(/\S/)] });
      expect({ path, canonical }).toEqual({ path, canonical: [siteUrl + path] });
      expect({ path, description: tags['description'] }).toEqual({
        path,
        description: expect.stringMatching(/^.{40,170}$/),
      });
      expect({ path, robots: tags['robots'] }).toEqual({ path, robots: undefined });
    }
    for (const name of ['og:title', 'description']) expect(twice(pages.map(({ tags }) => tags[name]))).toEqual([]);
  });

  test('name the place of the clinic in their descriptions, but for articles and pages of an owner', async () => {
    const failures = await failuresOf(await readPublicPages(), ({ path, tags }) => {
      if (/^\/(?:blog\/|pages\/|career\/)/.test(path)) return;
      expect(tags['description'], path).toContain('Kochi');
    });
    expect(failures).toEqual([]);
  });

  test('look right where their link is shared', async () => {
    expect(
      await failuresOf(await readPublicPages(), ({ path, titles, tags, feeds }) => {
        expect({ path, ...tags }).toMatchObject({
          path,
          'og:title': titles[0],
          'og:description': tags['description'],
          'og:url': siteUrl + path,
          'og:site_name': 'Physiotherapy App',
          'og:type': /^\/blog\/./.test(path) ? 'article' : 'website',
          'twitter:card': 'summary_large_image',
        });
        expect(feeds).toEqual(['/blog/feed.xml']);
      }),
    ).toEqual([]);
  });

  test('have a picture for where their link is shared, drawn with the longest title of each kind of page', async () => {
    const pages = await readPublicPages();
    const ofKinds = publicPages.flatMap(({ path }) => {
      const kind = pages.filter((page) => patternOf(path).test(page.path));
      return kind.toSorted((a, b) => (b.titles[0] ?? '').length - (a.titles[0] ?? '').length).slice(0, 1);
    });
    const failures = await failuresOf(ofKinds, async ({ tags }) => {
      const picture = await fetch((tags['og:image'] ?? '').replace(siteUrl, site().url));
      expect(picture.status).toBe(200);
      expect(picture.headers.get('Content-Type')).toMatch(/^image\/(png|jpeg)$/);
    });
    expect(failures).toEqual([]);
    expect(ofKinds.length).toBeGreaterThan(12);
  });

  test('say what they are about, without a mistake', async () => {
    expect(
      await failuresOf(await readPublicPages(), (page) => {
        const { path, structuredData } = page;
        expect({ path, types: typesOf(page) }).toEqual({ path, types: typesFor(path) });
        expect({ path, mistakes: structuredData.flatMap(findMistakes) }).toEqual({ path, mistakes: [] });
      }),
    ).toEqual([]);
  });
});

function twice(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function typesFor(path: string) {
  if (path === '/') return ['Physiotherapy', 'WebSite'];
  if (path === '/about') return ['Physiotherapy'];
  if (path.startsWith('/blog/')) return ['BlogPosting', 'BreadcrumbList'];
  if (path.startsWith('/career/')) return ['BreadcrumbList', 'JobPosting'];
  if (path.startsWith('/pages/')) return ['BreadcrumbList', 'WebPage'];
  if (path.startsWith('/treatments/')) return ['BreadcrumbList', 'MedicalWebPage'];
  if (path.startsWith('/conditions/')) return ['BreadcrumbList', 'MedicalWebPage'];
  return [];
}

describe('what is not for search engines', () => {
  const unlisted = publicPages.filter((page) => 'unlisted' in page).map(({ path }) => path);

  test('says so, and shares nothing', async () => {
    const page = await reader();
    const paths = [...unlisted, ...signInPages.map(({ path }) => path), '/admin', ...missingPaths];
    const failures = await failuresOf(paths, async (path) => {
      const { titles, tags, canonical, structuredData } = await readPage(page, path);
      expect(titles).toHaveLength(1);
      expect(tags['robots']).toBe('noindex');
      expect(canonical).toEqual([]);
      expect(Object.keys(tags).filter((name) => name.startsWith('og:'))).toEqual([]);
      expect(structuredData).toEqual([]);
    });
    expect(failures).toEqual([]);
  });
});

describe('structured data in a browser', () => {
  const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]').count();

  test('comes with each document', async () => {
    const page = await visit('/conditions/1');
    await expect.poll(() => structuredData(page)).toBe(2);
    const related = page.getByRole('region', { name: 'Related conditions' }).getByRole('listitem').getByRole('link');
    const name = (await related.first().textContent()) ?? '';
    await related.first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => structuredData(page)).toBe(2);
  });
});
