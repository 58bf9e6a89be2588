import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

test('captures of a whole page show all of its sections', async () => {
  const page = await visit('/', { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
  for (const address of ['/', '/about', '/conditions', '/gallery']) {
    await page.goto(address);
    const hidden = await page
      .locator('main :is(h2, h3), footer p')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).map((one) => one.textContent),
      );
    expect([address, hidden]).toEqual([address, []]);
  }
});
