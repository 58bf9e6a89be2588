import type { SearchResult } from '#contract/search.ts';
import { langOf } from '#web/content/lang-of.ts';
import { TitledGroup } from '#web/content/titled-group.tsx';
import { excerpt } from '#web/shell/excerpt.ts';
import { Link } from '#web/ui/navigation/link.tsx';
import { groups } from '#words/search-page.ts';

/** Longer ones are read on their own page. */
const longest = 110;

interface ResultsProps {
  results: readonly SearchResult[];
  /** Its urgent help already stands above the list. */
  urgent?: SearchResult | undefined;
  /** Level of the headings. */
  heading?: 'h2' | 'h3';
}

/** Results under the heading of their kind, in the order of the best of each. */
export function ResultGroups({ results, urgent, heading = 'h2' }: ResultsProps) {
  return [...Map.groupBy(results, ({ kind }) => groups[kind])].map(([title, entries]) => (
    <TitledGroup key={title} title={title} heading={heading}>
      {entries.map((result) => (
        <li key={result.href}>
          <Link to={result.href} dir="auto" lang={langOf(result.title)}>
            {result.title}
          </Link>
          {result.description && (
            <p className="soft small" dir="auto" lang={langOf(result.description)}>
              {excerpt(result.description, longest)}
            </p>
          )}
          {result.urgent_help && result !== urgent && (
            <p className="small" lang={langOf(result.urgent_help)}>
              {result.urgent_help}
            </p>
          )}
        </li>
      ))}
    </TitledGroup>
  ));
}
