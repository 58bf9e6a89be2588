import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInToApi } from './testing/admin-api.ts';
import { messages } from './testing/messages.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visit, visitAdmin } = prepareVisits();

/** Shortly after midnight, all samples of today may be from yesterday. */
beforeAll(async () => {
  const api = await signInToApi(site());
  const [state] = await api.places.listStates();
  const [city] = await api.places.listCities({ params: { stateId: state?.state_id ?? 0 } });
  const place = { state: state?.state_id ?? 0, city: city?.city_id ?? 0 };
  const person = { name: 'Early Sample', phone: '+91 00000 00001' };
  await api.appointments.create({ body: { ...person, ...place, treatmentType: [1] } });
});

async function visitOverview(options: Parameters<typeof visit>[1] = {}) {
  const page = await visitAdmin('/admin/overview', { viewport: { width: 1440, height: 900 }, ...options });
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return page;
}

/** The figure under a heading. */
async function figureOf(page: Page, heading: string) {
  const card = page.getByRole('region', { name: 'What to do next' }).locator('> *').filter({ hasText: heading });
  return Number(/\n(\d+)\n/.exec(await card.innerText())?.[1]);
}

describe('the overview', () => {
  test.each([
    ['Waiting for a call', 'Call them back', /^\/admin\?stage=new&to=\d{4}-\d\d-\d\d$/, 'new, oldest first'],
    ['Reviews to read', 'Read them', /^\/admin\/reviews\?status=new$/, 'new reviews, newest first'],
    ['New today', 'View today’s', /^\/admin\?status=all&from=([\d-]+)&to=\1$/, 'appointments, newest first'],
  ])('links each figure to a list of as many records: %s', async (heading, action, address, noun) => {
    const page = await visitOverview();
    const count = await figureOf(page, heading);
    expect(count).toBeGreaterThan(0);
    await page.getByRole('link', { name: action }).click();
    await page.getByText(`${count} of ${count} ${noun}`).waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toMatch(address);
  });

  test('shows its charts as tables', async () => {
    const page = await visitOverview();
    const weeks = page.getByRole('table', { name: 'Bookings per week' });
    expect(await weeks.getByRole('columnheader').count()).toBe(12);
    const booked = await weeks.getByRole('cell').allInnerTexts();
    expect(booked.reduce((sum, text) => sum + Number(text), 0)).toBeGreaterThan(5);
    const treatments = page.getByRole('table', { name: 'Most wanted treatments' });
    expect(await treatments.getByRole('columnheader').allInnerTexts()).toEqual(['Treatment', 'Bookings']);
    expect(await treatments.getByRole('rowheader').count()).toBe(5);
    const cities = page.getByRole('table', { name: 'Where bookings come from' });
    expect(await cities.getByRole('rowheader', { name: 'Kochi, Kerala' }).count()).toBe(1);
  });

  test('says when it cannot be loaded, and loads again on request', async () => {
    const fail = async (page: Page) =>
      void (await page.route('**/api/overview', (route) => route.fulfill({ status: 500, body: '' })));
    const page = await visitAdmin('/admin/overview', { expected: [/status of 500|ApiError/], prepare: fail });
    await messages(page).getByText('No figures available.').waitFor();
    await page.unroute('**/api/overview');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Bookings per week' }).waitFor();
    expect(await messages(page).count()).toBe(0);
  });
});
