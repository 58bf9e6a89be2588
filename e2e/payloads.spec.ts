import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { contentOf, openNewBlog, pasteHtml, titleOf } from './testing/blog-pages.ts';
import { fillBooking, sendBooking } from './testing/booking-page.ts';
import { plantPayloads, withAllPayloads } from './testing/plant-payloads.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';
import { findSuspects, watchPayloads } from './testing/watch-payloads.ts';
import { childrenOf, parseXml, textOf } from './testing/xml.ts';
import { payloadTexts, xssPayloads } from './testing/xss-payloads.ts';

// A test of this file fails when a payload runs, or when the policy had to hold one back: visits report both.
const { site, visit } = prepareVisits({ RATE_LIMITS: 'off', BACKUPS: 'off' });

let planted: Awaited<ReturnType<typeof plantPayloads>>;
beforeAll(async () => {
  planted = await plantPayloads(site());
});

const watched = (path: string, expected: RegExp[] = []) =>
  visit(path, { expected, prepare: (page) => watchPayloads(page, site().url) });

/** Opens a page of which nothing could run, even if somebody clicked everywhere. */
async function look(page: Page, path: string, shown = 'xss()') {
  await page.goto(path);
  await scriptsRun(page);
  await page.getByText(shown).first().waitFor({ state: 'attached' });
  expect(await page.evaluate(findSuspects, await page.evaluateHandle(() => document)), path).toEqual([]);
}


/** Of records that hold every payload between them. */
function ids(path: keyof typeof planted) {
  return withAllPayloads.map((index) => String(planted[path][index]?.['id']));
}

test('the payloads are more than 200, and no two are alike', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  expect(xssPayloads.length).toBeGreaterThan(200);
});

test('a payload that runs would be noticed, and one that the policy holds back too', async () => {
  const page = await watched('/about', [/a payload ran/, /held back by/, /Content Security Policy/]);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.evaluate(() => (globalThis as unknown as { xss: () => void }).xss());
  await page.evaluate(() => {
    const image = document.body.appendChild(document.createElement('img'));
    image.setAttribute('onerror', 'xss()');
    image.src = '/favicon.ico?';
  });
  await expect.poll(() => told.join('\n')).toMatch(/a payload ran[^]*held back by/);
});

test('nothing runs on the public pages', async () => {
  const page = await watched('/');
  for (const path of ['/', '/about', '/blog', '/career', '/conditions', '/gallery', '/review']) await look(page, path);
  for (const path of ['/appointment', '/add-condition', '/login']) await look(page, path, '</title>');
  for (const id of ids('/api/careers')) await look(page, `/career/${id}`);
  for (const id of ids('/api/conditions')) await look(page, `/conditions/${id}`);
});
