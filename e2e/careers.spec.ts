import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import * as careerMessages from '#contract/messages/careers.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit } = prepareVisits();
const position = 'Physiotherapist, musculoskeletal';
const missing = /status of 404/;

test('how the clinic chooses stands in the owner’s words beside the openings and on the page of each', async () => {
  const api = await signInToApi(site());
  const body = { how_title: 'How we get to know you', step_2_title: 'You spend a day with us' };
  await api.texts.update({ params: { page: 'career' }, body });
  for (const path of ['/career', '/career/1']) {
    const page = await visit(path);
    const how = page.getByRole('region', { name: body.how_title });
    await expect
      .poll(() => how.locator('strong').allInnerTexts())
      .toEqual(['You apply', body.step_2_title, 'You visit us']);
  }
});

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  'with scripts: $javaScriptEnabled',
  (options) => {
    test('openings are listed with the experience they ask for, and each has a page', async () => {
      const page = await visit('/career', options);
      await expect.poll(() => page.title()).toBe('Career | Physiotherapy App');
      await expect
        .poll(() => page.getByRole('article').getByRole('heading').allInnerTexts())
        .toEqual([position, 'Physiotherapist, neurological rehabilitation', 'Front desk coordinator']);
      await expect
        .poll(() => page.getByRole('article').getByText('years of experience').allInnerTexts())
        .toEqual(['2 years of experience', '4 years of experience']);
      await expect.poll(() => page.getByText('1 year of experience').isVisible()).toBe(true);

      await page.getByRole('link', { name: `See the opening: ${position}` }).click();
      await page.waitForURL(/\/career\/\d+$/);
      await page.getByRole('heading', { level: 1, name: position }).waitFor();
      await expect.poll(() => page.title()).toBe(`${position} | Physiotherapy App`);
      await expect.poll(() => page.getByText('support further training').isVisible()).toBe(true);
      await expect.poll(() => page.getByText('2 years of experience').isVisible()).toBe(true);
    });

    test('applicants can mail, call or use WhatsApp, and written messages name the position', async () => {
      const page = await visit('/career/1', options);
      const apply = page.getByRole('complementary', { name: 'Apply for this opening' });
      const hrefOf = (name: string | RegExp) => apply.getByRole('link', { name }).getAttribute('href');

      const mail = new URL((await hrefOf('Apply by e-mail')) ?? '');
      expect(`${mail.protocol}${mail.pathname}`).toBe('mailto:hello@example.com');
      expect(mail.searchParams.get('subject')).toBe(`Application: ${position}`);
      expect(mail.searchParams.get('body')).toContain(position);

      await expect.poll(() => hrefOf('+91 00000 00000')).toBe('tel:+910000000000');

      const chat = new URL((await hrefOf(/WhatsApp/)) ?? '');
      expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000000');
      expect(chat.searchParams.get('text')).toContain(position);
      await expect.poll(() => apply.getByRole('link', { name: /WhatsApp/ }).getAttribute('target')).toBe('_blank');
    });
  },
);

describe('an opening that does not exist', () => {
  test.each(['/career/999999', '/career/cleaner'])('%s answers 404 with a way on', async (address) => {
    const page = await visit(address, { expected: [missing] });
    expect((await fetch(site().url + address)).status).toBe(404);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Opening not found.');
    await page.getByRole('link', { name: 'See all openings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Career' }).waitFor();
  });

  test('because it was deleted while its list was open', async () => {
    const opening = { position: 'Yoga teacher', description: 'For mornings.\n\nOnce a week.', experience: 0 };
    const api = await signInToApi(site());
    const { id } = await api.careers.create({ body: opening });
    const page = await visit('/career', { expected: [missing, /request failed: .*\/career\/\d+$/] });
    await api.careers.remove({ params: { id } });
    await page.getByRole('link', { name: 'See the opening: Yoga teacher' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Opening not found.');
  });
});

describe('no openings', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clinic-careers-'));
  // A cached page would hide that the list cannot be loaded.
  const clinic = prepareVisits({ SEED: 'reference', DATA_DIR: dataDir, PAGE_CACHE: 'off' });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('are shown too when the list cannot be loaded and none was cached, which is logged', async () => {
    const database = new DatabaseSync(path.join(dataDir, 'clinic.sqlite'));
    database.exec('alter table careers rename to careers_away');
    try {
      const page = await clinic.visit('/career', { expected: [/status of 503/] });
      await expect.poll(() => page.getByText(careerMessages.emptyPublic, { exact: true }).isVisible()).toBe(true);
      expect(clinic.site().output()).toContain('no such table: careers');
    } finally {
      database.exec('alter table careers_away rename to careers');
      database.close();
    }
  });

  test('are said with a way to write all the same', async () => {
    const page = await clinic.visit('/career');
    await expect.poll(() => page.getByText(careerMessages.emptyPublic, { exact: true }).isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: 'Write to us' }).getAttribute('href'))
      .toMatch(/^mailto:hello@example/);
  });
});
