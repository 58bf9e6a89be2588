import { importLimits } from '#contract/plain/clinic-limits.ts';
import { readPictureName } from '#contract/plain/picture-name.ts';
import { readBlogContent } from '#server/markup/blog-content.ts';
import type { BlogContent } from '#server/markup/blog-text.ts';
import type { ImportedBlog } from './imported-blog.ts';

type Imported = Pick<ImportedBlog, 'html' | 'base'>;

interface ReadContent {
  /** Content without the pictures of other sites. */
  content: BlogContent;
  /** Their addresses. Null stands for those that cannot be fetched. */
  pictures: (string | null)[];
}

export function readImported({ html, base }: Imported): ReadContent {
  const content = readBlogContent(replacePictures(html, base, () => undefined));
  return { content, pictures: picturesIn(html, base) };
}

/** The text without pictures of other sites, as it was stored first, and with those that have been stored, by their address. */
export function showPictures({ html, base }: Imported, stored: ReadonlyMap<string, string>) {
  const after = readBlogContent(replacePictures(html, base, (address) => stored.get(address)));
  return { before: readImported({ html, base }).content, after };
}

const pictureTag = /<img\b[^<>]*>/gi;
/** One that was uploaded for the text. */
const ownPicture = /\bsrc="\/uploads\/blogs\//;
const emptyAround = /<(figure|a|p)\b[^<>]*>\s*<\/\1>/gi;

/** The https address from which a picture can be fetched; null if there is none. */
function addressOfPicture(tag: string, base: string): string | null {
  const source = attributeOf(tag, 'data-src') ?? attributeOf(tag, 'src');
  const url = source && URL.parse(source, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  url.protocol = 'https:';
  return url.href.length <= importLimits.addressCharacters ? url.href : null;
}

/** The addresses of all pictures of other sites in a text, each once. Null stands for those that cannot be fetched. */
export function picturesIn(html: string, base: string): (string | null)[] {
  const foreign = [...html.matchAll(pictureTag)].filter(([tag]) => !ownPicture.test(tag));
  return [...new Set(foreign.map(([tag]) => addressOfPicture(tag, base)))];
}

/** Puts stored pictures in place of those of other sites; without a path, a picture is left out. */
export function replacePictures(html: string, base: string, pathOf: (address: string) => string | undefined) {
  let result = html.replaceAll(pictureTag, (tag) => {
    if (ownPicture.test(tag)) return tag;
    const address = addressOfPicture(tag, base);
    const path = address === null ? undefined : pathOf(address);
    if (!path) return '';
    const size = readPictureName(path);
    const alt = (attributeOf(tag, 'alt') ?? '').replaceAll('"', '&quot;');
    return `<img src="${path}" alt="${alt}"${size ? ` width="${size.width}" height="${size.height}"` : ''}>`;
  });
  // A link around a picture, in a figure.
  for (let depth = 0; depth < 3; depth += 1) result = result.replaceAll(emptyAround, '');
  return result;
}

function attributeOf(tag: string, name: string) {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return (value?.[1] ?? value?.[2])?.replaceAll('&amp;', '&').trim() || undefined;
}
