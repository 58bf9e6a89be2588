import { expect, test } from 'vitest';
import * as translationMessages from '#contract/messages/translations.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { contentOf, photo, tool } from './testing/blog-pages.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const phone = { width: 390, height: 844 };

test('an owner translates an opening beside its original, and hears of someone who was faster', async () => {
  const api = await signInToApi(site());
  await speak(site(), ['hi']);
  const opening = { position: 'Night guard', description: 'You watch the door.', experience: 1 };
  const { id } = await api.careers.create({ body: opening });
  const params = { language: 'hi', kind: 'opening', record: String(id) } as const;

  const page = await visitAdmin(`/admin/career?open=${id}`, { viewport: phone, expected: [/status of 412/] });
  await page.getByRole('link', { name: 'Hindi: 2 missing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Night guard' }).waitFor();
  const position = page.getByLabel('Position (हिन्दी)');
  await position.fill('रात का गार्ड');
  await expectAccessible(page);
  await api.translations.update({ params, body: { words: { position: 'पहरेदार' } } });
  await page.getByRole('button', { name: 'Save translation' }).click();
  await page.getByText('पहरेदार').first().waitFor();
  await expect.poll(() => position.inputValue()).toBe('रात का गार्ड');
  await page.getByRole('button', { name: 'Save translation' }).click();
  await page.getByText(translationMessages.saved).waitFor();
  await api.careers.update({ params: { id }, body: { ...opening, position: 'Guard' } });
  await page.goto(`${site().url}/admin/translations?language=hi`);
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Guard' })
    .getByText('1 missing, 1 older than the original')
    .waitFor();

  const visitor = await visit('/career', { viewport: phone });
  await visitor.getByText('Guard').first().waitFor();
  const answer = await fetch(`${site().url}/api/careers/${id}?lang=hi`);
  expect(await answer.json()).toMatchObject({ position: 'रात का गार्ड', untranslated: ['description'] });
});

const restored = 'What you had not saved is back.';

test('a draft of a translation survives a reload, and Discard goes back to what is saved', async () => {
  await speak(site(), ['hi']);
  const api = await signInToApi(site());
  const { id } = await api.careers.create({ body: { position: 'Cook', description: 'You cook.', experience: 1 } });
  const params = { language: 'hi', kind: 'opening', record: String(id) } as const;
  await api.translations.update({ params, body: { words: { position: 'रसोइया' } } });
  const page = await visitAdmin(`/admin/translations?language=hi&of=opening.${id}`, { viewport: phone });
  const position = page.getByLabel('Position (हिन्दी)');
  await expect.poll(() => position.inputValue()).toBe('रसोइया');
  await position.fill('हलवाई');
  await page.getByText('Not saved yet.').waitFor();
  await page.reload();
  await page.getByText(restored).waitFor();
  await expect.poll(() => position.inputValue()).toBe('हलवाई');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => position.inputValue()).toBe('रसोइया');
  await page.reload();
  await page.getByText('Everything is saved.').waitFor();
  await expect.poll(() => position.inputValue()).toBe('रसोइया');
});

test('a sign stands in Hindi alone once an owner has checked it', async () => {
  await speak(site(), ['hi']);
  const api = await signInToApi(site());
  const [sign] = await api.signs.list();
  const record = String(sign?.id);
  const { texts } = await api.translations.get({ params: { language: 'hi', kind: 'sign', record } });
  const words = texts.find(({ field }) => field === 'sign')?.text ?? '';
  const visitor = await visit('/hi/emergency', { viewport: phone });
  const shown = visitor.locator('.emergency-signs li').filter({ hasText: words });
  await shown.locator('[lang=en]').waitFor();

  const page = await visitAdmin(`/admin/translations?language=hi&of=sign.${record}`, { viewport: phone });
  await page.getByText('Not yet checked: visitors read the English as well.').waitFor();
  await page.getByRole('button', { name: 'Checked', exact: true }).click();
  await page.getByText(/^Checked by .+ on /).waitFor();
  await expectAccessible(page);
  await visitor.reload();
  await shown.waitFor();
  await expect.poll(() => shown.count()).toBe(1);
  await expect.poll(() => shown.locator('[lang=en]').count()).toBe(0);
});

test('the pictures of a blog stand in its translation as well, and it can have its own', async () => {
  await speak(site(), ['hi']);
  const api = await signInToApi(site());
  const { buffer, mimeType } = await photo();
  const image = new File([new Uint8Array(buffer)], 'knee.jpg', { type: mimeType });
  const { image_url } = await api.blogs.addPicture({ body: { image } });
  const content = `<p>One.</p><img src="${image_url}" alt="A knee" width="640" height="400"><p>Two.</p>`;
  const { id, slug } = await api.blogs.create({ body: { title: 'Knees in pictures', content, status: 'Published' } });
  const params = { language: 'hi', kind: 'blog', record: String(id) } as const;
  await api.translations.update({ params, body: { words: { content: '<p>एक।</p><p>दो।</p>' } } });

  const page = await visitAdmin(`/admin/translations?language=hi&of=blog.${id}`);
  const original = page.getByRole('button', { name: 'Add the picture of the original' });
  await original.click();
  await contentOf(page).getByRole('img', { name: 'A knee' }).waitFor();
  await original.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await contentOf(page).getByRole('img').waitFor({ state: 'detached' });
  await original.click();
  await contentOf(page).getByRole('img', { name: 'A knee' }).click();
  await tool(page, 'Picture').click();
  const change = page.getByRole('dialog', { name: 'Change the picture' });
  await change.getByLabel('What it shows').fill('एक घुटना');
  await change.getByRole('button', { name: 'Change picture' }).click();
  await contentOf(page).getByRole('img', { name: 'एक घुटना' }).waitFor();
  await page.reload();
  await page.getByText(restored).waitFor();
  await contentOf(page).getByRole('img', { name: 'एक घुटना' }).waitFor();

  await contentOf(page).getByText('दो।').click();
  await page.keyboard.press('End');
  await tool(page, 'Picture').click();
  const add = page.getByRole('dialog', { name: 'Add a picture' });
  await add.getByLabel('Picture', { exact: true }).setInputFiles(await photo('own.jpg'));
  await add.getByLabel('What it shows').fill('दो घुटने');
  await add.getByRole('button', { name: 'Add picture' }).click();
  await contentOf(page).getByRole('img', { name: 'दो घुटने' }).waitFor();
  await page.getByRole('button', { name: 'Save translation' }).click();
  await page.getByText(translationMessages.saved).waitFor();

  const visitor = await visit(`/hi/blog/${slug}`);
  const text = visitor.locator('.article-text');
  await expect
    .poll(() => text.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt)))
    .toEqual(['एक घुटना', 'दो घुटने']);
  const knee = text.getByRole('img', { name: 'एक घुटना' });
  await knee.scrollIntoViewIfNeeded();
  await expect.poll(() => knee.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const answer = await fetch(`${site().url}/api/published-blogs/${slug}?lang=hi`);
  expect((await answer.json()).content_html).toMatch(/^<p>एक।<\/p><img [^>]*alt="एक घुटना"[^>]*><p>दो/);
});

test('the Team page leads to the translation of a practitioner', async () => {
  await speak(site(), ['hi']);
  const page = await visitAdmin('/admin/clinic/team', { viewport: phone });
  await page.locator('#practitioners summary').first().click();
  await page.getByRole('link', { name: /^Hindi: / }).click();
  await page.getByLabel('Name (हिन्दी)').waitFor();
  await expect.poll(() => page.url()).toMatch(/of=practitioner\.\d+$/);
});
