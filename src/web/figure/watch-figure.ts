/**
 * Answers on the page what a figure and its list of areas lead to. They are links, which browsers follow before this script runs, and when
 * the rest of it cannot be loaded. A slideshow around the figure pauses.
 */
export function watchFigure() {
  document.addEventListener('click', (event) => {
    const { target, detail } = event;
    const pressed = target instanceof Element && target.closest('.touch-figure :is(a[data-area], .area-close)');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const address = pressed.getAttribute('href');
    event.preventDefault();
    pressed.dispatchEvent(new Event('pause', { bubbles: true }));
    import('./touch-figure.ts')
      .then(({ touch, close }) => (address ? touch(pressed, address) : close(pressed, detail === 0)))
      .catch(() => address && location.assign(address));
  });
}
