import { expect, test } from 'vitest';
import { confirm } from '../src/languages/hi/words/admin/appointments.ts';
import { stages } from '../src/languages/hi/words/admin/request-states.ts';
import * as telling from '../src/languages/hi/words/admin/telling.ts';
import { expectAccessible } from './testing/accessible.ts';
import { addColleague } from './testing/add-colleague.ts';
import { signInToApi } from './testing/admin-api.ts';
import { signIn } from './testing/admin-pages.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { speak } from './testing/offer-hindi.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAs } = prepareVisits({ RATE_LIMITS: 'off' });

const asha = { email: 'asha@example.com', password: 'knees and shoulders bend' };
const langOf = (page: Awaited<ReturnType<typeof visit>>) => page.locator('html').getAttribute('lang');

test('an administrator chooses Hindi once: every page opens in it, on every device, and for no one else', async () => {
  await addColleague(site(), asha);
  const page = await visitAs(asha, '/admin/account?from=here#language');
  await page.locator('#admin-language').selectOption('हिन्दी');
  await page.waitForURL('**/hi/admin/account?from=here#language');
  await expect.poll(() => langOf(page)).toBe('hi');
  await expect.poll(() => page.getByRole('heading', { name: 'भाषा', exact: true }).count()).toBe(1);

  await page.goto('/admin/patients?view=recent');
  await page.waitForURL('**/hi/admin/patients?view=recent');
  await page.locator('.rail-tabs a[href="/hi/admin/calendar"]').click();
  await page.waitForURL('**/hi/admin/calendar');
  await page.goto('/hi/admin/blogs/new');
  await page.locator('.editor [contenteditable=true]').waitFor();

  const phone = await visit('/login');
  await signIn(phone, asha);
  await phone.waitForURL('**/hi/admin');
  await expect.poll(() => langOf(phone)).toBe('hi');

  const owner = await visit('/hi/login');
  await expect.poll(() => langOf(owner)).toBe('hi');
  await owner.locator('[name=email]').fill(site().admin.email);
  await owner.locator('[name=password]').fill(site().admin.password);
  await owner.locator('[name=password]').press('Enter');
  await owner.waitForURL('**/hi/admin');
  await owner.goto('/admin');
  await owner.locator('.rail-tabs').waitFor();
  await expect.poll(() => langOf(owner)).toBe('en');
});

test('a request is confirmed and its patient told, all in Hindi', async () => {
  await speak(site(), ['hi']);
  const api = await signInToApi(site());
  const body = { offers_times: true, hold_hours: 24, cancel_hours: 24, notice_hours: 12, weeks_ahead: 6 };
  await api.schedules.setSettings({ body });
  const [wished] = (await api.times.list()).days.slice(3).flatMap(({ times }) => times);
  const name = 'Meera Example';
  await bookOverApi(site().url, name, { wishes: { times: [{ starts_at: wished ?? '' }] } }, 'hi');
  const page = await visitAs(site().admin, '/hi/admin', { viewport: { width: 1440, height: 900 } });
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText(stages.new, { exact: true }).waitFor();
  await row.getByRole('button', { name: confirm }).click();
  await row.getByText(stages.confirmed, { exact: true }).waitFor();
  const tell = page.getByRole('link', { name: telling.tellBy.whatsapp(name) });
  const text = new URL((await tell.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(new RegExp(`^नमस्ते ${name}, .*/hi/visit/`));
  await expectAccessible(page);
});
