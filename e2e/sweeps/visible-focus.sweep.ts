import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { prepareVisits } from '../testing/visits.ts';

const { visitAdmin } = prepareVisits();

/** Names the focused element if any of it is out of sight or under something else. Undefined at the end of the page. */
async function findFocus(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame); // a frame in which the page has scrolled to it
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.dataset['seen']) return undefined;
    focused.dataset['seen'] = 'true';
    const box = focused.getBoundingClientRect();
    // A visible part is enough for elements higher than half of the window, such as the text of a blog.
    const isHigh = box.height > window.innerHeight / 2;
    const [top, bottom] = isHigh
      ? [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
      : [box.top, box.bottom];
    const x = box.left + box.width / 2;
    const isOnTop = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.closest('label')?.contains(focused) === true);
    };
    const heights = isHigh ? [(top + bottom) / 2] : [top + 3, (top + bottom) / 2, bottom - 3];
    const isSeen = bottom - top > 1 && heights.every(isOnTop);
    return { isSeen, name: `${focused.tagName} ${focused.id} ${focused.innerText.slice(0, 30)}` };
  });
}

test.each([
  ['/admin/blogs/1', 390],
  ['/admin/blogs/1', 1440],
  ['/admin/conditions/1', 390],
  ['/admin/conditions/1', 1440],
  ['/admin/clinic', 390],
  ['/admin/clinic', 1440],
])('nothing covers what has the focus in %s at %i px', { timeout: 120_000 }, async (path, width) => {
  const page = await visitAdmin(path, { viewport: { width, height: width < 768 ? 844 : 700 } });
  await adminPageLoaded(page);
  const hidden: string[] = [];
  let count = 0;
  await page.keyboard.press('Tab');
  for (let focus = await findFocus(page); focus; focus = await findFocus(page)) {
    if (!focus.isSeen) hidden.push(focus.name);
    count += 1;
    await page.keyboard.press('Tab');
  }
  expect(hidden).toEqual([]);
  expect(count).toBeGreaterThan(15);
});
