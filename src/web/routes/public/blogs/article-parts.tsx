import './article-parts.css';
import type { Aspect } from '#contract/plain/picture-name.ts';
import { langOf } from '#web/content/lang-of.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import { minutesToRead } from '#words/blog.ts';
import type { BlogEntry } from './blog-entry.ts';

/** Author, date and reading time of an article. */
export function ArticleFacts({ entry }: { entry: Pick<BlogEntry, 'author' | 'published' | 'date' | 'minutes'> }) {
  return (
    <p className="article-facts cluster note num">
      {entry.author && (
        <span dir="auto" lang={langOf(entry.author)}>
          {entry.author}
        </span>
      )}
      <time dateTime={entry.published}>{entry.date}</time>
      <span>{minutesToRead(entry.minutes)}</span>
    </p>
  );
}

interface ArticlePictureProps {
  /** Name of the file under /uploads/; null for an article without a picture. */
  name: string | null;
  sizes: string;
  /** Cut for a card; whole without it. */
  aspect?: Aspect;
  /** Above the fold: loads first. */
  isFirst?: boolean;
}

/** Decorative: the text beside it says what it shows. */
export function ArticlePicture({ name, ...picture }: ArticlePictureProps) {
  return name && <Picture src={`/${name}`} alt="" {...picture} />;
}

/** `sizes` of the picture above an article, on its own page and over the list. */
export const aboveText = '(min-width: 64em) 42.5rem, 100vw';
