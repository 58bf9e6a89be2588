import { expect, test } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import { writeFeed } from './write-feed.ts';

const site = { siteUrl: 'https://clinic.example', clinicName: 'Sample & Clinic', icon: '/icon.png' };

const heat: Blog = {
  id: 7,
  title: 'Heat, or <cold>?',
  slug: 'heat-or-cold',
  content: 'Both can help.\n\nNeither cures.',
  content_html: '<p>Both can help.</p><p>Neither cures.</p>',
  content_format: 'text',
  preview: 'Both can help. Neither cures.',
  image_url: null,
  signs: [],
  is_active: 1,
  status: 'Published',
  publish_at: null,
  published_at: '2026-05-01T09:00:00.000Z',
  author: 'Asha Rao',
  reviewed_on: null,
  reviewed_by: null,
  created_at: '2026-05-01T08:00:00.000Z',
  updated_at: '2026-05-02T08:00:00.000Z',
  version: 1,
};

test('an entry has a permanent id, an address, its times, and its words', () => {
  const feed = writeFeed(site, [heat]);
  expect(feed).toContain('<id>tag:clinic.example,2026-05-01:blog/7</id>');
  expect(feed).toContain('<title>Heat, or &lt;cold&gt;?</title>');
  expect(feed).toContain('href="https://clinic.example/blog/heat-or-cold"');
  expect(feed).toContain('<published>2026-05-01T09:00:00.000Z</published>');
  expect(feed).toMatch(/<author>\s*<name>Asha Rao<\/name>/);
  expect(feed).toContain(
    '<content type="html">&lt;p&gt;Both can help.&lt;/p&gt;&lt;p&gt;Neither cures.&lt;/p&gt;</content>',
  );
});

test('pictures and links within the text lead back to the site', () => {
  const content_html = '<p><a href="/appointment">Book</a><img src="/uploads/a.webp" /></p>';
  const feed = writeFeed(site, [{ ...heat, content_html }]);
  expect(feed).toContain('href=&quot;https://clinic.example/appointment&quot;');
  expect(feed).toContain('src=&quot;https://clinic.example/uploads/a.webp&quot;');
});

test('the feed changed when any of its entries did', () => {
  const older = { ...heat, id: 6, updated_at: '2026-06-01T08:00:00.000Z' };
  expect(writeFeed(site, [heat, older])).toContain('</title>\n<updated>2026-06-01T08:00:00.000Z</updated>');
});

test('without an entry it is a whole feed all the same', () => {
  const feed = writeFeed(site, []);
  expect(feed).toContain('<title>Blog | Sample &amp; Clinic</title>\n<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(feed).toContain('<link rel="self" type="application/atom+xml" href="https://clinic.example/blog/feed.xml"/>');
});
