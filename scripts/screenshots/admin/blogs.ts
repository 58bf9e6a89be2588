import type { Page } from 'playwright-core';
import { adminPageLoaded } from '../../../e2e/testing/admin-pages.ts';
import { contentOf, openBlog, tool } from '../../../e2e/testing/blog-pages.ts';
import * as blogMessages from '../../../src/contract/messages/blogs.ts';
import type { Screenshot } from '../screenshot.ts';

export const blogScreenshots: Screenshot[] = [
  {
    name: 'admin-blogs-empty',
    path: '/admin/blogs?q=nothing+like+it',
    act: (page) => page.getByText(blogMessages.empty).waitFor(),
  },
  { name: 'admin-blogs-delete', path: '/admin/blogs', act: askToDelete, isOverlay: true },
  { name: 'admin-blog-new', path: '/admin/blogs/new', act: (page) => contentOf(page).waitFor() },
  { name: 'admin-blog-mistakes', path: '/admin/blogs/new', act: addNothing },
  { name: 'admin-blog-edit', path: '/admin/blogs', act: editBlog },
  { name: 'admin-blog-link', path: '/admin/blogs/new', act: (page) => tool(page, 'Link').click(), isOverlay: true },
  {
    name: 'admin-blog-picture',
    path: '/admin/blogs/new',
    act: (page) => tool(page, 'Picture').click(),
    isOverlay: true,
  },
  { name: 'admin-blog-preview', path: '/admin/blogs', act: previewBlog, isOverlay: true },
];

async function askToDelete(page: Page) {
  await adminPageLoaded(page);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
}

async function addNothing(page: Page) {
  await contentOf(page).waitFor();
  await page.getByRole('button', { name: 'Add blog' }).click();
  await page.getByText('2 things to check').waitFor();
}

async function editBlog(page: Page) {
  await adminPageLoaded(page);
  await openBlog(page, 'Heat or cold: which one helps?');
}

async function previewBlog(page: Page) {
  await editBlog(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').locator('.article-text p').first().waitFor();
}
