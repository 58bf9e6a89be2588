import './search-field.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';

const label = 'Where does it hurt?';

/** A plain form, which suggests where to go once someone types in it: suggestions.ts. */
export function SearchField({ defaultValue = '' }: { defaultValue?: string }) {
  return (
    <form className="find-field" role="search" action={pageAddress('/search')}>
      <Icon name="search" />
      <input
        data-part="suggestions"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={defaultValue}
      />
      <button type="submit" className="button button-secondary">
        Search
      </button>
    </form>
  );
}
