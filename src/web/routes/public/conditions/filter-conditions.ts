import { byName } from '#web/search/by-name.ts';
import { loadSearch } from '#web/search/load-search.ts';
import { describeCount } from './count-conditions.ts';

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];

/** Narrows the conditions from A to Z while someone types. */
export function start(field: HTMLInputElement) {
  const entries = all('.condition-letters li li').map((row) => ({ name: row.textContent ?? '', row }));

  async function apply() {
    const typed = field.value;
    const search = await loadSearch().catch(() => byName);
    if (field.value !== typed) return;
    const shown = new Set(search.filter('conditions', entries, typed));
    for (const entry of entries) entry.row.hidden = !shown.has(entry);
    for (const letter of all('.condition-letters > li')) letter.hidden = !letter.querySelector('li:not([hidden])');
    for (const part of all('#a-to-z .condition-index'))
      part.hidden = (shown.size === 0) !== part.matches('.no-conditions');
    for (const count of all('.index-tools p')) count.textContent = describeCount(shown.size, entries.length);
  }

  field.addEventListener('input', () => void apply());
  for (const button of all('.no-conditions button')) {
    button.addEventListener('click', () => {
      field.value = '';
      field.focus();
      void apply();
    });
  }
  void apply();
}
