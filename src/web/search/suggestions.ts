import { kindNames } from './kind-names.ts';
import { loadSearch, type Suggestion } from './load-search.ts';

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
    'aria-label': 'Suggestions',
  });
  let suggestions: readonly Suggestion[] = [];
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

  /** After the last one comes none, so that Enter searches for what was typed. */
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

  function open({ href }: Suggestion) {
    close();
    window.location.assign(href);
  }

  function suggest() {
    window.clearTimeout(timer);
    timer = window.setTimeout(async () => {
      const typed = field.value;
      const found = typed.trim() ? await loadSearch().then((search) => search.suggest(typed), console.warn) : [];
      if (field.value !== typed) return;
      suggestions = (found ?? []).slice(0, most);
      list.replaceChildren(...suggestions.map(optionOf));
      show();
    }, pause);
  }

  function optionOf(suggestion: Suggestion, index: number) {
    const option = element('div', { id: `suggestion-${index}`, class: 'row spread', role: 'option' });
    option.append(
      element('span', { dir: 'auto' }, suggestion.title),
      element('span', { class: 'note' }, kindNames[suggestion.kind]),
    );
    option.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the field
    option.addEventListener('click', () => open(suggestion));
    return option;
  }

  function show() {
    const isShown = isOpen && suggestions.length > 0;
    list.hidden = !isShown;
    count.textContent = isShown
      ? suggestions.length === 1
        ? '1 suggestion'
        : `${suggestions.length} suggestions`
      : '';
    for (const [index, option] of [...list.children].entries())
      set(option, { 'aria-selected': String(index === active) });
    set(field, {
      'aria-expanded': String(isShown),
      'aria-activedescendant': isShown && active >= 0 ? `suggestion-${active}` : '',
    });
  }
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
