import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

const readMore = (page: Page) => page.getByRole('button', { name: 'Read More about Dr. Nila Sample [PT]' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Dr. Nila Sample [PT]' });
const biography = 'A first visit begins with questions';

describe('the page about the clinic', () => {
  test('says who we are in four paragraphs, six points of vision and mission, and the team', async () => {
    const page = await visit('/about');
    await expect.poll(() => page.title()).toBe('About Us | Physiotherapy App');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['About Us']);
    for (const service of [
      'manual therapy',
      'rehabilitation',
      'posture correction',
      'sports physiotherapy',
      'injury prevention',
    ]) {
      await expect
        .poll(async () => (await page.locator('.about-introduction').innerText()).toLowerCase())
        .toContain(service);
    }
    await expect.poll(() => page.locator('.about-introduction p').count()).toBe(4);
    const vision = page.getByRole('region', { name: 'Vision and Mission' });
    await expect.poll(() => vision.getByRole('listitem').count()).toBe(6);
    await expect
      .poll(() =>
        page.getByText('Meet our expert physiotherapy team committed to your recovery.', { exact: true }).count(),
      )
      .toBe(1);
  });

  test('has a card for each practitioner, with portrait, qualification, specialty and description', async () => {
    const page = await visit('/about');
    const cards = page.getByRole('region', { name: 'Our team' }).getByRole('article');
    await expect
      .poll(() => cards.getByRole('heading').allInnerTexts())
      .toEqual(['Dr. Nila Sample [PT]', 'Dr. Arjun Sample [PT]']);
    const card = cards.first();
    for (const text of ['Master of Physiotherapy (sample)', 'MSK and sports injuries', 'Over 10 years']) {
      await expect.poll(() => card.innerText()).toContain(text);
    }
    await expect.poll(() => card.innerText()).toContain('10 years of experience');
    await expect.poll(() => cards.nth(1).innerText()).toContain('3 years of experience');
    const lengthOfArc = (index: number) =>
      cards
        .nth(index)
        .locator('.dial-arc')
        .evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeDasharray));
    expect(await lengthOfArc(0)).toBeGreaterThan(await lengthOfArc(1));
    const portrait = card.getByRole('img', { name: 'Portrait of Dr. Nila Sample [PT]' });
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });
});

describe('the overlay of a practitioner', () => {
  test('opens and closes by keyboard, and the focus returns', async () => {
    const page = await visit('/about');
    await readMore(page).focus();
    await page.keyboard.press('Enter');
    await overlay(page).waitFor();
    await expect.poll(() => overlay(page).getByText(biography).isVisible()).toBe(true);
    await expect.poll(() => overlay(page).getByText('MSK and sports injuries', { exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'detached' });
    await expect.poll(() => readMore(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    await overlay(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await overlay(page).waitFor({ state: 'detached' });
    await expect.poll(() => readMore(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('closes by a click beside it, and not by one inside', async () => {
    const page = await visit('/about', { viewport: { width: 1280, height: 800 } });
    await readMore(page).click();
    await overlay(page).getByText(biography).click();
    await expect.poll(() => overlay(page).isVisible()).toBe(true);
    await page.mouse.click(10, 400);
    await overlay(page).waitFor({ state: 'detached' });
  });

  test('is closed by Back, which stays on the page at the same place', async () => {
    const page = await visit('/about', { viewport: { width: 390, height: 844 } });
    await readMore(page).click();
    await overlay(page).waitFor();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await overlay(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('on a phone everything in it can be read', async () => {
    const page = await visit('/about', { viewport: { width: 390, height: 600 } });
    await readMore(page).click();
    const lastWords = overlay(page).getByText('give you a short letter');
    await lastWords.scrollIntoViewIfNeeded();
    const box = await lastWords.boundingBox();
    expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  });
});

test('without JavaScript, Read More leads to the same text in the card', async () => {
  const page = await visit('/about', { javaScriptEnabled: false });
  const text = page.getByRole('article').getByText(biography);
  await expect.poll(() => text.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Read More about Dr. Nila Sample [PT]' }).click();
  await expect.poll(() => text.isVisible()).toBe(true);
});
