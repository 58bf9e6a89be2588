import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { adminPageLoaded } from './testing/admin-pages.ts';
import { measureThemes } from './testing/contrast.ts';
import { addressOf } from './testing/pages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

/** Pages with most kinds of parts; e2e/sweeps measures all. */
const visitors = ['/', '/conditions/:id', '/appointment', '/reviews', '/emergency'];
const inAdmin = ['/admin', '/admin/calendar', '/admin/clinic'];

test('every text and control stands out from its ground in every hue, light and dark', async () => {
  const paths = await Promise.all(visitors.map((path) => addressOf(site(), path)));
  const pages = [...paths, ...inAdmin];
  let [count, skipped] = [0, 0];
  const failures = await failuresOf(pages, async (path) => {
    const page = await (inAdmin.includes(path) ? visitAdmin : visit)(path, { viewport: { width: 1280, height: 900 } });
    if (inAdmin.includes(path)) await adminPageLoaded(page);
    const measured = Object.entries(await measureThemes(page));
    expect(measured).toHaveLength(12);
    for (const [, one] of measured) [count, skipped] = [count + one.count, skipped + one.skipped];
    expect(measured.flatMap(([theme, { faults }]) => faults.map((fault) => `${theme}: ${fault}`))).toEqual([]);
    await page.context().close();
  });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
  expect(skipped / count).toBeLessThan(0.2);
}, 120_000);
