// See docs/decisions/0049-light-first-pages.md.

import { ignoreSecondClick, watchBackdrop } from '#web/ui/dialog/on-backdrop.ts';
import { showModal } from '#web/ui/dialog/show-modal.ts';

/** Functions that every page without React has at once, so that the script of a part need not bring them along. */
const atHand = { showModal, watchBackdrop, ignoreSecondClick };
export type AtHand = typeof atHand;

/** Scripts of parts of a page by their `data-part`. */
export type PageParts = Readonly<Record<string, () => Promise<{ start: (part: HTMLElement, has: AtHand) => void }>>>;

/**
 * Loads the scripts of the page's parts after the first paint. Until then, clicks on what needs them wait: on buttons with `needs-script`
 * and on links with `data-held`. They are repeated once the script runs; if it cannot be loaded, such a link leads where it leads without
 * scripts.
 */
export function startParts(parts: PageParts) {
  const found = [...document.querySelectorAll<HTMLElement>('[data-part]:not(input)')].flatMap((part) => {
    const load = parts[part.dataset['part'] ?? ''];
    return load ? [{ part, load, release: holdClicks(part) }] : [];
  });
  if (found.length === 0) return;
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    for (const { part, load, release } of found)
      void load()
        .then(({ start }) => start(part, atHand))
        .catch(console.warn)
        .then(() => {
          delete part.dataset['part'];
          release();
        });
  }).observe({ type: 'paint', buffered: true });
}

function holdClicks(part: HTMLElement) {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('button.needs-script, .needs-script button, a[data-held]');
    if (!control || ctrlKey || metaKey || shiftKey || control.closest('[data-part]') !== part) return;
    event.preventDefault();
    held.push(control);
  };
  part.addEventListener('click', hold);
  return () => {
    part.removeEventListener('click', hold);
    for (const control of held) control.click();
  };
}
