import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { kindNames } from './kind-names.ts';
import type { Suggestion } from './load-search.ts';
import { useSearch } from './use-search.ts';

const most = 8;
/** How long typing has to rest, in ms. */
const pause = 100;

/**
 * Makes the field of a search a combobox, as in the ARIA Authoring Practices. It comes after the field, which keeps its focus and what was
 * typed.
 */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(() => typed !== input.current?.defaultValue);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
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

  // At once, so that no key is missed that is pressed while this renders.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const ended = new AbortController();
    const type = () => {
      setTyped(field.value);
      setIsOpen(true);
      setActive(-1);
    };
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      open(`/search?${new URLSearchParams({ q: field.value })}`);
    };
    field.addEventListener('input', type, ended);
    field.addEventListener('keydown', press, ended);
    field.addEventListener('blur', close, ended);
    field.form?.addEventListener('submit', send, ended);
    return () => ended.abort();
  });

  useEffect(() => {
    const combobox = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': `${id}-list`,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : '',
    };
    for (const [name, value] of Object.entries(combobox)) input.current?.setAttribute(name, value);
  }, [input, id, isShown, active]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isShown && (suggestions.length === 1 ? '1 suggestion' : `${suggestions.length} suggestions`)}
      </p>
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
            onKeyDown={(event) => press(event.nativeEvent)}
            tabIndex={-1}
          >
            <span dir="auto">{title}</span>
            <span className="note">{kindNames[kind]}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** After the last one comes none, so that Enter searches for what was typed. */
const nextOf = (active: number, count: number) => (active + 1 < count ? active + 1 : -1);
const previousOf = (active: number, count: number) => (active < 0 ? count - 1 : active - 1);

function useSuggestions(typed: string): readonly Suggestion[] {
  const search = useSearch(true);
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
