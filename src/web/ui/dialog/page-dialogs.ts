// See docs/decisions/0049-light-first-pages.md.

import type { AtHand } from '#web/shell/page-parts.ts';

/**
 * Opens dialogs of a page without React. In a part with `data-part="dialogs"`, a link with `data-held` and `data-opens` opens the dialog
 * with that id, and is a button from now on; without scripts it leads elsewhere. An open dialog is an entry of the browser's history, so
 * Back closes it. A dialog closes by a button in a form with the method `dialog`.
 */
export function start(part: HTMLElement, { showModal, watchBackdrop, ignoreSecondClick }: AtHand) {
  const dialogOf = (id: unknown) => {
    const found = typeof id === 'string' ? document.getElementById(id) : null;
    return found instanceof HTMLDialogElement && part.contains(found) ? found : undefined;
  };
  const opened = () => dialogOf((window.history.state as { dialog?: string } | null)?.dialog);
  const dialogs = part.querySelectorAll('dialog');

  /** Shows what the history says. */
  const follow = () => {
    const wanted = opened();
    for (const dialog of dialogs) if (dialog !== wanted) dialog.close();
    showModal(wanted ?? null);
  };
  for (const opener of part.querySelectorAll<HTMLElement>('a[data-opens]')) {
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
    opener.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      window.history.pushState({ dialog: opener.dataset['opens'] }, '');
      follow();
    });
  }
  for (const dialog of dialogs) {
    watchBackdrop(dialog, () => dialog.close());
    dialog.addEventListener('close', () => {
      ignoreSecondClick();
      if (opened() === dialog) window.history.back();
    });
  }
  window.addEventListener('popstate', follow);
  follow();
}
