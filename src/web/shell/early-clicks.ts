import { useEffect } from 'react';

declare global {
  interface Window {
    pressEarly?: () => void;
  }
}

/** Runs in the head of the page: remembers which buttons were pressed that do nothing before scripts have run. */
export const recordEarlyClicks = `{
let pressed = [];
addEventListener('click', ({ target }) => {
  const button = target.closest('button.needs-script, .needs-script button');
  if (button) pressed?.push(button);
});
window.pressEarly = () => {
  const buttons = pressed ?? [];
  pressed = undefined;
  for (const button of buttons) button.click();
};
}`;

/** Presses them once the page is hydrated. */
export function useEarlyClicks() {
  useEffect(() => window.pressEarly?.(), []);
}
