import type { Sign } from '#contract/signs.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/search.ts';
import * as site from '#words/site.ts';
import { loadSearch, type Search, type Suggestion } from './load-search.ts';

const most = 8;
/** How long typing has to rest, in ms. */
const pause = 100;

/**
 * Makes the field of a search a combobox, as in the ARIA Authoring Practices. The list comes after the field, which keeps its focus and what
 * was typed.
 */
export function start(field: HTMLInputElement) {
  const count = element('p', { class: 'visually-hidden', 'aria-live': 'polite' });
  const list = element('div', {
    id: 'suggestions',
    class: 'suggestions card',
    role: 'listbox',
    'aria-label': words.suggestions,
  });
  let suggestions: readonly (Sign | Suggestion)[] = [];
  let isOpen = field.value !== field.defaultValue;
  let active = -1;
  let timer = 0;

  field.form?.append(count, list);
  set(field, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });
  field.addEventListener('input', () => {
    isOpen = true;
    active = -1;
    suggest();
  });
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    const chosen = isOpen && suggestions[active];
    if (event.key === 'Escape' && isOpen && suggestions.length > 0) close();
    else if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'ArrowDown') move(active + 1 < suggestions.length ? active + 1 : -1);
    else if (event.key === 'ArrowUp') move(active < 0 ? suggestions.length - 1 : active - 1);
    else return;
    event.preventDefault();
  });
  loadSearch().catch(console.warn); // typing finds it loaded
  suggest();
  show();

  /** Moves the selection; after the last suggestion none is selected, so that Enter searches for the typed words. */
  function move(to: number) {
    isOpen = true;
    active = to;
    show();
  }

  function close() {
    isOpen = false;
    active = -1;
    show();
  }

  /** A sign leads to the number to call, or to the page that says all about it. */
  function open(chosen: Sign | Suggestion) {
    close();
    window.location.assign(addressOf(chosen));
  }

  function suggest() {
    window.clearTimeout(timer);
    timer = window.setTimeout(async () => {
      const typed = field.value;
      const found = typed.trim()
        ? await loadSearch()
            .then((search) => findIn(search, typed))
            .catch(console.warn)
        : [];
      if (field.value !== typed) return;
      suggestions = (found ?? []).slice(0, most);
      list.replaceChildren(...suggestions.map(optionOf));
      show();
    }, pause);
  }

  function addressOf(chosen: Sign | Suggestion) {
    if ('href' in chosen) return pageAddress(chosen.href);
    if (chosen.number !== null) return phoneHref(chosen.number);
    return pageAddress(`/search?${new URLSearchParams({ q: field.value })}`);
  }

  function optionOf(suggestion: Sign | Suggestion, index: number) {
    const isSign = 'line' in suggestion;
    const option = element('div', {
      id: `suggestion-${index}`,
      class: isSign ? 'row spread suggestion-sign' : 'row spread',
      role: 'option',
      'data-leads-to': addressOf(suggestion),
    });
    option.append(
      element('span', { dir: 'auto' }, isSign ? linesOf(suggestion) : suggestion.title),
      element('span', { class: 'note' }, isSign ? (suggestion.number ?? site.readMore) : words.kinds[suggestion.kind]),
    );
    option.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the field
    option.addEventListener('click', () => open(suggestion));
    return option;
  }

  function show() {
    const isShown = isOpen && suggestions.length > 0;
    list.hidden = !isShown;
    count.textContent = isShown ? describe(suggestions) : '';
    for (const [index, option] of [...list.children].entries())
      set(option, { 'aria-selected': String(index === active) });
    set(field, {
      'aria-expanded': String(isShown),
      'aria-activedescendant': isShown && active >= 0 ? `suggestion-${active}` : '',
    });
  }
}

/** The most urgent sign comes before any suggestion. */
async function findIn(search: Search, typed: string) {
  const [signs, found] = await Promise.all([search.findSigns(typed), search.suggest(typed)]);
  return [...signs.slice(0, 2), ...found];
}

/** In both languages until an owner has checked the translation. */
const linesOf = ({ line, original }: Sign) => (original ? `${line} ${original.line}` : line);

function describe(suggestions: readonly (Sign | Suggestion)[]) {
  const lines = suggestions.flatMap((one) => ('line' in one ? linesOf(one) : []));
  const others = suggestions.length - lines.length;
  return [...lines, words.countSuggestions(others)].join(' ');
}

function element(name: string, attributes: Record<string, string>, text = '') {
  const made = document.createElement(name);
  set(made, attributes);
  made.textContent = text;
  return made;
}

function set(target: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
