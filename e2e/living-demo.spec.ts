import { describe, expect, test } from 'vitest';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits({ SEED: 'demo', RATE_LIMITS: 'off' });

describe('a first start', () => {
  test('offers visitors times, and shows them the two practitioners of the website', async () => {
    const page = await visit('/about');
    await expect.poll(() => page.getByRole('heading', { name: /Sample/ }).count()).toBe(2);
    await expect.poll(() => page.getByText('Kavya').count()).toBe(0);
    const { offered, practitioners } = await (await signInToApi(site())).times.list({ query: { treatments: '1' } });
    expect([offered, practitioners.length]).toEqual([true, 2]);
  });

  test('has a day for Today, whose cards do not touch each other', async () => {
    const page = await visitAdmin('/admin/overview', { viewport: { width: 1440, height: 900 } });
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.waitFor();
    await page.getByRole('region', { name: 'New reviews' }).waitFor();
    const bottoms = await page
      .locator('.today-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
    const { y = 0 } = (await steps.boundingBox()) ?? {};
    expect(y - Math.max(...bottoms)).toBeGreaterThan(16);
  });

  test('has a calendar with three practitioners and rooms, which goes with the samples', async () => {
    const page = await visitAdmin('/admin/calendar?view=week', { viewport: { width: 1440, height: 900 } });
    await page.locator('.visit').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect.poll(() => page.locator('.lane').count()).toBe(4);
    await page.getByRole('link', { name: 'Day', exact: true }).click();
    await expect.poll(() => page.locator('.lane-head[data-person="true"]').count()).toBe(3);
    const api = await signInToApi(site());
    const { in_use } = await api.samples.remove({ body: { kinds: ['requests', 'rooms', 'practitioners'] } });
    expect([in_use, await api.rooms.list()]).toEqual([[], []]);
    expect((await api.clinic.get()).practitioners.length).toBe(2);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await api.visits.list({ query: { from: day(-10), to: day(10) } })).toEqual([]);
    expect((await api.schedules.getCalendar({ query: { from: day(-10), to: day(10) } })).holds).toEqual([]);
    await page.locator('.visit').first().waitFor({ state: 'detached' });
  });
});
