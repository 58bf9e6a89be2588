import { describe, expect, test } from 'vitest';
import { wallTime } from '#web/admin/visits/wall-time.ts';
import { expectAccessible } from './testing/accessible.ts';
import { signInToApi } from './testing/admin-api.ts';
import { bookOverApi } from './testing/book-over-api.ts';
import { bookVisit } from './testing/book-visit.ts';
import { prepareVisits } from './testing/visits.ts';

const { site, visitAdmin } = prepareVisits({ RATE_LIMITS: 'off' });

const { day } = wallTime(Date.now(), 'Asia/Kolkata');
/** It is noon at the clinic, for the browser. */
const noon = new Date(`${day}T12:00+05:30`);

describe.each([390, 1440] as const)('at %i px', (width) => {
  test('the front desk marks visits in place, and follows what waits to where it is done', async () => {
    const names = { over: `Over${width} Sample`, now: `Now${width} Sample`, next: `Next${width} Sample` };
    await bookVisit(site(), names.over, `${day}T09:00`);
    const { id } = await bookVisit(site(), names.now, `${day}T11:45`);
    await bookVisit(site(), names.next, `${day}T15:00`);
    const viewport = { width, height: 900 };
    const page = await visitAdmin('/admin/overview', { viewport, prepare: ({ clock }) => clock.setFixedTime(noon) });
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const says = (words: string) => page.getByRole('status', { name: 'Messages' }).getByText(words).last().waitFor();
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    expect(await row(names.next).innerText()).toContain('Next 3:00 pm');
    await expectAccessible(page);

    await button(`Arrived (${names.now})`).click();
    await says(`${names.now}: Arrived.`);
    await button(`Attended (${names.now})`).click();
    await says(`${names.now}: Attended.`);
    await row(names.now).waitFor({ state: 'detached' });
    await button('Undo').last().click();
    await button(`Attended (${names.now})`).waitFor();
    const api = await signInToApi(site());
    expect((await api.visits.get({ params: { id } })).status).toBe('arrived');

    await button(`Did not come (${names.over})`).click();
    const calls = page.getByRole('region', { name: 'To call' });
    await calls.getByRole('link', { name: `${names.over} Due today` }).waitFor();
    await bookOverApi(site().url, `Live${width} Sample`);
    await calls.getByRole('link', { name: /new requests?/ }).click();
    await page
      .getByRole('link', { name: `Live${width} Sample` })
      .first()
      .waitFor();
    await page.goBack();
    await row(names.next).getByRole('link').click();
    await page.getByRole('heading', { name: names.next, level: 2 }).waitFor();
  });
});
