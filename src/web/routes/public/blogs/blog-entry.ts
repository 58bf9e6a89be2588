import type { Blog } from '#contract/blogs.ts';
import { formatDay } from '#web/shell/dates.ts';

/** What a card shows. The article itself loads when somebody opens it. */
export interface BlogEntry extends Pick<Blog, 'id' | 'slug' | 'title' | 'preview' | 'image_url' | 'created_at'> {
  /** `created_at` in the clinic's format and time zone. */
  date: string;
  minutes: number;
}

export function toEntry(
  { id, slug, title, preview, image_url, created_at, content }: Blog,
  timeZone: string,
): BlogEntry {
  const date = formatDay(created_at, timeZone);
  return { id, slug, title, preview, image_url, created_at, date, minutes: countMinutes(content) };
}

/** From studies of silent reading, rounded down for reading on a screen. */
const wordsPerMinute = 200;

/** The time to read a text, in whole minutes. Accepts plain text and sanitised HTML. */
export function countMinutes(content: string): number {
  const words = content.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
