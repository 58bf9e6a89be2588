import './search-field.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { kindNames } from './kind-names.ts';
import type { Suggestion } from './load-search.ts';
import { useSearch } from './use-search.ts';

interface SearchFieldProps {
  /** The words of the last search. */
  defaultValue?: string;
}

const label = 'Where does it hurt?';
const most = 8;
/** How long typing has to rest, in ms. */
const pause = 100;

/** Suggests where to go while someone types (a combobox as in the ARIA Authoring Practices). Without scripts it is a plain form. */
export function SearchField({ defaultValue = '' }: SearchFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  /** Null until it is changed: what was typed before scripts ran stays in the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed ?? '', isFocused);
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const open = (href: string) => {
    close();
    void navigate(href);
  };

  function press(event: KeyboardEvent) {
    const chosen = isShown ? suggestions[active] : undefined;
    if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && chosen) open(chosen.href);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      setIsOpen(true);
      setActive(
        event.key === 'ArrowDown' ? nextOf(active, suggestions.length) : previousOf(active, suggestions.length),
      );
    } else return;
    event.preventDefault();
  }

  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isShown,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
  };
  return (
    <form
      className="find-field"
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        open(`/search?${new URLSearchParams({ q: input.current?.value ?? '' })}`);
      }}
    >
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
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={() => setIsFocused(true)}
        onBlur={close}
        onKeyDown={press}
        {...combobox}
      />
      <button type="submit" className="button button-secondary">
        Search
      </button>
      {isHydrated && (
        <p className="visually-hidden" aria-live="polite">
          {isShown && (suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`)}
        </p>
      )}
      {isHydrated && (
        <div className="suggestions card" id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!isShown}>
          {suggestions.map(({ kind, title, href }, index) => (
            <div
              key={href}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(href)}
              onKeyDown={press}
              tabIndex={-1}
            >
              <span dir="auto">{title}</span>
              <span className="note">{kindNames[kind]}</span>
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

/** After the last one comes none, so that Enter searches for what was typed. */
const nextOf = (active: number, count: number) => (active + 1 < count ? active + 1 : -1);
const previousOf = (active: number, count: number) => (active < 0 ? count - 1 : active - 1);

function useSuggestions(typed: string, isFocused: boolean): readonly Suggestion[] {
  const search = useSearch(isFocused);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const suggested = typed.trim() && search ? await search.suggest(typed).catch(() => []) : [];
      if (isCurrent) setFound(suggested.slice(0, most));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, typed]);
  return found;
}
