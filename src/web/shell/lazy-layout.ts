/**
 * Runs in the head of the first page of a visit, which then lays out its sections as they come near (styles/layout.css). Not
 * after a reload or Back, nor with a fragment: then the browser scrolls to a position that depends on the true heights. The keys that
 * lead to the end depend on them too.
 */
export const startLazyLayout = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) {
  const page = document.documentElement;
  page.toggleAttribute('data-lazy-layout', true);
  addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) page.removeAttribute('data-lazy-layout');
  });
}`;

/** Shows the page that follows with its true heights, so that going back restores the scroll position. */
export function endLazyLayout() {
  document.documentElement.removeAttribute('data-lazy-layout');
}
