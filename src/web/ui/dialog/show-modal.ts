/** Opens a dialog as a modal. A scroll bar that takes up room leaves a gap of its width, so that nothing behind moves. */
export function showModal(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
  dialog.showModal();
}
