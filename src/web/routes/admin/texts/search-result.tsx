import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { excerpt } from '#web/shell/excerpt.ts';

interface SearchResultProps {
  path: string;
  title?: string;
  description?: string;
}

/** About what search engines show of a title, in characters. */
const longestTitle = 60;

/** How a search engine may show the page, which cuts what is too long. */
export function SearchResult({ path, title = '', description = '' }: SearchResultProps) {
  const { name } = useClinic();
  const host = useShellData()?.siteUrl.replace(/^https?:\/\//, '');
  return (
    <figure className="search-result" aria-label="Preview of the search result">
      <figcaption className="hint">In search results, it may look like this:</figcaption>
      <p className="search-result-address" dir="ltr">
        {host}
        {path.replace(/^\/(?=.)/, ' › ').replace(/^\/$/, '')}
      </p>
      <p className="search-result-title" dir="auto">
        {excerpt(`${title} | ${name}`, longestTitle)}
      </p>
      <p dir="auto">{excerpt(description)}</p>
    </figure>
  );
}
