import type { Page } from 'playwright-core';
import { openRequest } from '../../e2e/testing/admin-pages.ts';
import type { Shot } from './shot.ts';

/** The tabs of the admin area and their states, once signed in. */
export const adminShots: Shot[] = [
  { name: 'admin-appointments', path: '/admin', act: listed },
  {
    name: 'admin-appointments-open',
    path: '/admin',
    act: (page) => openRequest(page, 'Fatima Sample'),
    isOverlay: true,
  },
];

/** Its data comes after the page. */
function listed(page: Page) {
  return page.getByText('newest first').last().waitFor();
}
