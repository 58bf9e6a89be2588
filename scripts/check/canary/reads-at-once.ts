// Breaks the rule "pages/reads-wait" on purpose, once per line: if oxlint accepts a line, the rule no longer works.
export async function canary(page: any, expect: any) {
  const texts = () => page.locator('li').allInnerTexts();
  expect(await page.locator('li').count()).toBe(1);
  expect((await page.locator('li').innerText()).length).toBe(1);
  expect(page.url()).toBe('/');
  expect(await texts()).toEqual([]);
}
