import { useLayoutEffect, useState } from 'react';
import { useMatches } from 'react-router';

/**
 * Runs in the head of the first page of a visit, which then lays out its sections as they come near (styles/layout.css). Not
 * after a reload or Back, nor with a fragment: then the browser scrolls to a position that depends on the true heights.
 */
export const startLazyLayout = `if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
  document.documentElement.toggleAttribute('data-lazy-layout', true);`;

/**
 * Ends it with the first client navigation, so that going back restores the scroll position. A dialog that has an address of
 * its own does not count: the page stays below it.
 */
export function useLazyLayout() {
  const page = useMatches()[2]?.pathname;
  const [first] = useState(page);
  useLayoutEffect(() => {
    if (page !== first) document.documentElement.removeAttribute('data-lazy-layout');
  });
}
