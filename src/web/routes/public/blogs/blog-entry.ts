import type { Blog } from '#contract/blogs.ts';
import { previewOf, publishedAt } from '#web/article/preview.ts';
import { formatDay } from '#web/shell/dates.ts';

/** Content of a card. The article itself loads when someone opens it. */
export interface BlogEntry extends Pick<Blog, 'id' | 'slug' | 'title' | 'image_url' | 'author'> {
  /** With an ellipsis if the text continues. */
  preview: string;
  /** The publication date in ISO 8601. */
  published: string;
  /** Publication date in the clinic's format and time zone. */
  date: string;
  minutes: number;
}

export function toEntry(blog: Blog, timeZone: string): BlogEntry {
  const { id, slug, title, image_url, author, content } = blog;
  const published = publishedAt(blog);
  const date = formatDay(published, timeZone);
  return {
    id,
    slug,
    title,
    preview: previewOf(blog),
    image_url,
    author,
    published,
    date,
    minutes: countMinutes(content),
  };
}

/** From studies of silent reading, rounded down for reading on a screen. */
const wordsPerMinute = 200;

/** The time to read a text, in whole minutes. */
export function countMinutes(content: string): number {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
