import { useClinic, useShellData } from '#web/shell/clinic.ts';

interface SearchResultProps {
  path: string;
  title: string;
  description: string;
}

/** How a search engine may show the page. */
export function SearchResult({ path, title, description }: SearchResultProps) {
  const { name } = useClinic();
  const host = useShellData()?.siteUrl.replace(/^https?:\/\//, '');
  return (
    <figure className="search-result" aria-label="Preview of the search result">
      <figcaption className="hint">In search results, it may look like this:</figcaption>
      <p className="search-result-address" dir="ltr">
        {host}
        {path.replaceAll('/', ' › ')}
      </p>
      <p className="search-result-title" dir="auto">
        {title} | {name}
      </p>
      <p dir="auto">{description}</p>
    </figure>
  );
}
