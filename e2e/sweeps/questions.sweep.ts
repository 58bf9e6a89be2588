import type { Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { signInToApi } from '../testing/admin-api.ts';
import { listQuestions } from '../testing/admin-dialogs.ts';
import { type Planted, plantTexts } from '../testing/plant-texts.ts';
import { prepareVisits } from '../testing/visits.ts';

const { site, visitAdmin } = prepareVisits();

const colleague = { email: 'colleague@example.com', password: 'a long enough password' };

let planted: Planted;
beforeAll(async () => {
  planted = await plantTexts(site(), 'Walked Through', 'A text.');
  await (await signInToApi(site())).people.create({
    body: { ...colleague, currentPassword: site().admin.password },
  });
});

test('every question has a description and starts on Cancel', async () => {
  const page = await visitAdmin('/admin', { viewport: { width: 1440, height: 900 } });
  page.on('dialog', (dialog) => void dialog.accept()); // the browser asks about what is unsaved
  const failures = await failuresOf(listQuestions(planted, colleague.email), async ({ what, path, opener }) => {
    await page.goto(path);
    const button = await opener(page);
    await button.waitFor();
    const sent: string[] = [];
    const note = (request: Request) => request.method() !== 'GET' && sent.push(`${what} sends ${request.url()}`);
    page.on('request', note);

    // The key that opens it stays down, as with someone who presses it for too long.
    await button.focus();
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
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^(Cancel|Keep editing)$/);
    await page.keyboard.down('Enter');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('button-danger');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await page.keyboard.up('Enter');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
    page.off('request', note);
  });
  expect(failures).toEqual([]);
});
