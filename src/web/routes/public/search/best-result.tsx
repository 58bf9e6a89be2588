import type { SearchResult } from '#contract/search.ts';
import { langOf } from '#web/content/lang-of.ts';
import { FirstFree } from '#web/first-free/first-free.tsx';
import { CallLink } from '#web/shell/call-link.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { kinds } from '#words/search.ts';
import * as words from '#words/search-page.ts';
import * as site from '#words/site.ts';
import type { Best } from './describe-best.ts';

interface BestResultProps {
  result: SearchResult;
  best: Best;
}

/** The best answer, with the next step. */
export function BestResult({ result, best: { picture, facts, book, treatments } }: BestResultProps) {
  return (
    <article className="best-result card" aria-label={words.bestAnswer}>
      <div className="best-words">
        <p className="note">{kinds[result.kind]}</p>
        <h2>
          <Link to={result.href} dir="auto" lang={langOf(result.title)}>
            {result.title}
          </Link>
        </h2>
        {result.description && (
          <p dir="auto" lang={langOf(result.description)}>
            {excerpt(result.description, 240)}
          </p>
        )}
        {facts && <p className="soft num">{facts}</p>}
        <div className="actions">
          <Link className="button button-primary" to={book.to}>
            <span>
              {book.for ? (
                <Sentence words={words.bookFor} fields={{ query: <bdi>{book.for}</bdi> }} />
              ) : (
                (book.label ?? site.bookAnAppointment)
              )}
            </span>
          </Link>
          <CallLink words={site.callUs} />
        </div>
        <FirstFree treatments={treatments} />
      </div>
      {picture && (
        <div className="best-picture unprinted">
          {picture.startsWith('/uploads/') ? (
            <Picture src={picture} alt="" sizes="(min-width: 56em) 30rem, 100vw" isFirst />
          ) : (
            <Drawing src={picture} width="480" height="320" alt="" />
          )}
        </div>
      )}
    </article>
  );
}
