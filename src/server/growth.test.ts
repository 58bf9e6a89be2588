import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { conditions } from '#contract/conditions.ts';
import { findYoutubeId } from '#contract/gallery.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { firstCharacters } from '#contract/plain/first-characters.ts';
import { createSearch } from '#contract/plain/matching.ts';
import { phoneNumbersIn } from '#contract/plain/phone-numbers.ts';
import { readAmount } from '#contract/plain/prices.ts';
import { isSlug, slugOf } from '#contract/plain/slug.ts';
import { findUnknownField } from '#contract/plain/template-fields.ts';
import { fits, lengthOf } from '#contract/plain/text-length.ts';
import { findSlowGrowth } from '#contract/testing/growth.ts';
import { deviceName } from './auth/device-name.ts';
import { isEasyToGuess } from './auth/password-strength.ts';
import { isSameContact, parseSearch, termsOf, termsOfContact, termsOfTitle } from './db/search-terms.ts';
import { csvLine, fromText } from './files/csv.ts';
import { checkDocument } from './files/documents.ts';
import { bearerToken } from './http/bearer-token.ts';
import { requestAddress } from './http/client-address.ts';
import { readTraceIds } from './http/request-log.ts';
import { pictureNamesIn } from './markup/blog-pictures.ts';
import { htmlOf, plainTextOf } from './markup/blog-text.ts';
import { oldPostNumber, previewKey } from './pages/cache-key.ts';
import { createCanonicalPath } from './pages/canonical-path.ts';
import { oldAddress } from './pages/old-addresses.ts';
import { pageAsMarkdown } from './pages/page-as-markdown.ts';
import { createRouteOf } from './pages/route-of.ts';
import { initialsOf } from './resources/calendar-feeds/calendar-feeds.service.ts';
import { picturesIn, replacePictures } from './resources/imports/imported-content.ts';
import { readFrontMatter } from './resources/imports/markdown-blogs.ts';
import { plainTitle } from './resources/imports/plain-title.ts';
import { parseCsv, separatorOf } from './resources/imports/read-csv.ts';
import { readWxr } from './resources/imports/read-wxr.ts';
import { convertWordpressContent } from './resources/imports/wordpress-content.ts';
import { readMoment } from './scheduling/clinic-times.ts';
import { acceptedEncoding, matchesEtag, readRange } from './static/request-headers.ts';
import { wxrItem, wxrOf } from './testing/wxr.ts';
import { versionInCookie } from './updates/content-version.ts';

const canonicalPath = createCanonicalPath(['/', '/blog', '/blog/:slug', '/conditions/:id', '/admin/blogs/:id']);
const routeOf = createRouteOf(['/', '/blog/:slug']);
const file = { size: 1_000, etag: '"a"' };
const base = 'https://old.example/';
/** Makes each header new, since answers are cached. */
let headers = 0;

