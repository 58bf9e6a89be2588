// See docs/decisions/0049-light-first-pages.md.

import { startIndexes } from './start-indexes.ts';
import { startReviews } from './start-reviews.ts';
import { startSlideshow } from './start-slideshow.ts';

/** The script of the home page. */
export function start(page: HTMLElement) {
  for (const hero of page.querySelectorAll<HTMLElement>('.hero')) startSlideshow(hero);
  for (const slider of page.querySelectorAll<HTMLElement>('.review-slider')) startReviews(slider);
  startIndexes(page);
}
