import { setTimeout } from 'node:timers/promises';

/** One tab of a browser, with what all of them can do. */
export interface Tab {
  /** Resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  /** Runs an expression in the page that gives a text. */
  evaluate(expression: string): Promise<string>;
  /** Presses the left button of the mouse there. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys after each other. */
  type(text: string): Promise<void>;
  /** Has an `<input type="file">` choose a file. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** A PNG of what shows. */
  capture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser that is not here. The message says how to get it. */
export class MissingBrowser extends Error {}

export const escape = '\uE00C'; // as WebDriver names the key

const patience = 20_000; // ms

/** Runs a function in the page: it may use its arguments, and nothing around it. */
export async function run<A extends unknown[], R>(tab: Tab, act: (...values: A) => R, ...values: A): Promise<R> {
  return JSON.parse(await tab.evaluate(`JSON.stringify(${call(act, values)} ?? null)`)) as R;
}

const call = (act: (...values: never[]) => unknown, values: unknown[]) =>
  `(${act.toString()})(...${JSON.stringify(values)})`;

/** Resolves with the first answer that is true, also while pages replace each other. */
export async function until<R>(what: string, ask: () => Promise<R>): Promise<R> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`This did not happen within ${patience / 1_000} s: ${what}`);
    await setTimeout(100);
  }
}

export async function check<A extends unknown[]>(tab: Tab, what: string, ask: (...values: A) => unknown, ...values: A) {
  await until(what, async () => (await tab.evaluate(`String(Boolean(${call(ask, values)}))`)) === 'true');
}

/** Clicks as a person does: an element with these words that shows and stands still, in the middle, where nothing else may cover it. */
export async function click(tab: Tab, selector: string, words = '') {
  let covered = '';
  let last = '';
  const place = await until(`a click on ${selector} '${words}'`, async () => {
    const found = await run(tab, findPlace, selector, words);
    covered = found?.cover ?? '';
    const [before, now] = [last, JSON.stringify(found)];
    last = now;
    return covered || before !== now ? undefined : found;
  }).catch((error: unknown) => {
    throw covered ? new Error(`${selector} '${words}' is covered by ${covered}`) : error;
  });
  await tab.press(place?.x ?? 0, place?.y ?? 0);
}

function findPlace(selector: string, words: string) {
  const name = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  const element = [...document.querySelectorAll(selector)].find((candidate) => {
    const { width, height } = candidate.getBoundingClientRect();
    return width > 0 && height > 0 && name(candidate).includes(words);
  });
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  return { x, y, cover: isFree ? '' : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the window') };
}

/** Types into a field with this label. */
export async function fill(tab: Tab, label: string, text: string) {
  const id = await until(`a field '${label}'`, () =>
    run(
      tab,
      (words) =>
        [...document.querySelectorAll<HTMLLabelElement>('label')].find(
          ({ textContent, control }) => textContent.startsWith(words) && control && control.getClientRects().length > 0,
        )?.control?.id,
      label,
    ),
  );
  await click(tab, `[id="${id}"]`);
  await tab.type(text);
}

/** Chooses an option, since lists of options are windows of their own, which no protocol sees. */
export async function select(tab: Tab, name: string, words: string) {
  await check(
    tab,
    `${words} is an option of ${name}`,
    (field, option) => {
      const list = [...document.querySelectorAll<HTMLSelectElement>(`select[name="${field}"]`)].at(-1);
      const found = [...(list?.options ?? [])].find(({ label }) => label === option);
      if (!list || !found) return false;
      list.value = found.value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    name,
    words,
  );
}
