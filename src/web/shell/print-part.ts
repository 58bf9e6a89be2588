/**
 * A button with `data-prints` prints one part of its page: while the root names that part in `data-printed`, styles for paper leave the
 * rest out.
 */
export function watchPrintButtons() {
  const root = document.documentElement;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-prints]');
    if (!button) return;
    root.dataset['printed'] = button.dataset['prints'];
    window.print();
  });
  window.addEventListener('afterprint', () => delete root.dataset['printed']);
}
