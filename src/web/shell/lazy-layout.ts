/**
 * Runs in the head of the first page of a visit, which then lays out its sections as they come near (styles/layout.css). Not
 * after a reload or Back, nor with a fragment: then the browser scrolls to a position that depends on the true heights.
 */
export const startLazyLayout = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
  document.documentElement.toggleAttribute('data-lazy-layout', true);`;

/** Whether the page that follows is laid out as it is read too: not after Back, so that its scroll position can be restored. */
export function setLazyLayout(isLazy: boolean) {
  document.documentElement.toggleAttribute('data-lazy-layout', isLazy);
}
