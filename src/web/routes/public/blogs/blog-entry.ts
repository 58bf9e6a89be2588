import type { Blog } from '#contract/blogs.ts';
import { previewOf, publishedAt } from '#web/article/preview.ts';
import { formatDay } from '#web/shell/dates.ts';

export type BlogEntry = ReturnType<typeof toEntry>;

/** Content of a card. The article itself loads when someone opens it. */
export function toEntry(blog: Blog, timeZone: string) {
  const { id, slug, title, image_url, author } = blog;
  const published = publishedAt(blog);
  const date = formatDay(published, timeZone);
  const minutes = countMinutes(blog.content);
  return { id, slug, title, preview: previewOf(blog), image_url, author, published, date, minutes };
}

/** Reading speed from studies of silent reading, rounded down for screens. */
const wordsPerMinute = 200;

/** The time to read a text, in whole minutes. */
export function countMinutes(content: string): number {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
