import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { measureThemes } from '../testing/contrast.ts';
import { addressOf, adminPaths, visitorPaths } from '../testing/pages.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const size = { viewport: { width: 1280, height: 900 } };

test('every text and control of every page stands out from its ground in every hue, light and dark', async () => {
  const [visitor, owner] = [await visit('/', size), await visitAdmin('/admin', size)];
  let [count, skipped] = [0, 0];
  const failures = await failuresOf([...visitorPaths, ...adminPaths], async (path) => {
    const isAdmin = path.startsWith('/admin');
    const page = isAdmin ? owner : visitor;
    await page.goto(isAdmin ? path : await addressOf(site(), path));
    await (isAdmin ? adminPageLoaded(page) : scriptsRun(page));
    const measured = Object.entries(await measureThemes(page));
    for (const [, one] of measured) [count, skipped] = [count + one.count, skipped + one.skipped];
    expect(measured.flatMap(([theme, { faults }]) => faults.map((fault) => `${theme}: ${fault}`))).toEqual([]);
  });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(40_000);
  expect(skipped / count).toBeLessThan(0.2);
}, 600_000);
