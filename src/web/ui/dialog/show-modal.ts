/**
 * Opens a dialog as a modal, behind which the page does not scroll. An attribute says so: for `:has(dialog:modal)` browsers search the
 * whole document, again and again.
 */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  note();
  dialog.addEventListener('close', note);
}

function note() {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}
