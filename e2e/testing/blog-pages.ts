import type { Page } from 'playwright-core';
import sharp from 'sharp';

export const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/** Follows the link to the blogs, without loading a new document. */
export async function openBlogs(page: Page) {
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await page.getByText('newest first').last().waitFor();
}

export async function openNewBlog(page: Page) {
  await page.getByRole('link', { name: 'Add a blog' }).click();
  await contentOf(page).waitFor();
}

export async function openBlog(page: Page, title: string) {
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await contentOf(page).waitFor();
}

/** A JPEG file, as a camera makes it. */
export async function photo(name = 'knee.jpg') {
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#14665e' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Pastes HTML as if it had been copied from another page. */
export async function pasteHtml(page: Page, html: string) {
  await contentOf(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
