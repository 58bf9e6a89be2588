import { beforeAll, expect, test } from 'vitest';
import { editors, expectUncovered, name, stopToasts } from '../testing/editors.ts';
import { plantTexts } from '../testing/plant-texts.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

beforeAll(() => plantTexts(site(), name, 'A text.'));

test('at 390 and 1440 px no message covers the button that saves, whatever is open', async () => {
  const names = Object.keys(editors) as (keyof typeof editors)[];
  expect(names.length).toBeGreaterThan(10);
  const expected = [/ERR_FAILED|request failed|ApiError/];
  const prepare = async (page: Parameters<typeof expectUncovered>[0]) => void (await page.addInitScript(stopToasts));
  await expectUncovered(await visitAdmin('/admin/reviews', { expected, prepare }), names);
});
