import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { shownKey } from '#web/booking/popup/visit-storage.ts';
import { documentPages } from '#web/pages.ts';
import budgets from './budgets.json' with { type: 'json' };
import { launchChromium } from './testing/chromium.ts';
import { type FirstVisit, firstAddressOf, firstPaths, visitFirst } from './testing/first-visit.ts';
import { type Site, startSite } from './testing/site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({}, inject('seededDatabase')), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Sources of each script of the build. */
const modules = JSON.parse(readFileSync('build/client-modules.json', 'utf8')) as Record<string, string[]>;
const notForVisitors = /\/routes\/admin\/|tiptap|prosemirror/;

function sourcesNotForVisitors({ scripts }: FirstVisit) {
  // Lists of routes are made of no source.
  const unknown = scripts.filter((script) => !modules[script] && !/^\/assets\/(manifest|visitors)-/.test(script));
  return [...unknown, ...scripts.flatMap((script) => modules[script]?.filter((id) => notForVisitors.test(id)) ?? [])];
}

type Limits = Record<string, Partial<FirstVisit['bytes']>>;
const byPage: Limits = budgets.kilobytesByPage;
const documents: readonly string[] = documentPages.map(({ path }) => path);
const elements: Record<string, number> = budgets.elementsByPage;
/** Each picture that arrives by itself takes one more; the gallery has 16 in the first screens. Layouts inside of SVG files do not count. */
const layouts: Record<string, number> = budgets.layoutsByPage;

test('a first visit to any page stays within its budget, and loads nothing of the admin area, of other sites or unseen', async () => {
  const failures = await failuresOf(firstPaths, async (path) => {
    const visit = await visitFirst(browser, await firstAddressOf(site, path));
    const allowed = { ...budgets.kilobytes, ...byPage[path] };
    const exceeded = Object.entries(allowed).flatMap(([kind, most]) => {
      const bytes = visit.bytes[kind as keyof typeof allowed];
      return bytes > most * 1_000 ? [`${kind}: ${bytes} bytes, ${most} KB allowed`] : [];
    });
    expect(exceeded.join()).toBe(''); // a difference between texts says which
    expect(visit.elements).toBeLessThanOrEqual(elements[path] ?? 0);
    expect(visit.layouts).toBeLessThanOrEqual(layouts[path] ?? budgets.layouts);
    expect(visit.segmenters).toBe(0);
    // The parts of a document have scripts, but not those of other pages.
    const scripts = visit.scripts.filter((script) => !script.startsWith('/assets/document-'));
    expect(scripts.length === 0).toBe(documents.includes(path));
    expect(sourcesNotForVisitors(visit)).toEqual([]);
    expect(visit.unwanted).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('a document carries at most 12.3 KB of scripts', async () => {
  const failures = await failuresOf(documents, async (path) => {
    const html = await (await fetch(await firstAddressOf(site, path))).text();
    const scripts = [...html.matchAll(/<script(?: id="\w+")?>([^]*?)<\/script>/g)].map(([, script = '']) => script);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join('').length).toBeLessThanOrEqual(12_300);
  });
  expect(failures).toEqual([]);
});

test('all scripts of the home page, with those of its lists, filters and suggestions, are at most 15 KB', async () => {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.addInitScript((key) => sessionStorage.setItem(key, 'shown'), shownKey);
  await page.goto(site.url);
  await page.getByLabel('Filter conditions').fill('knee');
  await page.getByLabel('Where does it hurt?').pressSequentially('knee');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const html = await page.content();
  const inline = [...html.matchAll(/<script(?: id="\w+")?>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  const loaded = await Promise.all(sizes);
  expect(loaded.length).toBeGreaterThan(2);
  const sum = loaded.reduce((all, size) => all + size, brotliCompressSync(inline.join('')).length);
  expect(sum).toBeLessThanOrEqual(15_000);
  await page.close();
});

test('the admin area loads what visitors do not', async () => {
  expect(sourcesNotForVisitors(await visitFirst(browser, `${site.url}/admin`))).not.toEqual([]);
});

test('each picture and font of the build has one name, for the server and for scripts', () => {
  const files = globSync('build/client/assets/*.{svg,png,woff2}');
  expect(files.length).toBeGreaterThan(10);
  const contents = new Set(files.map((file) => readFileSync(file, 'base64')));
  expect(contents.size).toBe(files.length);
});

test('no style asks for an SVG picture, which would be a document of its own for the browser', () => {
  const styles = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter((style) => /url\([^)]*svg/.test(style))).toEqual([]);
});

test('no request and no script stands before the first paint', async () => {
  const html = await (await fetch(`${site.url}/appointment`)).text();
  const [, held = ''] = /<template id="scripts">([^]*?)<\/template>/.exec(html) ?? [];
  expect(held).toMatch(/<link rel="modulepreload"[^]*<script type="module"/);
  const active = html.replace(held, '');
  expect(active).not.toMatch(/<script[^>]+src=|<script[^>]+type="module"|rel="modulepreload"/);
  const stylesheets = active.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(stylesheets).not.toEqual([]);
  for (const link of stylesheets) expect(link).toContain('type="inlined"');
});

test('the first paint waits for the last element of the page, so that half a page never shows', async () => {
  const html = await (await fetch(`${site.url}/appointment`)).text();
  const [, id] = /<link rel="expect" href="#(\w+)" blocking="render"/.exec(html) ?? [];
  const [, last] =
    /<template id="(\w+)">(?:(?!<template)[^])*<\/template><script>[^<]*<\/script><\/body>/.exec(html) ?? [];
  expect([id, last]).toEqual(['scripts', 'scripts']);
});

test('the fonts are asked for at once, with low priority, and loaded once', async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const priorities = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('fetchpriority')));
  expect(priorities).toEqual(['low', 'low']);
  await page.waitForFunction(() => document.fonts.size > 0);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(loaded).toEqual(['link', 'link']);
  await page.close();
});
