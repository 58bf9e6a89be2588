import { countVisits } from './count-visits.ts';
import { dismiss } from './dismissed-notice.ts';

/** Scripts of fields by their `data-part`, which load when someone uses the field. */
type FieldParts = Readonly<Record<string, () => Promise<{ start: (field: HTMLInputElement) => void }>>>;

/** Starts what public pages do with React and without it. */
export function behave(parts: FieldParts) {
  countVisits();
  const startPart = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const load = parts[target.dataset['part'] ?? ''];
    if (!load) return;
    delete target.dataset['part'];
    load().then(({ start }) => start(target), console.warn);
  };
  document.addEventListener('focusin', startPart);
  document.addEventListener('input', startPart);

  document.addEventListener('click', ({ target }) => {
    const notice = target instanceof Element && target.closest('button') && target.closest<HTMLElement>('.notice');
    if (notice) dismiss(notice);
    const expander = target instanceof Element && target.closest<HTMLElement>('button[data-other]');
    if (expander) expand(expander);
  });

  // The menu is not modal, so it closes behind those who leave it with the keyboard, and before a page that Back shows again.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>('#menu');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover();
  });
  window.addEventListener('pagehide', () => document.getElementById('menu')?.hidePopover());
}

/** Opens or closes what CSS shows beside the button, whose words and `data-other` change places. */
function expand(button: HTMLElement) {
  const { textContent, dataset, ariaExpanded } = button;
  button.textContent = dataset['other'] ?? '';
  dataset['other'] = textContent;
  button.ariaExpanded = String(ariaExpanded !== 'true');
}
