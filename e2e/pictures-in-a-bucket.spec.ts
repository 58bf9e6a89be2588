import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as serverMessages from '#contract/messages/server.ts';
import { startS3Emulator } from '#server/testing/s3-emulator.ts';
import { contentOf, openBlogs, openNewBlog, photo, titleOf } from './testing/blog-pages.ts';
import { runToEnd } from './testing/site.ts';
import { prepareVisits } from './testing/visits.ts';

const emulator = await startS3Emulator();
const { STORAGE_URL } = emulator.environment;
afterAll(() => emulator.close());
const { site, visit, visitAdmin } = prepareVisits({
  ...emulator.environment,
  STORAGE_URL: `${STORAGE_URL}&redirects=on`,
});

test('a form whose picture cannot be stored stays as it is, and is saved when the bucket is back', async () => {
  const page = await visitAdmin('/admin', { expected: [/503/, new RegExp(serverMessages.storageUnavailable)] });
  await openBlogs(page);
  await openNewBlog(page);
  await titleOf(page).fill('Knees and stairs');
  await contentOf(page).fill('Take the stairs slowly.');
  await page.getByLabel('Picture (optional)', { exact: true }).setInputFiles(await photo('stairs.jpg'));
  const chosen = page.getByRole('img', { name: 'Chosen picture: stairs.jpg', exact: true });
  await chosen.waitFor();
  await page.getByLabel('Status').selectOption('Published');
  const save = page.getByRole('button', { name: 'Add blog', exact: true });

  emulator.hasBucket = false;
  await save.click();
  await page.getByText(serverMessages.storageUnavailable).first().waitFor();
  await expect.poll(() => titleOf(page).inputValue()).toBe('Knees and stairs');
  await expect.poll(() => contentOf(page).innerText()).toBe('Take the stairs slowly.');
  await expect.poll(() => chosen.count()).toBe(1);
  emulator.hasBucket = true;
  await save.click();
  await page.waitForURL(/\/admin\/blogs\/\d+$/);

  // Visitors get the picture from the bucket, which the policy of the page allows.
  const visitor = await visit('/blog/knees-and-stairs');
  const picture = visitor.locator('article img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(0);
  expect(readdirSync(path.join(site().dataDir, 'uploads'))).toEqual([]);
});

test('a wrong key stops the start with one line that names it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { code, output } = await runToEnd({
    DATA_DIR: dataDir,
    ...emulator.environment,
    AWS_SECRET_ACCESS_KEY: 'wrong',
  });
  expect(code).toBe(1);
  expect(output).toBe(
    'STORAGE_URL: the bucket clinic cannot be used: AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.\n',
  );
});
