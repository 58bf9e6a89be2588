import { marked } from 'marked';
import type { MarkdownFile, MarkdownPicture } from '#contract/imports.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { withoutTrailingSlashes } from '#contract/plain/trailing-slashes.ts';
import { decoded, type ImportPart, leftOut, momentOf, slugFor } from './imported-blog.ts';
import { plainTitle } from './plain-title.ts';
import { removedThings, withKnownHeadings } from './wordpress-content.ts';

const noSite = 'https://markdown.invalid/';

/** Reads a Markdown file as a blog, with the pictures that were uploaded beside it. `marked` takes minutes for some files. */
export function readMarkdownBlog(
  file: MarkdownFile,
  pictures: readonly MarkdownPicture[],
  timeZone: string,
): ImportPart[] {
  const parts: ImportPart[] = [];
  const uploaded = new Map(pictures.map(({ name, image_url }) => [baseName(name), image_url]));
  const { fields, body } = readFrontMatter(file.text);
  const [, fileDay, fileSlug = ''] = /^(?:(\d{4}-\d\d-\d\d)-)?(.*)\.\w+$/.exec(baseName(file.name)) ?? [];
  const heading = /^\s*#\s+([^\n]+)\n?/.exec(body);
  const title = plainTitle(fields.get('title') ?? heading?.[1] ?? fileSlug.replaceAll(/[-_]+/g, ' ')) || 'Untitled';
  const text = fields.has('title') || !heading ? body : body.slice(heading[0].length);
  if (text.trim() === '') {
    return [leftOut('blog', title, 'empty')];
  }
  const html = withKnownHeadings(marked.parse(text, { async: false, gfm: true }));
  for (const thing of removedThings(html)) parts.push(leftOut(thing, title, 'not-shown'));
  const missing: string[] = [];
  const cover = fields.get('image') ?? fields.get('cover') ?? fields.get('featured_image');
  const own = coverAbove(cover, uploaded) + withUploaded(html, uploaded, missing);
  for (const name of missing) parts.push(leftOut('picture', `${title}: ${name}`, 'not-chosen'));
  const key = `markdown ${baseName(file.name)} ${title}`.slice(0, serverLimits.url);
  const date = readMoment(fields.get('date') ?? fileDay, timeZone);
  const isDraft = fields.get('draft') === 'true' || fields.get('published') === 'false';
  const address = fields.get('permalink') ?? fields.get('url') ?? '';
  const slug = (fields.get('slug') || baseName(withoutTrailingSlashes(address)) || fileSlug).toLowerCase();
  parts.push({
    kind: 'blog',
    blog: {
      key,
      title: title.slice(0, limits.title).trim(),
      slug: slugFor(slug, title),
      html: own,
      base: noSite,
      author: fields.get('author')?.slice(0, limits.name) || null,
      status: isDraft ? 'draft' : date === null ? 'published' : 'scheduled', // which is over in most cases
      date,
      addresses: [address],
    },
  });
  if (cover && /^https?:\/\//.test(cover)) parts.push({ kind: 'cover', key, address: cover });
  return parts;
}

/** The fields between two lines of `---` (YAML, `title: Words`) or `+++` (TOML, `title = "Words"`), in small letters. */
export function readFrontMatter(text: string) {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const fence = /^(---|\+\+\+)[^\S\n]*\n/.exec(plain)?.[1];
  const end = fence ? plain.indexOf(`\n${fence}`, fence.length) : -1;
  if (!fence || end < 0) return { fields: new Map<string, string>(), body: plain };
  const lines = plain.slice(fence.length, end).split('\n');
  const fields = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+)\s*[:=]\s*(.*)$/.exec(line) ?? [];
    const words = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    return name && words ? [[name.toLowerCase(), words] as const] : [];
  });
  return { fields: new Map(fields), body: plain.slice(end + 1 + fence.length).replace(/^[^\n]*\n?/, '') };
}

/** Puts the uploaded pictures in place of relative ones, by their file names, and leaves out those that were not chosen. */
function withUploaded(html: string, uploaded: ReadonlyMap<string, string>, missing: string[]) {
  return html.replaceAll(/<img\b[^<>]*>/gi, (tag) => {
    const source = /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '';
    if (/^(?:https?:)?\/\//i.test(source)) return tag;
    const path = uploaded.get(baseName(source));
    if (!path) missing.push(source.slice(0, 100));
    return path ? tag.replace(/\ssrc="[^"]*"/i, ` src="${path}"`) : '';
  });
}

/** A cover that was uploaded stands above the text. */
function coverAbove(cover: string | undefined, uploaded: ReadonlyMap<string, string>) {
  return cover && uploaded.has(baseName(cover))
    ? `<figure><img src="${uploaded.get(baseName(cover))}" alt=""></figure>\n`
    : '';
}

function baseName(path: string) {
  return (decoded(path).split(/[?#]/)[0] ?? '').split(/[/\\]/).at(-1)?.toLowerCase() ?? '';
}

/** A time in ms; null if empty. A text without a time zone is clinic time. */
function readMoment(text: string | undefined, timeZone: string): number | null {
  const [, day, time = '00:00', zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text?.trim() ?? '') ?? [];
  if (!day) return null;
  return momentOf(`${day}T${time}`, zone === 'Z' ? 'UTC' : (zone ?? timeZone));
}
