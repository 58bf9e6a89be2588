/**
 * Answers on the page what a figure and its list of areas lead to. They are links, which browsers follow before this script runs, and when
 * the rest of it cannot be loaded.
 */
export function watchFigure() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('.touch-figure [data-area]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const follow = () => location.assign(link.getAttribute('href') ?? '');
    import('./touch-figure.ts').then(({ touch }) => touch(link)).catch(follow);
  });
}
