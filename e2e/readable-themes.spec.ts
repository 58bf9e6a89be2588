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

test('words that are hard to read are found, with their colours', async () => {
  const page = await visit('/privacy');
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Hard to read';
    faint.style.color = '#8a8a8a';
    document.querySelector('main')?.append(faint);
  });
  const { 'pine light': light, 'pine dark': dark } = await measureThemes(page);
  expect(light?.faults).toEqual([
    expect.stringMatching(/^"Hard to read" p.*138 138 138 on 251 247 240 is 3\.\d\d, not 4\.5$/),
  ]);
  expect(dark?.faults).toEqual([]);
});
