import type { Page } from 'playwright-core';

/** A name made from the path of a page: `home`, `blog`, `admin-blogs-id`. */
export function nameOf(path: string) {
  return path.replaceAll(':', '').split('/').filter(Boolean).join('-') || 'home';
}

/** A page, or a state of it, to take a picture of. */
export interface Screenshot {
  name: string;
  path: string;
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<unknown>;
  /** Something covers the page, so only the visible part is taken. */
  isOverlay?: boolean;
  /** Widest window in px; all widths if omitted. */
  widest?: number;
  narrowest?: number;
  /** Emulates paper. */
  media?: 'print';
}

const layOutEverything = '* { content-visibility: visible !important }';

/** Lays out all sections and loads all pictures, which otherwise wait until they come near. */
export async function loadPictures(page: Page) {
  await page.evaluate(async (everything) => {
    document.documentElement.removeAttribute('data-lazy-layout');
    document.head.append(Object.assign(document.createElement('style'), { textContent: everything }));
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  }, layOutEverything);
}
