import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf } from './testing/blog-pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { visitAdmin } = prepareVisits();

/** The scripts of each part that loads later, its own first. */
const scripts = JSON.parse(readFileSync('build/client-scripts.json', 'utf8')) as Record<string, string[]>;

test('a part that loads later is retried once: the blog editor', async () => {
  const page = await visitAdmin('/admin', { expected: [/ERR_FAILED/, /request failed/, /ScriptError/] });
  const blocked: string[] = [];
  await page.route(`**${scripts['admin/editor/rich-text.tsx']?.[0]}`, (route) => {
    if (blocked.length === 1) return route.continue();
    blocked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/admin/blogs/new');
  await contentOf(page).waitFor();
  expect(blocked).toHaveLength(1);
});
