/** How what moves by itself moves on. */
export interface Autoplay {
  /** In ms. */
  interval: number;
  onAdvance: () => void;
}

/**
 * Moves a part of the page by itself: not while the mouse or the focus is on it, not behind an open dialog, not after its `PauseButton` was
 * pressed or something in it has sent the event `pause`, and never for visitors who asked for less motion. Returns what starts the time
 * again, for a move by hand.
 */
export function autoplay(part: HTMLElement, { interval, onAdvance }: Autoplay) {
  const button = part.querySelector<HTMLElement>('.pause-button');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const holds = { pointer: false, focus: false };
  let timer: number | undefined;

  const restart = () => {
    window.clearInterval(timer);
    if (holds.pointer || holds.focus || stillness.matches || (button && 'paused' in button.dataset)) return;
    timer = window.setInterval(() => {
      if (!document.hidden && !document.querySelector('dialog:modal')) onAdvance();
    }, interval);
  };
  const hold = (by: keyof typeof holds, isHeld: boolean) => {
    holds[by] = isHeld;
    restart();
  };
  const togglePause = () => {
    if (!button) return;
    const { ariaLabel, dataset } = button;
    button.ariaLabel = dataset['play'] ?? '';
    dataset['play'] = ariaLabel ?? '';
    button.toggleAttribute('data-paused');
    restart();
  };

  // A finger does not rest on the screen like a mouse; it leaves no "leave" behind either.
  part.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('pointer', true));
  part.addEventListener('pointerleave', () => hold('pointer', false));
  part.addEventListener('focusin', () => hold('focus', true));
  part.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) hold('focus', false);
  });
  part.addEventListener('pause', () => button && !('paused' in button.dataset) && togglePause());
  button?.addEventListener('click', togglePause);
  stillness.addEventListener('change', restart);
  if (part.contains(document.activeElement)) holds.focus = true;
  restart();
  return restart;
}
