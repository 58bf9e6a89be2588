import type { Page } from 'playwright-core';
import type { Screenshot } from '../screenshot.ts';

export const conditionScreenshots: Screenshot[] = [
  { name: 'admin-conditions-none', path: '/admin/conditions?q=nothing' },
  { name: 'admin-conditions-delete', path: '/admin/conditions/2', act: pressed('Delete'), isOverlay: true },
  { name: 'admin-conditions-mistakes', path: '/admin/conditions/new', act: pressed('Add the condition') },
  { name: 'admin-conditions-gone', path: '/admin/conditions/999999' },
  { name: 'admin-symptoms-add', path: '/admin/conditions/symptoms', act: pressed('Add a symptom'), isOverlay: true },
  {
    name: 'admin-symptoms-delete',
    path: '/admin/conditions/symptoms',
    act: pressed('Delete Foot drop'),
    isOverlay: true,
  },
];

function pressed(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click();
}
