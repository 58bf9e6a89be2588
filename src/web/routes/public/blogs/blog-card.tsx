import { useLocation } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePicture } from './article-picture.tsx';
import type { BlogEntry } from './blog-entry.ts';

interface BlogCardProps {
  entry: BlogEntry;
  isLead: boolean;
  /** How wide its picture is, as in HTML. */
  sizes: string;
  /** Its article is being fetched. */
  isOpening: boolean;
}

export function BlogCard({ entry, isLead, sizes, isOpening }: BlogCardProps) {
  return (
    <article className={isLead ? 'post post-lead' : 'post'}>
      <div className="post-picture">
        <ArticlePicture name={entry.image_url} sizes={sizes} isFirst={isLead} />
      </div>
      <div className="post-text">
        <ArticleFacts entry={entry} />
        <h2>{entry.title}</h2>
        <p className="post-preview">{entry.preview}…</p>
        <ReadMore entry={entry} isOpening={isOpening} />
      </div>
    </article>
  );
}

/**
 * Opens over the list, under the address of the article's own page: reloaded, shared or without scripts, that page is what
 * one gets.
 */
function ReadMore({ entry: { slug, title }, isOpening }: Pick<BlogCardProps, 'entry' | 'isOpening'>) {
  const { search } = useLocation();
  return (
    <Link
      className="link-on"
      to={{ pathname: `/blog/read/${slug}`, search }}
      mask={`/blog/${slug}`}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      <span>
        Read More <span className="visually-hidden">{title}</span>
      </span>
      {isOpening ? <Working says="Opening" /> : <Icon name="arrow" />}
    </Link>
  );
}
