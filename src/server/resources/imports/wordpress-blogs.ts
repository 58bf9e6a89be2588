import { limits, serverLimits } from '#contract/plain/limits.ts';
import type { Markup } from '#server/markup/markup.ts';
import {
  decoded,
  type ImportedBlog,
  type ImportPart,
  leftOut,
  momentOf,
  slugFor,
  unlessUnreadable,
} from './imported-blog.ts';
import { plainTitle } from './plain-title.ts';
import { readWxr, type WxrItem } from './read-wxr.ts';

/** Names for the other types of entries in an export. */
const otherKinds: Readonly<Record<string, string>> = {
  page: 'page',
  nav_menu_item: 'menu entry',
  wp_navigation: 'menu entry',
  revision: 'revision',
  wp_block: 'reusable block',
};

/** Types that the report leaves out: they belong to imported items, or people do not know that they exist. */
const uninteresting = new Set([
  'attachment',
  'revision',
  'custom_css',
  'customize_changeset',
  'wp_global_styles',
  'oembed_cache',
]);

/** Reads the posts of an export as blogs, and says of everything else that it is left out. */
export async function* readWordpressBlogs(
  markup: Pick<Markup, 'convertWordpressContent'>,
  path: string,
  timeZone: string,
): AsyncGenerator<ImportPart> {
  let site = 'https://wordpress.invalid/';
  /** Addresses of attachments by id: a post names its picture by the id, which may come before or after it. */
  const attachments = new Map<string, string>();
  const thumbnails = new Map<string, string>();
  for await (const part of readWxr(path)) {
    if (part.kind === 'site') {
      site = URL.canParse(part.url) ? part.url : site;
      continue;
    }
    const { item } = part;
    const { texts } = item;
    const type = texts['wp:post_type'] ?? '';
    const title = plainTitle(texts['title'] ?? '') || 'Untitled';
    if (item.comments > 0) yield leftOut('comment', title, 'comments', item.comments);
    if (type === 'attachment') {
      const address = texts['wp:attachment_url'] ?? '';
      if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(address)) attachments.set(texts['wp:post_id'] ?? '', address);
    }
    if (type !== 'post') {
      if (!uninteresting.has(type))
        yield leftOut(otherKinds[type] ?? `entry of the kind “${type.slice(0, 40)}”`, title, 'not-a-blog');
      continue;
    }
    const reason = reasonToLeaveOut(item);
    if (reason) {
      if (reason !== 'empty') yield leftOut('blog', title, reason);
      continue;
    }
    const converted = await unlessUnreadable(markup.convertWordpressContent(texts['content:encoded'] ?? ''));
    if (!converted) {
      yield leftOut('blog', title, 'not-read');
      continue;
    }
    for (const thing of converted.leftOut) yield leftOut(thing, title, 'not-shown');
    if (texts['excerpt:encoded']?.trim()) yield leftOut('excerpt', title, 'not-shown');
    const blog = toBlog(texts, { title, html: converted.html, site, timeZone });
    if (item.thumbnailId) thumbnails.set(blog.key, item.thumbnailId);
    yield { kind: 'blog', blog };
  }
  for (const [key, id] of thumbnails) {
    const address = attachments.get(id);
    if (address) yield { kind: 'cover', key, address };
  }
}

type Texts = WxrItem['texts'];

function reasonToLeaveOut({ texts, isCut }: WxrItem) {
  const status = texts['wp:status'];
  if (status === 'auto-draft' || status === 'inherit') return 'empty';
  if (status === 'private') return 'private';
  if (status === 'trash') return 'deleted';
  if (texts['wp:post_password']?.trim()) return 'password';
  if (isCut) return 'too-long';
  const hasWords = `${texts['title'] ?? ''}${texts['content:encoded'] ?? ''}`.trim() !== '';
  return hasWords ? undefined : 'empty';
}

interface Surroundings {
  title: string;
  html: string;
  site: string;
  timeZone: string;
}

function toBlog(texts: Texts, { title, html, site, timeZone }: Surroundings): ImportedBlog {
  const id = texts['wp:post_id']?.trim() ?? '';
  const guid = texts['guid']?.trim() || `${site}?p=${id}`;
  const status =
    texts['wp:status'] === 'publish' ? 'published' : texts['wp:status'] === 'future' ? 'scheduled' : 'draft';
  return {
    key: `wordpress ${guid}`.slice(0, serverLimits.url),
    title: title.slice(0, limits.title).trim(),
    slug: slugFor(decoded((texts['wp:post_name'] ?? '').slice(0, serverLimits.url).trim()), title),
    html,
    base: site,
    author: texts['dc:creator']?.trim().slice(0, limits.name) || null,
    status,
    date: dateOf(texts, timeZone),
    addresses: [texts['link'] ?? '', guid, ...(/^\d{1,15}$/.test(id) ? [URL.parse(`?p=${id}`, site)?.href ?? ''] : [])],
  };
}

/** Publication in ms; null if WordPress has none. Its local times are in the site's zone, which the file does not name. */
function dateOf(texts: Texts, timeZone: string) {
  return readTime(texts['wp:post_date_gmt'], 'UTC') ?? readTime(texts['wp:post_date'], timeZone);
}

function readTime(text = '', timeZone: string) {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (!day || !time || day.startsWith('0000')) return null;
  return momentOf(`${day}T${time}`, timeZone);
}
