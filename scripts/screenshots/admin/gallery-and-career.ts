import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const galleryAndCareerScreenshots: Screenshot[] = [
  { name: 'admin-gallery-queue', path: '/admin/gallery', act: queuePictures },
  { name: 'admin-gallery-add', path: '/admin/gallery?open=new', act: send('Add to the gallery'), isOverlay: true },
  { name: 'admin-gallery-edit', path: '/admin/gallery?open=2', act: opened('Save changes'), isOverlay: true },
  {
    name: 'admin-gallery-delete',
    path: '/admin/gallery',
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    isOverlay: true,
  },
  { name: 'admin-career-add', path: '/admin/career?open=new', act: send('Add opening'), isOverlay: true },
  { name: 'admin-career-edit', path: '/admin/career?open=2', act: opened('Save changes'), isOverlay: true },
];

/** A form that is sent as it is, with its mistakes. */
function send(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByText(/things? to check/).waitFor();
  };
}

function opened(button: string) {
  return (page: Page) => page.getByRole('button', { name: button }).waitFor();
}

/** A drawing of the site itself, and something that is no picture. */
async function queuePictures(page: Page) {
  const buffer = await readFile(new URL('../../../src/server/storage/art/share-card.png', import.meta.url));
  await page.getByLabel('choose them').setInputFiles([
    { name: 'our-treatment_room.png', mimeType: 'image/png', buffer },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
}
