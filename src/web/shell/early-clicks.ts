import { useEffect } from 'react';

declare global {
  interface Window {
    /** Undefined once scripts have run. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/** Runs in the head of the page: remembers which buttons were pressed that do nothing before scripts have run. */
export const recordEarlyClicks = `window.earlyClicks = [];
addEventListener('click', ({ target }) => {
  const button = target.closest('button.needs-script, .needs-script button');
  if (button) window.earlyClicks?.push(button);
});`;

/** Presses them once the page is hydrated. */
export function useEarlyClicks() {
  useEffect(() => {
    const buttons = window.earlyClicks ?? [];
    window.earlyClicks = undefined;
    for (const button of buttons) button.click();
  }, []);
}
