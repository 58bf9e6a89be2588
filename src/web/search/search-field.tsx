import './search-field.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/site.ts';

/** A plain form, which suggests where to go once someone types in it: suggestions.ts. */
export function SearchField({ defaultValue = '' }: { defaultValue?: string }) {
  return (
    <form className="find-field unprinted" role="search" action={pageAddress('/search')}>
      <Icon name="search" />
      <input
        data-part="suggestions"
        name="q"
        aria-label={words.whereDoesItHurt}
        placeholder={words.whereDoesItHurt}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={defaultValue}
      />
      <button type="submit" className="button button-secondary">
        <span>{words.search}</span>
      </button>
    </form>
  );
}
