import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import * as blogMessages from '#contract/messages/blogs.ts';
import * as reviewMessages from '#contract/messages/reviews.ts';
import { signInToApi } from './testing/admin-api.ts';
import { plantTexts } from './testing/plant-texts.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const name = 'Switched Sample';
const colleague = { email: 'colleague@example.com', password: 'a long enough password' };

beforeAll(async () => {
  const api = await signInToApi(site());
  await plantTexts(site(), name, 'A text.');
  await api.reviews.submit({
    body: { name: 'New Sample', email: 'a@example.com', mobile: '+91 00000 00000', rating: 4 },
  });
  const { id } = await api.people.create({
    body: { ...colleague, currentPassword: site().admin.password },
  });
  await api.people.setAccess({ params: { id }, body: { disabled: true } });
});

/**
 * Controls that send a change at once, without a question first. The page shows the change before it is sent; `done` is
 * the toast that follows.
 */
const switches = {
  'showing a review': {
    path: '/admin/reviews',
    find: (page: Page) => page.getByRole('switch', { name: `the review of ${name}` }),
    done: reviewMessages.visibilityUpdated,
  },
  'hiding a new review': {
    path: '/admin/reviews',
    find: (page: Page) => page.getByRole('button', { name: 'Hide the review of New Sample' }),
    done: reviewMessages.visibilityUpdated,
  },
  'publishing a blog': {
    path: '/admin/blogs',
    find: (page: Page) => page.getByRole('switch', { name: `Published: ${name}` }),
    done: blogMessages.statusUpdated,
  },
  'allowing access': {
    path: '/admin/people',
    find: (page: Page) => page.getByRole('button', { name: `Allow access of ${colleague.email}` }),
    done: `${colleague.email} can sign in again.`,
  },
};

test.each(Object.entries(switches))('a double-click on %s sends it once', async (_what, { path, find, done }) => {
  const page = await visitAdmin(path, { viewport: { width: 1440, height: 900 } });
  await find(page).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await find(page).dblclick();
  await page.getByRole('status', { name: 'Messages' }).getByText(done).first().waitFor();
  expect(sent).toHaveLength(1);
});

test.each(['Dark header and footer', 'Start pop-up'])(
  'a double-click on the switch “%s” moves it once',
  async (label) => {
    const page = await visitAdmin('/admin/clinic', { viewport: { width: 1440, height: 900 } });
    const found = page.getByRole('switch', { name: label });
    const before = await found.isChecked();
    await found.dblclick();
    await expect.poll(() => found.isChecked()).toBe(!before);
  },
);