/** Parsers that run on the thread that answers requests. */
const parsers: Record<string, (text: string) => unknown> = {
  'writing a cell of CSV': (text) => csvLine([text]),
  'reading a cell of CSV': fromText,
  'the separator of a CSV file': separatorOf,
  'the rows of a CSV file': (text) => unlessRefused(() => parseCsv(text, ',', 5_000)),
  'the front matter of a Markdown file': readFrontMatter,
  'the beginning of a Markdown file with fields': (text) => readFrontMatter(`---\ntitle: ${text}\n---\n`),
  'WordPress content': convertWordpressContent,
  'pictures of other sites': (text) => picturesIn(`<img ${text}>${text}`, base),
  'replacing pictures of other sites': (text) =>
    replacePictures(`<img ${text}>${text}`, base, () => '/a-1x1-abcdef.jpg'),
  'a title of WordPress': plainTitle,
  'an old address': oldAddress,
  'a search of visitors': (text) => {
    const { find, findNearest } = createSearch([{ title: text, words: [text], text }, { title: 'a' }]);
    return [find(text), findNearest(text)];
  },
  'a slug': (text) => [isSlug(text), slugOf(text)],
  'the terms of a person': (text) => termsOf({ name: text, email: `${text}@a.example`, phone: '12345', text }),
  'the terms of a title': termsOfTitle,
  'the terms of a contact': (text) => termsOfContact(`${text}@a.example`),
  'a search': parseSearch,
  'a phone field': (text) => [phoneNumbersIn(text), isSameContact(text.slice(0, 200), '+91 98765 43210')],
  'a User-Agent': deviceName,
  'an Accept-Encoding header': (text) => acceptedEncoding(`${text},${(headers += 1)}`, ['br']),
  'an If-None-Match header': (text) => matchesEtag(text, '"a"'),
  'a Range header': (text) => readRange({ range: `bytes=${text}` }, file),
  'a Cookie header': (text) => [versionInCookie(text, true), versionInCookie(text, false)],
  'an Authorization header': (text) => [bearerToken(text), bearerToken(`Bearer ${text}`)],
  'an X-Forwarded-For header': (text) =>
    requestAddress({ headers: { 'x-forwarded-for': text.replaceAll(':', '') }, socket: {} as never }, 1),
  'trace headers': (text) => readTraceIds(() => text, true),
  'a page as Markdown': (text) => pageAsMarkdown(`<p>${text}</p>`, 'https://clinic.example/', undefined),
  'a path': (text) => [canonicalPath(`/${text}`), canonicalPath(`/blog/${text}`), routeOf(`/${text}`)],
  'a query': (text) => [oldPostNumber.test(`/?${text}`), previewKey.test(`/?${text}`)],
  'a link to a video': (text) => [findYoutubeId(text), findYoutubeId(`https://www.youtube.com/watch?${text}`)],
  'a list of a condition': (text) =>
    conditions.create.body.safeParse({ symptoms: `[${text}`, symptom_ids: `[${text}` }),
  'a text of a template': findUnknownField,
  'a price': (text) => readAmount(text, 2),
  'a moment': (text) => unlessRefused(() => readMoment(text, 'UTC', 'at')),
  'the initials of a name': (text) => initialsOf(text),
  'the length of a text': (text) => [lengthOf(text), fits(text, 10_000), firstCharacters(text, 10_000)],
  'a password': (text) => isEasyToGuess(text.slice(0, 400)),
  'pictures in a text': pictureNamesIn,
  'a PDF of a stranger': (text) =>
    unlessRefused(() => checkDocument(Buffer.from(`%PDF-${text}/Encrypt ${text}/Encrypt ${text}`))),
  'the text of a blog': (text) => [
    plainTextOf({ content: text, content_format: 'html' }),
    htmlOf({ content: text, content_format: 'text' }),
  ],
};

async function unlessRefused(parse: () => unknown) {
  try {
    return await parse();
  } catch {
    return undefined;
  }
}

test('texts of others are read in time that grows with their length, not with its square', {
  timeout: 120_000,
}, async () => {
  expect(await findSlowGrowth(parsers)).toEqual([]);
});

test('an export of WordPress is read in linear time, whatever its elements contain', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-growth-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (content: string) => async (text: string) => {
    const name = path.join(folder, 'a.xml');
    writeFileSync(name, wxrOf(wxrItem(1, { content: '', more: content.replace('TEXT', () => text) })));
    try {
      await Array.fromAsync(readWxr(name));
    } catch {
      // Most texts are no XML.
    }
  };
  const places = ['TEXT', '<a b="TEXT"/>', '<content:encoded><![CDATA[TEXT]]></content:encoded>', '<!-- TEXT -->'];
  expect(await findSlowGrowth(Object.fromEntries(places.map((place) => [place, read(place)])))).toEqual([]);
});

test('what follows a text of WordPress that is full costs next to nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-growth-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cpuTimeWith = async (pieces: number) => {
    const name = path.join(folder, `${pieces}.xml`);
    const content = `${'a'.repeat(importLimits.entryCharacters)}]]>${'<![CDATA[b]]>'.repeat(pieces)}<![CDATA[`;
    writeFileSync(name, wxrOf(wxrItem(1, { content })));
    const before = process.threadCpuUsage();
    expect((await Array.fromAsync(readWxr(name))).at(-1)).toMatchObject({ item: { isCut: true } });
    return process.threadCpuUsage(before).user / 1_000;
  };
  await cpuTimeWith(1);
  expect(await cpuTimeWith(20_000)).toBeLessThan(5 * (await cpuTimeWith(1)) + 500);
});

test('a growth with the square of the length is found', async () => {
  // Quick for all other texts, whose many slow measurements would prove no more.
  const found = await findSlowGrowth({
    'spaces at the end': (text) => (text.startsWith('  ') ? text.slice(text.length / 2).replace(/ +$/, '') : text),
  });
  expect(found).toContain('spaces at the end on " " … x');
});
