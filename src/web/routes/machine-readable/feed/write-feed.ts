import type { Blog } from '#contract/blogs.ts';
import { previewOf, publishedAt } from '#web/article/preview.ts';
import { escapeMarkup } from '#web/markup.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { language } from '#words/locale.ts';
import { blog as blogTitle } from '#words/site.ts';

interface Site {
  siteUrl: string;
  clinicName: string;
  /** Path. */
  icon: string;
}

/** An Atom 1.0 feed (RFC 4287) of blogs, which come newest first. */
export function writeFeed({ siteUrl, clinicName, icon }: Site, blogs: readonly Blog[]) {
  const page = siteUrl + pageAddress('/blog');
  return element(`feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"`, [
    element('id', page),
    element('title', `${blogTitle} | ${clinicName}`),
    element('updated', lastUpdate(blogs)),
    element('author', [element('name', clinicName)]),
    element('icon', siteUrl + icon),
    link('alternate', 'text/html', page),
    link('self', 'application/atom+xml', `${page}/feed.xml`),
    ...blogs.map((blog) => entryOf(siteUrl, blog)),
  ]);
}

/** A feed must say it even before there is anything in it. */
function lastUpdate(blogs: readonly Blog[]) {
  const times = blogs.map(({ updated_at }) => updated_at).toSorted();
  return times.at(-1) ?? new Date(0).toISOString();
}

function entryOf(siteUrl: string, blog: Blog) {
  return element('entry', [
    element('id', permanentId(siteUrl, blog)),
    element('title', blog.title),
    link('alternate', 'text/html', siteUrl + pageAddress(`/blog/${encodeURIComponent(blog.slug)}`)),
    ...(blog.author ? [element('author', [element('name', blog.author)])] : []),
    element('published', publishedAt(blog)),
    element('updated', blog.updated_at),
    element('summary', previewOf(blog)),
    element('content type="html"', htmlOf(siteUrl, blog)),
  ]);
}

/** A tag URI (RFC 4151), so that a reader knows an entry again whatever becomes of its address. */
function permanentId(siteUrl: string, { id, created_at }: Blog) {
  return `tag:${new URL(siteUrl).hostname},${created_at.slice(0, 10)}:blog/${id}`;
}

/** Read elsewhere, so with whole addresses. */
function htmlOf(siteUrl: string, { content_html }: Blog) {
  return content_html.replaceAll(/ (src|href)="\//g, ` $1="${siteUrl}/`);
}

function link(rel: string, type: string, href: string) {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>\n`;
}

/** Holds a text, or elements. */
function element(start: string, content: string | readonly string[]) {
  const [name] = start.split(' ');
  const inside = typeof content === 'string' ? escapeMarkup(content) : `\n${content.join('')}`;
  return `<${start}>${inside}</${name}>\n`;
}
