import { expect, test } from 'vitest';
import { findSlowGrowth } from '#contract/testing/growth.ts';
import { withSources } from './article/article-text.tsx';
import { previewOf } from './article/preview.ts';
import { decodeLongText } from './condition-form/long-text.ts';
import { byName, letterOf } from './index-entries.ts';
import { escapeMarkup, paragraphsToHtml } from './markup.ts';
import { countMinutes } from './routes/public/blogs/blog-entry.ts';
import { excerpt } from './shell/excerpt.ts';
import { type MetaArgs, pageMeta } from './shell/page-meta.ts';
import { splitParagraphs } from './ui/paragraphs.tsx';

const entry = (name: string) => ({ id: 1, name: name.slice(0, 200) });

/** Functions of pages that read texts which others wrote, on the server as well. */
const parsers: Record<string, (text: string) => unknown> = {
  'an excerpt': (text) => excerpt(text),
  paragraphs: (text) => [splitParagraphs(text), paragraphsToHtml(text)],
  'the time to read a blog': countMinutes,
  'a preview': (text) => previewOf({ preview: 'a', content: text }),
  'pictures in a blog': (text) => withSources(`<p>${text}</p><img src="/uploads/blogs/a.jpg" alt="${text}" />`),
  'the head of a page': (text) => pageMeta('Blog', metaArgs(`/${text}`), text),
  'an index': (text) => [letterOf(text), byName(entry(text), entry('a'))],
  'markup in JSON': escapeMarkup,
  'a list of a condition': decodeLongText,
};

function metaArgs(pathname: string): MetaArgs {
  const address = { locality: 'Kochi', region: 'Kerala' };
  const shell = { clinic: { name: 'Clinic', phone: '+91 00000 00000', address }, siteUrl: 'https://clinic.example' };
  return { location: { pathname, search: `?cursor=${pathname}` }, matches: [{ id: 'root', loaderData: shell }] };
}

test('pages read texts of others in time that grows with their length, not with its square', {
  timeout: 120_000,
}, async () => {
  expect(await findSlowGrowth(parsers)).toEqual([]);
});
