import { expect, test } from 'vitest';
import { addColleague } from './testing/add-colleague.ts';
import { signIn } from './testing/admin-pages.ts';
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
