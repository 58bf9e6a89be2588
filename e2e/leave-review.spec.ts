import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as reviewMessages from '#contract/messages/reviews.ts';
import * as serverMessages from '#contract/messages/server.ts';
import * as timings from '#web/timings.ts';
import { signInToApi } from './testing/admin-api.ts';
import { takeTime } from './testing/booking-page.ts';
import { messages } from './testing/messages.ts';
import { arrived, asha, fillReview, pressSend, readReview } from './testing/review-page.ts';
import { scriptsRun } from './testing/scripts-run.ts';
import { prepareVisits } from './testing/visits.ts';
import { widths } from './testing/widths.ts';

const { site, visit } = prepareVisits();
const refused = /status of (422|500)|ApiError|ERR_FAILED/;
const submissions = '**/api/submit-review';

const alertOf = (page: Page, text: string) => messages(page).filter({ hasText: text });
const toastOf = (page: Page, text: string) => page.getByRole('status', { name: 'Messages' }).getByText(text);
const rating = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function storedBy(name: string) {
  const { body } = await (await signInToApi(site())).reviews.list();
  return body.filter((review) => review.name === name);
}

describe('a review', () => {
  test('is thanked for, and shows on the home page once the clinic has read it', async () => {
    const page = await visit('/');
    await page.getByRole('link', { name: 'Leave a review' }).click();
    await page.getByRole('heading', { name: 'Leave a review', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('Leave a review | Physiotherapy App');
    await fillReview(page, { name: 'Asha <i>Home</i>' });
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
    await expect
      .poll(() => alertOf(page, 'We read every review, good or bad').getByText(asha.description).isVisible())
      .toBe(true);

    const [stored] = await storedBy('Asha <i>Home</i>');
    expect(stored).toMatchObject({ rating: 4.5, email: asha.email, mobile: asha.mobile, visible: false });
    await page.goto('/');
    await expect.poll(() => page.getByText(asha.description).count()).toBe(0);

    const api = await signInToApi(site());
    await api.reviews.setVisibility({ params: { id: stored?.id ?? 0 }, body: { isActive: true } });
    await page.reload();
    const shown = page.getByRole('article').filter({ hasText: asha.description });
    await expect.poll(() => shown.innerText()).toContain('Asha <i>Home</i>');
    await expect.poll(() => shown.getByRole('img', { name: '4.5 out of 5 stars' }).isVisible()).toBe(true);
  });

  test('is answered with a toast for three seconds, and with words that stay', async () => {
    const page = await visit('/review');
    await page.clock.install();
    await fillReview(page, { name: 'Asha Toast' });
    await takeTime(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await pressSend(page);
    await page.clock.runFor(100); // it is sent after the next paint
    await toastOf(page, reviewMessages.submitted).waitFor();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_800);
    await expect.poll(() => toastOf(page, reviewMessages.submitted).count()).toBe(1);
    await page.clock.runFor(500);
    await expect.poll(() => toastOf(page, reviewMessages.submitted).count()).toBe(0);
    await expect.poll(() => page.locator('main').getByText(reviewMessages.submitted).count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(arrived);
    const done = page.getByRole('listitem').filter({ hasText: 'You have sent your review' });
    await expect.poll(() => done.locator('.icon').count()).toBe(1);
    const thanks = alertOf(page, arrived);
    await expect.poll(() => thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('is sent with the token of its page, however the page came encoded', async () => {
    const shown = new Set<string>();
    for (const encoding of ['br', 'identity', 'gzip']) {
      const page = await visit('/', {
        extraHTTPHeaders: { 'Accept-Encoding': encoding },
        expected: [refused, /request failed/],
      });
      const came = await page.goto('/review');
      expect(came?.headers()['content-encoding'] ?? 'identity').toBe(encoding);
      await scriptsRun(page); // a form that is sent before goes to the page itself
      const [, token = ''] = /name="formToken" value="([^"]+)"/.exec((await came?.text()) ?? '') ?? [];
      expect(token).toMatch(/^form\.\w+\.[\w-]{16}\.[\w-]{43}$/);
      await page.route(submissions, (route) => route.abort());
      await fillReview(page, { name: `Asha ${encoding}` });
      const sent = page.waitForRequest(submissions);
      await pressSend(page);
      expect((await sent).headers()['idempotency-key']).toBe(token);
      shown.add(token);
    }
    expect(shown.size).toBe(3);
  });

  test('can be followed by another, which begins empty', async () => {
    const page = await visit('/review');
    await fillReview(page, { name: 'Asha First' });
    await pressSend(page);
    await page.getByRole('link', { name: 'Write another review' }).click();
    await expect.poll(() => readReview(page)).toEqual({ rating: '', description: '', name: '', email: '', mobile: '' });
    await fillReview(page, { name: 'Asha Second' });
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
    expect(await storedBy('Asha First')).toHaveLength(1);
    expect(await storedBy('Asha Second')).toHaveLength(1);
  });
});

describe.each(widths(390, 768, 1024, 1440))('at %i px', (width) => {
  const viewport = { width, height: width < 1024 ? 844 : 900 };
  /** The links of the page that the toast covers. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      if (!toast) return ['there is no toast'];
      const isUnder = (box: DOMRect) =>
        box.bottom > toast.top && box.top < toast.bottom && box.right > toast.left && box.left < toast.right;
      const links = [...document.querySelectorAll<HTMLElement>('main :is(a, button), footer :is(a, button)')];
      return links.filter((link) => [...link.getClientRects()].some(isUnder)).map((link) => link.innerText);
    });

  /** The toast stays until it is measured, however slow the machine is. */
  const prepare = async (page: Page) =>
    void (await page.addInitScript((duration) => {
      const { setTimeout: start } = window;
      const patient = (act: TimerHandler, delay = 0) => start(act, delay === duration ? 2 ** 30 : delay);
      Object.assign(window, { setTimeout: patient });
    }, timings.reviewToast));

  test('the toast that thanks for a review covers no link', async () => {
    const page = await visit('/review', { viewport, prepare });
    const { description, name } = asha;
    const json = { name, description, rating: 4.5, created_at: '2026-11-02T09:00:00.000Z' };
    await page.route(submissions, (route) => route.fulfill({ status: 201, json }));
    await fillReview(page);
    await pressSend(page);
    await toastOf(page, reviewMessages.submitted).hover();
    await alertOf(page, arrived).waitFor();
    expect(await covered(page)).toEqual([]);
  });

  test('the toast of a failure covers no link', async () => {
    const page = await visit('/review', { viewport, prepare, expected: [refused] });
    await page.route(submissions, (route) => route.fulfill({ status: 500, body: '' }));
    await fillReview(page);
    await pressSend(page);
    await toastOf(page, reviewMessages.submitFailure).hover();
    await alertOf(page, 'Nothing you typed is lost.').waitFor();
    expect(await covered(page)).toEqual([]);
  });
});

describe('the stars', () => {
  test('are chosen by halves with the arrow keys', async () => {
    const page = await visit('/review');
    await rating(page, 'Half a star').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rating(page, '1.5 stars').isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => rating(page, '1 star').isChecked()).toBe(true);
    await expect.poll(async () => (await readReview(page)).rating).toBe('1 star');
  });

  test('are chosen by the half under the pointer', async () => {
    const page = await visit('/review');
    const third = rating(page, '3 stars');
    await third.click();
    await expect.poll(() => rating(page, '3 stars').isChecked()).toBe(true);
    const box = await third.boundingBox();
    await page.mouse.click((box?.x ?? 0) - 5, (box?.y ?? 0) + 10);
    await expect.poll(() => rating(page, '2.5 stars').isChecked()).toBe(true);
  });

  test('change by halves with large buttons on touch screens', async () => {
    const page = await visit('/review', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const more = page.getByRole('button', { name: 'Half a star more' });
    expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await more.tap();
    await more.tap();
    await more.tap();
    await expect.poll(() => rating(page, '1.5 stars').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Half a star less' }).tap();
    await expect.poll(() => rating(page, '1 star').isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('radiogroup').getByRole('status').innerText()).toBe('1 star');
  });
});

describe('a review that needs correcting', () => {
  test('is not sent, and names what is missing with a way to it', async () => {
    const page = await visit('/review');
    await page.route(submissions, () => expect.fail('nothing should be sent'));
    await pressSend(page);
    const summary = alertOf(page, '3 things to check');
    await summary.waitFor();
    // Focus announces it once. A live region would announce it again with every corrected field.
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => page.getByRole('group', { name: '3 things to check' }).count()).toBe(1);
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Please enter your name.' }).click();
    await expect.poll(() => page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Asha');
    await expect.poll(() => page.getByText('Please enter your name.').count()).toBe(0);
    await alertOf(page, '2 things to check').waitFor();
  });

  test('keeps what was typed, and has the message at its field', async () => {
    const page = await visit('/review', { expected: [refused] });
    await fillReview(page, { name: 'Asha Corrected', email: 'asha@' });
    await pressSend(page);
    await alertOf(page, 'One thing to check').waitFor();
    const email = page.getByLabel('E-mail');
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    const described = (await email.getAttribute('aria-describedby'))?.split(' ') ?? [];
    await expect
      .poll(() => page.locator(`#${described.at(-1)}`).innerText())
      .toBe('Please enter an e-mail address like name@example.com.');
    await expect.poll(() => readReview(page)).toEqual({ ...asha, name: 'Asha Corrected', email: 'asha@' });

    await email.fill(asha.email);
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
  });
});

describe('when the server is in trouble', () => {
  test('the failure stays on the page after its toast has gone, and nothing typed is lost', async () => {
    const page = await visit('/review', { expected: [refused] });
    await page.route(submissions, (route) => route.fulfill({ status: 500, body: '' }));
    await fillReview(page, { name: 'Asha Patient' });
    await pressSend(page);
    await toastOf(page, reviewMessages.submitFailure).waitFor();
    await expect.poll(() => page.locator('main').getByText(reviewMessages.submitFailure).count()).toBe(0);
    await toastOf(page, reviewMessages.submitFailure).waitFor({ state: 'detached' });
    await expect.poll(() => alertOf(page, 'Nothing you typed is lost.').isVisible()).toBe(true);
    await expect.poll(() => readReview(page)).toEqual({ ...asha, name: 'Asha Patient' });

    await page.unroute(submissions);
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
  });

  test('a review whose answer got lost is stored once, however often it is sent', async () => {
    const page = await visit('/review', { expected: [refused, /request failed/] });
    await page.route(submissions, async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await fillReview(page, { name: 'Asha Once' });
    await pressSend(page);
    await alertOf(page, 'Please check your connection').waitFor();
    await page.unroute(submissions);
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
    expect(await storedBy('Asha Once')).toHaveLength(1);
  });

  test('pressing again and again sends once', async () => {
    const page = await visit('/review');
    const answered = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(submissions, async (route) => {
      sent += 1;
      await answered.promise;
      await route.continue();
    });
    await fillReview(page, { name: 'Asha Twice' });
    await page.getByRole('button', { name: 'Send the review' }).evaluate((send: HTMLButtonElement) => {
      send.click();
      send.click(); // before the page shows that the first had an effect
    });
    const button = page.getByRole('button', { name: 'Sending' });
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true }); // Playwright would wait until it is enabled; a visitor does not
    answered.resolve();
    await alertOf(page, arrived).waitFor();
    expect(sent).toBe(1);
    expect(await storedBy('Asha Twice')).toHaveLength(1);
  });

  test('a form that was open for too long gets a new token for the next attempt', async () => {
    const page = await visit('/review', { expected: [refused] });
    const detail = 'This form has been open for too long. Please send it again.';
    const problem = { status: 422, contentType: 'application/problem+json', body: JSON.stringify({ detail }) };
    const token = () => page.locator('input[name="formToken"]').inputValue();
    const before = await token();
    await page.route(submissions, (route) => route.fulfill(problem));
    await fillReview(page, { name: 'Asha Late' });
    await pressSend(page);
    await alertOf(page, detail).waitFor();
    await expect.poll(token).not.toBe(before);
    await page.unroute(submissions);
    await pressSend(page);
    await alertOf(page, arrived).waitFor();
  });
});

describe('without JavaScript', () => {
  const noScripts = { javaScriptEnabled: false, expected: [refused] };

  test('a visitor leaves a review with half a star', async () => {
    const page = await visit('/review', noScripts);
    await fillReview(page, { name: 'Asha Plain' });
    await expect.poll(async () => (await readReview(page)).rating).toBe('4.5 stars');
    await takeTime(page);
    await pressSend(page);
    await alertOf(page, reviewMessages.submitted).waitFor();
    expect(await storedBy('Asha Plain')).toMatchObject([{ rating: 4.5, description: asha.description }]);
    await page.getByRole('link', { name: 'Write another review' }).click();
    await expect.poll(async () => (await readReview(page)).name).toBe('');
  });

  test('mistakes come back with the page, named and with everything typed', async () => {
    const page = await visit('/review', noScripts);
    await fillReview(page, { name: 'Asha Again', email: '', mobile: '12' });
    await takeTime(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await pressSend(page);
    expect((await answered).status()).toBe(422);
    await alertOf(page, '2 things to check').waitFor();
    await expect.poll(() => readReview(page)).toEqual({ ...asha, name: 'Asha Again', email: '', mobile: '12' });
    await expect.poll(() => page.title()).toBe('Error: Leave a review | Physiotherapy App');

    await page.getByLabel('E-mail').fill(asha.email);
    await page.getByLabel('Mobile').fill(asha.mobile);
    await pressSend(page);
    await alertOf(page, reviewMessages.submitted).waitFor();
    expect(await storedBy('Asha Again')).toHaveLength(1);
  });

  test('a failure is in the title and above the questions', async () => {
    const page = await visit('/review', noScripts);
    await fillReview(page, { name: 'Asha Robot' });
    await page.locator('input[name="website"]').evaluate((field) => Object.assign(field, { value: 'https://x' }));
    await takeTime(page);
    await pressSend(page);
    await alertOf(page, reviewMessages.submitFailure).waitFor();
    await expect.poll(() => alertOf(page, reviewMessages.submitFailure).count()).toBe(1);
    await expect.poll(() => page.title()).toBe('Error: Leave a review | Physiotherapy App');
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
    expect(await top(reviewMessages.submitFailure)).toBeLessThan(await top('How was your visit?'));
    expect(await storedBy('Asha Robot')).toEqual([]);
  });

  test('a review that is sent twice from the same page is stored once', async () => {
    const page = await visit('/review', noScripts);
    await fillReview(page, { name: 'Asha Back' });
    await takeTime(page);
    await pressSend(page);
    await alertOf(page, reviewMessages.submitted).waitFor();
    await page.reload();
    await alertOf(page, reviewMessages.submitted).waitFor();
    expect(await storedBy('Asha Back')).toHaveLength(1);
  });
});

test.each([
  ['/review', { name: 'Robot', email: 'a@example.com', mobile: '+91 00000 00009', rating: '5', description: 'x' }],
  [
    '/appointment',
    { name: 'Robot', phone: '+91 00000 00009', treatmentType: '1', state: '1', city: '1', intent: 'send' },
  ],
])('the form on %s refuses a program that fills in the honeypot too, and stores nothing', async (path, fields) => {
  const body = new URLSearchParams({ ...fields, website: 'https://example.com' });
  const answer = await fetch(site().url + path, { method: 'POST', body });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(serverMessages.notByAPerson);
  expect(await storedBy('Robot')).toEqual([]);
});
