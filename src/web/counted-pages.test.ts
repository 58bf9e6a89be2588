import { expect, test } from 'vitest';
import { countedPages } from '#contract/plain/website-counts.ts';
import { publicPages } from './pages.ts';

test('visits are counted of every page of visitors, and of no other', () => {
  expect([...countedPages]).toEqual(publicPages.map(({ path }) => path));
});
