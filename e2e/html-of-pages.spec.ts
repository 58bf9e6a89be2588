import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { publicPages, signInPages } from '#web/pages.ts';
import { missingPaths } from './testing/pages.ts';
import { type Site, startSite } from './testing/site.ts';
import { readSitemap } from './testing/sitemap.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Refused by the content security policy.
      'no-inline-style': 'error',
      // It counts landmarks inside closed dialogs. axe holds the same rule among those that show.
      'unique-landmark': 'off',
      // Everything comes from this site, so there is no one whose files would have to be distrusted.
      'require-sri': 'off',
    },
  }),
);

let site: Site;
/** The HTML of every page as the server sends it, by its address. */
let pages: [path: string, html: string][];
beforeAll(async () => {
  site = await startSite({}, inject('seededDatabase'));
  const unlisted = publicPages.filter((page) => 'unlisted' in page);
  const others = [...unlisted, ...signInPages].map(({ path }) => path);
  const paths = [...(await readSitemap(site)), ...others, '/admin', ...missingPaths];
  pages = await Promise.all(paths.map(async (path) => [path, await read(path)] as [string, string]));
});
afterAll(async () => {
  await site.stop();
});

const read = async (path: string, init?: RequestInit) => (await fetch(site.url + path, init)).text();

/** Lists mistakes in HTML, one per line. */
function findMistakes(html: string) {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test('every page is valid HTML', async () => {
  expect(await failuresOf(pages, ([, html]) => expect(findMistakes(html)).toEqual([]))).toEqual([]);
});

const longest = 20;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Elements that don't end a sentence. */
const inline = /<\/?(?:a|b|bdi|em|i|mark|span|strong|time)\b[^>]*>/g;

function readSentences(html: string) {
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(inline, '');
  return text.split(/<[^>]+>/).flatMap((part) => [...sentences.segment(part)].map(({ segment }) => segment.trim()));
}

/** Titles of studies are cited as their authors wrote them. */
const isSource = (sentence: string) => / and others: .* \d{4}$/.test(sentence);

function countWords(sentence: string) {
  return [...words.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;
}

test(`no sentence of a page for visitors has more than ${longest} words`, async () => {
  const failures = await failuresOf(pages, ([, html]) => {
    const all = readSentences(html);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((sentence) => countWords(sentence) > longest && !isSource(sentence))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

describe('a form that comes back with its mistakes', () => {
  test.each(['/appointment', '/review', '/career/1/apply'])('is valid HTML: %s', async (path) => {
    const body = new URLSearchParams({ intent: 'send', email: 'meera@' });
    expect(findMistakes(await read(path, { method: 'POST', body }))).toEqual([]);
  });
});
