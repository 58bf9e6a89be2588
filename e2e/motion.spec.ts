import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareVisits } from './testing/visits.ts';

const { visit } = prepareVisits();

const wide = { viewport: { width: 1440, height: 800 }, reducedMotion: 'no-preference' } as const;
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const;
const still = { reducedMotion: 'reduce' } as const;

const flight = '::view-transition-group(art)';
const dial = "g class='dial-turn'";

test('the picture beside a link flies to the page of the link, and an arc is drawn there, on the compositor', async () => {
  const page = await visit('/search?q=knee', wide);
  const flown = await traceAnimations(page, () => followBest(page));
  expect(flown.names).toContain(flight);
  expect(flown.failed).toEqual([]);
  const drawn = await traceAnimations(page, () => scrollTo(page, '.recovery-arc'));
  expect(drawn).toEqual({ names: ["rect class='recovery-cover'"], failed: [] });
});

test('the figure flies to the page of a condition that was found with it', async () => {
  const page = await visit('/conditions?area=knee', wide);
  const link = page.locator('.area-card').getByRole('link', { name: 'Knee osteoarthritis' });
  const there = await traceAnimations(page, async () => {
    await link.click();
    await page.waitForURL('**/conditions/*');
  });
  expect([there.names.includes(flight), there.failed]).toEqual([true, []]);
});

test('a picture that is above the screen of a phone does not fly through it', async () => {
  const page = await visit('/conditions?area=knee', phone);
  const link = page.locator('.area-card').getByRole('link', { name: 'Knee osteoarthritis' });
  await link.scrollIntoViewIfNeeded();
  await page.addInitScript((name) => {
    const readPath = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const frames = effects.find(({ pseudoElement }) => pseudoElement === name)?.getKeyframes() ?? [];
      document.documentElement.dataset['path'] = frames.map(({ transform }) => transform).join(' to ');
    };
    // The page listens later, so that what it does comes first in the task of the frame.
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => queueMicrotask(readPath));
    });
  }, flight);
  await link.click();
  await page.waitForURL('**/conditions/*');
  const path = () => page.evaluate(() => document.documentElement.dataset['path']);
  await expect.poll(path).toMatch(/^(matrix\(.+\)) to \1$/);
});

test('dials open and the ring turns when they first come into view, on the compositor, and only once', async () => {
  const page = await visit('/career/1', phone);
  const opened = await traceAnimations(page, () => scrollTo(page, '.how-we-choose .dial'));
  expect([opened.names.includes(dial), opened.failed]).toEqual([true, []]);
  await page.evaluate(() => window.scrollTo(0, 0));
  const again = await traceAnimations(page, () => scrollTo(page, '.how-we-choose .dial'));
  expect(again.names).toEqual([]);
  await page.setViewportSize(wide.viewport);
  await page.goto('/conditions');
  const turned = await traceAnimations(page, () => scrollTo(page, '.booking-band-ring'));
  expect([turned.names, turned.failed]).toEqual([["IMG class='booking-band-ring'"], []]);
});

test('arcs in the first screen stand still', async () => {
  const page = await visit('about:blank', { ...phone, viewport: { width: 390, height: 6_000 } });
  const first = await traceAnimations(page, async () => {
    await page.goto('/career/1');
    await scrollTo(page, '.how-we-choose .dial');
  });
  expect(first.names).not.toContain(dial);
});

test('arcs of the start pop-up stand still when it opens', async () => {
  const page = await visit('about:blank', { ...phone, startPopup: true });
  const opened = await traceAnimations(page, async () => {
    await page.goto('/gallery');
    await page.getByRole('dialog').locator('.dial').first().waitFor();
  });
  expect(opened.names).not.toContain(dial);
});

test('nothing moves where reduced motion is asked for', async () => {
  const page = await visit('/search?q=knee', { ...wide, ...still });
  const seen = await traceAnimations(page, async () => {
    await followBest(page);
    await scrollTo(page, '.recovery-arc');
    await page.goto('/career/1');
    await page.setViewportSize(phone.viewport);
    await scrollTo(page, '.how-we-choose .dial');
  });
  expect(seen.names).toEqual([]);
});

async function followBest(page: Page) {
  await page.locator('.best-result h2 a').click();
  await page.waitForURL('**/conditions/*');
}

/** Resolves when observers that are older than this call know that the element is in view. */
function scrollTo(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
        }),
    );
}

/** Chromium's reason not to run an animation on the compositor which changes nothing that is seen, such as a size that stays. */
const changesNothing = 1 << 17;

interface TraceEvent {
  name: string;
  ph: string;
  id2: { local: string };
  args: { data?: { nodeName?: string; displayName?: string; compositeFailed?: number } };
}

/** Traces what moves until everything stands still: the elements, and those that the compositor could not move by itself. */
async function traceAnimations(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.animations'] });
  await act();
  // A new page shows its transition with its first frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect
    .poll(() => page.evaluate(() => (document.activeViewTransition ? 1 : document.getAnimations().length)))
    .toBe(0);
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  const nodes = new Map<string, string>();
  const failed: string[] = [];
  for (const { name, ph, id2, args } of trace.traceEvents) {
    if (name !== 'Animation') continue;
    const { nodeName, displayName = '', compositeFailed = 0 } = args.data ?? {};
    if (ph === 'b') nodes.set(id2.local, `${nodeName}`);
    if (compositeFailed & ~changesNothing) failed.push(`${nodes.get(id2.local)} ${displayName} ${compositeFailed}`);
  }
  return { names: [...new Set(nodes.values())], failed };
}
