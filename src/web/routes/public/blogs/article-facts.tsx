import './article-facts.css';
import type { BlogEntry } from './blog-entry.ts';

/** When it was written, and how long it takes to read. */
export function ArticleFacts({ entry }: { entry: Pick<BlogEntry, 'created_at' | 'date' | 'minutes'> }) {
  return (
    <p className="article-facts num">
      <time dateTime={entry.created_at}>{entry.date}</time>
      <span>{entry.minutes} min read</span>
    </p>
  );
}
