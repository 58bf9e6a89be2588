import type { Page } from 'playwright-core';

/** After the path of a page: `home`, `blog`, `admin-blogs-id`. */
export function nameOf(path: string) {
  return path.replaceAll(':', '').split('/').filter(Boolean).join('-') || 'home';
}

/** A page, or a state of it, worth looking at. */
export interface Screenshot {
  name: string;
  path: string;
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<unknown>;
  /** Something lies over the page, so only what a screen holds is of interest. */
  isOverlay?: boolean;
  /** In px; every width when left out. */
  widest?: number;
}
