/** The backdrop belongs to the dialog itself: a press outside of its box is on it. */
export function isOnBackdrop(dialog: HTMLElement, { target, clientX, clientY }: MouseEvent) {
  if (target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/**
 * Calls `onPress` for a click on the backdrop of a dialog without React. A press that begins inside, such as on selected text, and ends on
 * the backdrop does not count.
 */
export function watchBackdrop(dialog: HTMLDialogElement, onPress: () => void) {
  let isInside = false;
  dialog.addEventListener('mousedown', (event) => {
    isInside = !isOnBackdrop(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (isOnBackdrop(dialog, event) && !isInside) onPress();
  });
}

/** Ignores the second click of a double click that has closed a dialog: it would reach what was below. */
export function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => event.detail > 1 && event.preventDefault();
  window.addEventListener('click', ignore, { capture: true, once: true });
}
