import { expect, test } from 'vitest';
import * as translationMessages from '#contract/messages/translations.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

const phone = { width: 390, height: 844 };

test('an owner translates an opening beside its original, and hears of someone who was faster', async () => {
  const api = await signInToApi(site());
  const { version: _, retentionMonths: __, offersTimes: ___, ...profile } = await api.clinic.get();
  await api.clinic.update({ body: { ...profile, languages: ['hi'] } });
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
