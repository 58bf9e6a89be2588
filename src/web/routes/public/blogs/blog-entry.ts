import type { Blog } from '#contract/blogs.ts';
import { formatDay } from '#web/shell/dates.ts';
import { countMinutes } from './reading-time.ts';

/** What a card shows. The text itself stays on the server until somebody wants to read it. */
export interface BlogEntry extends Pick<Blog, 'id' | 'slug' | 'title' | 'preview' | 'image_url' | 'created_at'> {
  /** `created_at` as people write it, in the clinic's time zone. */
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
