import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as applicationMessages from '#contract/messages/applications.ts';
import { defaultPrivacyVersion } from '#contract/plain/text-fields.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { takeTime } from './testing/booking-page.ts';
import { writeZeros } from './testing/photos.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference', hasTouch: true } as const;
const cv = (text = '%PDF-1.7\n%%EOF\n', name = 'cv.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

async function newest() {
  const [application] = (await (await signInToApi(site())).applications.list()).body;
  return application;
}

describe.each([
  { how: 'on a phone with motion', options: phone },
  { how: 'without scripts', options: { ...phone, javaScriptEnabled: false } },
])('$how', ({ how, options }) => {
  test('someone applies for an opening with a file', async () => {
    const page = await visit('/career/1', options);
    await page.getByRole('link', { name: 'Apply for this job' }).click();
    await page.getByRole('heading', { level: 1, name: 'Apply for this opening' }).waitFor();
    await page.getByLabel('Name').fill(`Ilsa ${how}`);
    await page.getByLabel('Phone').fill('+91 00000 00003');
    await page.getByLabel('Your CV, as a file').setInputFiles(cv());
    await takeTime(page);
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.getByRole('heading', { level: 1, name: applicationMessages.sent }).waitFor();
    await expect
      .poll(() => newest())
      .toMatchObject({
        name: `Ilsa ${how}`,
        position: 'Physiotherapist, musculoskeletal',
        email: null,
        letter: null,
        file_type: 'pdf',
        privacy_notice: defaultPrivacyVersion,
      });
  });

  test('a mistake leaves what was typed, and is said at its field', async () => {
    const page = await visit('/career/1/apply', { ...options, expected: [/status of 422/] });
    await page.getByLabel('Name').fill('Ilsa Candidate');
    await page.getByLabel('Phone').fill('+91 00000 00003');
    await page.getByLabel('A short letter').fill('I can start in May.');
    const file = page.getByLabel('Your CV, as a file');
    await file.setInputFiles(cv('MZ a program', 'cv.pdf'));
    await takeTime(page);
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.getByRole('link', { name: applicationMessages.wrongType }).click();
    await expect.poll(() => file.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel('A short letter').inputValue()).toBe('I can start in May.');
    await file.setInputFiles(cv());
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.getByRole('heading', { level: 1, name: applicationMessages.sent }).waitFor();
    await expect.poll(() => newest()).toMatchObject({ name: 'Ilsa Candidate', letter: 'I can start in May.' });
  });
});

test('a photo of 40 MB is not sent, and nothing typed is lost', async () => {
  const page = await visit('/career/1/apply', phone);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.getByLabel('Name').fill('Ilsa Candidate');
  await page.getByLabel('Phone').fill('+91 00000 00003');
  await page.getByLabel('Your CV, as a file').setInputFiles(writeZeros('photo.jpg', 40 * 1_048_576));
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByRole('link', { name: applicationMessages.tooLarge }).waitFor();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ilsa Candidate');
  expect(sent).toEqual([]);
});

test('a photo of 40 MB from a page without scripts is answered with a sentence', async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(40 * 1_048_576)], 'photo.jpg'));
  const answer = await fetch(`${site().url}/career/1/apply`, { method: 'POST', body: form });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(applicationMessages.tooLarge);
});

test('a form that is sent from another site is refused', async () => {
  const headers = { Origin: 'https://elsewhere.example' };
  const answer = await fetch(`${site().url}/career/1/apply`, { method: 'POST', headers, body: new FormData() });
  expect(answer.status).toBe(403);
});

test('the page is closed with its opening', async () => {
  const closed = await visit('/career/999999/apply', { expected: [/status of 404/] });
  await expect.poll(() => closed.getByRole('heading', { level: 1 }).innerText()).toBe('Opening not found.');
});

test('an owner downloads the file, deletes the application and brings it back', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Nora Candidate', phone: '+91 00000 00004', letter: 'Hello.' }))
    form.set(name, value);
  form.set('file', new File(['%PDF-1.7\n%%EOF\n'], 'cv.pdf'));
  expect((await fetch(`${site().url}/api/careers/1/applications`, { method: 'POST', body: form })).status).toBe(201);

  const page = await visitAdmin('/admin/career');
  await page
    .getByRole('navigation', { name: 'Career' })
    .getByRole('link', { name: /Applications \d+ new/ })
    .click();
  const row = page.getByRole('row', { name: /Nora Candidate/ });
  await row.getByText('Letter').click();
  await expect.poll(() => row.getByText('Hello.').isVisible()).toBe(true);
  await expect.poll(() => row.getByText('New', { exact: true }).isVisible()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download the file of Nora Candidate' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^application-\d+\.pdf$/);
  expect(readFileSync(await download.path()).toString()).toBe('%PDF-1.7\n%%EOF\n');
  await row.getByText('New', { exact: true }).waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: 'Delete the application of Nora Candidate' }).click();
  await row.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await expectAccessible(page);
});
