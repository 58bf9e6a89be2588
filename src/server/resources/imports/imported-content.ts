import { type BlogContent, readBlogContent } from '#server/markup/blog-content.ts';
import { picturesIn, replacePictures } from './foreign-pictures.ts';
import type { ImportedBlog } from './imported-blog.ts';

type Imported = Pick<ImportedBlog, 'html' | 'base'>;

interface ReadContent {
  /** Without the pictures of other sites. */
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
