import { beforeAll, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { listQuestions } from './testing/admin-dialogs.ts';
import { type Planted, plantTexts } from './testing/plant-texts.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const colleague = { email: 'colleague@example.com', password: 'a long enough password' };
const questions = (planted: Planted) => listQuestions(planted, colleague.email);

let planted: Planted;
beforeAll(async () => {
  planted = await plantTexts(site(), 'Walked Through', 'A text.');
  await (await signInToApi(site())).administrators.create({
    body: { ...colleague, currentPassword: site().admin.password },
  });
});

const named = questions({ name: '' } as Planted).map(({ what }) => what);

test.each(named)('the question before %s has a description and starts on Cancel', async (what) => {
  const question = questions(planted).find((one) => one.what === what);
  const page = await visitAdmin(question?.path ?? '', { viewport: { width: 1440, height: 900 } });
  const opener = await question?.opener(page);
  await opener?.waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  // The key that opens it stays down, as with someone who presses it for too long.
  await opener?.focus();
  await page.keyboard.down('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const [heading, description] = await dialog.evaluate((element) =>
    ['aria-labelledby', 'aria-describedby'].map(
      (name) => document.getElementById(element.getAttribute(name) ?? '')?.textContent,
    ),
  );
  expect(heading).toMatch(/\?$/);
  expect(description).toMatch(/\.$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^(Cancel|Keep editing)$/);
  await page.keyboard.down('Enter');
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('button-danger');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
});
