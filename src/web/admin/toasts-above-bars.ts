import { useEffect } from 'react';
import { isPopoverOpen } from '#web/ui/dialog/popovers.ts';

/** Bars that save or send, and stay at hand below scrolling content. */
const bars = '.save-bar, .clinic-save, .condition-save, .dialog-footer';

/**
 * Tells the styles of the messages how much of the window's bottom a message must leave free, so that it never covers a button that saves. It
 * is measured, because bars grow: by a line on narrow screens, and by why saving failed.
 */
export function useToastsAboveBars() {
  useEffect(() => {
    const measure = () => {
      const region = document.querySelector<HTMLElement>('.toasts');
      if (!region || !isPopoverOpen(region)) return;
      const toasts = region.getBoundingClientRect();
      const tops = [...document.querySelectorAll(bars)]
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ left, right }) => left < toasts.right && right > toasts.left)
        .map(({ top }) => top)
        .filter((top) => top > window.innerHeight / 3 && top < window.innerHeight);
      const room = Math.max(0, ...tops.map((top) => window.innerHeight - top));
      // On the region: the style of whatever inherits it is computed again.
      region.style.setProperty('--save-bar', `${room}px`);
    };
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    const moves = ['scroll', 'resize', 'transitionend'];
    for (const move of moves) window.addEventListener(move, measure, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      for (const move of moves) window.removeEventListener(move, measure, { capture: true });
    };
  }, []);
}
