import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signInPages } from '#web/pages.ts';
import { missingPaths } from './testing/pages.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';

const longest = 20;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Elements that don't end a sentence. */
const inline = /<\/?(?:a|b|bdi|em|i|mark|span|strong|time)\b[^>]*>/g;

let site: Site;
beforeAll(async () => {
  site = await startSite({}, inject('seededDatabase'));
});
afterAll(async () => {
  await site.stop();
});

function* readSentences(html: string) {
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(inline, '');
  for (const part of text.split(/<[^>]+>/)) for (const { segment } of sentences.segment(part)) yield segment.trim();
}

/** Titles of studies are cited as their authors wrote them. */
const isSource = (sentence: string) => / and others: .* \d{4}$/.test(sentence);

function countWords(sentence: string) {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
}

test(`no sentence of a page for visitors has more than ${longest} words`, async () => {
  const found = new Set<string>();
  let all = 0;
  for (const path of [...(await readSitemap(site)), ...signInPages.map(({ path }) => path), ...missingPaths]) {
    const response = await fetch(site.url + path);
    for (const sentence of readSentences(await response.text())) {
      all += 1;
      if (countWords(sentence) > longest && !isSource(sentence)) found.add(`${path}: ${sentence}`);
    }
  }
  expect([...found]).toEqual([]);
  expect(all).toBeGreaterThan(1_000);
});
