import { letterOf } from '#web/index-entries.ts';
import { byName } from '#web/search/by-name.ts';
import type { FilteredList } from '#web/search/load-search.ts';
import * as words from '#words/home-index.ts';
import { tallFrom } from './tall-from.ts';

/** Has both lists follow what is typed into their filters, and the conditions the symptom that was chosen. */
export function startIndexes(page: HTMLElement) {
  const [conditions, symptoms] = (['conditions', 'symptoms'] as const).map((noun) => {
    const card = page.querySelector<HTMLElement>(`[data-index="${noun}"]`);
    return card && startIndex(card, noun);
  });
  if (!conditions || !symptoms) return;
  const bar = conditions.card.querySelector<HTMLElement>('.index-narrowed');
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('a[data-conditions]') : null;

  const narrow = (link: HTMLElement | null) => {
    for (const one of symptoms.card.querySelectorAll('[aria-current]')) one.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    const count = conditions.narrow(link && (link.dataset['conditions'] ?? '').split(' '));
    if (bar) fillBar(bar, link, count);
    lead(conditions.card, link ? '.index-narrowed p' : 'h3');
  };
  symptoms.card.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    narrow(link);
  });
  bar?.querySelector('button')?.addEventListener('click', () => narrow(null));
}

/** Says which symptom the conditions go with, and when that is urgent. */
function fillBar(bar: HTMLElement, link: HTMLElement | null, count: number) {
  bar.hidden = !link;
  const [sentence, urgent] = bar.querySelectorAll('p');
  if (!link || !sentence || !urgent) return;
  const name = document.createElement('strong');
  name.append(...nameOf(link).map((node) => node.cloneNode(true)));
  const [before = '', after = ''] = words.goWith(count).split('{symptom}');
  sentence.replaceChildren(before, name, after);
  const help = link.parentElement?.querySelector('template');
  urgent.hidden = !help;
  urgent.querySelector('span')?.replaceChildren(help?.content.cloneNode(true) ?? '');
}

/** Moves the focus to what has changed, and scrolls to it where it is above the symptoms, as on phones. */
function lead(card: HTMLElement, target: string) {
  card.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  if (card.getBoundingClientRect().top < 0) card.scrollIntoView();
}

/** The words of a link, without the letter of the index before it. */
const nameOf = (link: Element) => [...link.childNodes].filter(({ nodeName }) => nodeName !== 'B');

interface Row {
  element: HTMLElement;
  link: HTMLElement;
  name: string;
}

/** A list with a filter and links to its letters. */
function startIndex(card: HTMLElement, noun: FilteredList) {
  const list = card.querySelector<HTMLElement>('.index-list');
  const rows: Row[] = [...(list?.children ?? [])].flatMap((element) => {
    const link = element.querySelector<HTMLElement>('a');
    const name = link
      ? nameOf(link)
          .map(({ textContent }) => textContent)
          .join('')
      : '';
    return link && element instanceof HTMLElement ? [{ element, link, name }] : [];
  });
  const field = card.querySelector<HTMLInputElement>('input');
  let listed = rows;

  const loadSearch = () =>
    import('#web/search/load-search.ts').then(({ loadSearch }) => loadSearch()).catch(() => byName);
  const filter = async () => {
    const typed = field?.value ?? '';
    const search = typed.trim() === '' ? byName : await loadSearch();
    if (field?.value === typed) draw(search.filter(noun, listed, typed));
  };
  const draw = (shown: readonly Row[]) => {
    const letters = new Set<string>();
    const elements = new Set(shown.map(({ element }) => element));
    for (const { element, link, name } of rows) {
      const letter = letterOf(name);
      const isShown = elements.has(element);
      element.hidden = !isShown;
      element.removeAttribute('id');
      link.querySelector('b')?.remove();
      if (!isShown || letters.has(letter)) continue;
      letters.add(letter);
      element.id = `${noun}-${letter}`;
      const mark = document.createElement('b');
      mark.ariaHidden = 'true';
      mark.textContent = letter;
      link.prepend(mark);
    }
    for (const letter of card.querySelectorAll<HTMLElement>('.letter-rail a'))
      letter.hidden = !letters.has(letter.textContent ?? '');
    hide(card, '.index-body', shown.length === 0);
    hide(card, '.index-empty', shown.length > 0);
    hide(card, '.skip-link', shown.length < tallFrom);
    const count = card.querySelector('.index-count');
    if (count)
      count.textContent =
        shown.length === rows.length ? words.entries(rows.length) : words.shownOf(shown.length, rows.length);
  };

  card.querySelector('.letter-rail')?.addEventListener('click', (event) => {
    const id = event.target instanceof HTMLAnchorElement && event.target.hash.slice(1);
    const row = id && document.getElementById(decodeURIComponent(id));
    if (!row) return;
    // The list alone scrolls; following the link would also scroll the page.
    event.preventDefault();
    list?.scrollTo({ top: row.offsetTop });
    row.querySelector('a')?.focus({ preventScroll: true });
  });
  field?.addEventListener('focus', () => void loadSearch());
  field?.addEventListener('input', () => void filter());
  if (field?.value) void filter(); // typed before
  return {
    card,
    /** Lists the entries with these ids alone; null lists all. What was typed goes, since it could hide them. Returns how many there are. */
    narrow(ids: readonly string[] | null) {
      listed = ids ? rows.filter(({ element }) => ids.includes(element.dataset['id'] ?? '')) : rows;
      if (field) field.value = '';
      draw(listed);
      return listed.length;
    },
  };
}

function hide(card: HTMLElement, selector: string, isHidden: boolean) {
  for (const part of card.querySelectorAll<HTMLElement>(selector)) part.hidden = isHidden;
}
