import './search-field.css';
import { useRef, useState } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import type { Suggestions } from './suggestions.tsx';

interface SearchFieldProps {
  /** The words of the last search. */
  defaultValue?: string;
}

const label = 'Where does it hurt?';

/** A plain form, which suggests where to go once someone types in it. */
export function SearchField({ defaultValue = '' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof Suggestions>();
  const load = () =>
    importPart('search/suggestions.tsx', () => import('./suggestions.tsx')).then(
      (part) => setList(() => part.Suggestions),
      console.warn,
    );
  return (
    <form className="find-field" role="search" action="/search">
      <Icon name="search" />
      <input
        ref={input}
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={defaultValue}
        onFocus={load}
        onInput={load}
      />
      <button type="submit" className="button button-secondary">
        Search
      </button>
      {List && <List input={input} />}
    </form>
  );
}
