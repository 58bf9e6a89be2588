import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fieldsOf, textPages } from '#contract/plain/text-fields.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { pseudoLanguage } from '../../scripts/build/pseudo-language.ts';
import { adminPageLoaded } from '../testing/admin-pages.ts';
import { bookVisit } from '../testing/book-visit.ts';
import { sharedChromium } from '../testing/chromium.ts';
import { addressOf, adminPaths, visitorPaths } from '../testing/pages.ts';
import { scriptsRun } from '../testing/scripts-run.ts';
import { sessionOf } from '../testing/session.ts';
import { admin, ready, type Site, startProgram } from '../testing/site.ts';

const holidays = readFileSync('src/web/routes/admin/closures/holidays.json', 'utf8');
const root = path.resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('clinic-pseudo-');
let site: Site;

/** Fields in content, as the sample clinic fills them in. */
const clinic: Record<string, string> = {
  name: 'Physiotherapy App',
  clinic: 'Physiotherapy App',
  place: 'Kochi',
  phone: '+91 00000 00000',
  emergency: '112',
};

/** Pages into which the server fills words of its own: of the clinic's country, of retention, and what a search has found. It has none in this language. */
const filledByServer: readonly string[] = ['/appointment', '/privacy', '/review', '/search'];

/** Names that are the same in every language. */
const accepted = ['WhatsApp', 'Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube'];

beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE: pseudoLanguage },
    stdio: 'inherit',
  });
  cpSync(path.join(root, 'build/pseudo'), path.join(folder, 'build'), { recursive: true });
  rmSync(path.join(root, 'build/pseudo'), { recursive: true });
  cpSync(path.join(root, 'build/program'), path.join(folder, 'build/program'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const part of ['node_modules', 'public', 'src']) symlinkSync(path.join(root, part), path.join(folder, part));
  const dataDir = path.join(folder, 'data');
  cpSync(inject('seededDatabase'), dataDir, { recursive: true });
  site = await startProgram({ DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, folder);
  await ready(site.url);
}, 600_000);

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true });
});

/** Texts that visitors read or hear, with the fields of forms. */
function textsOfPage(isOfRecord: boolean) {
  const texts = new Set<string>([document.title]);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description && !isOfRecord) texts.add(description.content);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    // Fields hold content, and the platform translates names of countries and currencies.
    if (!node.parentElement?.closest('script, style, noscript, textarea, select:has(option:nth-child(100))'))
      texts.add((node.parentElement?.closest(':has(> mark)') ?? node).textContent ?? '');
  for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`body [${name}]`)) texts.add(element.getAttribute(name) ?? '');
  return [...texts];
}

const plainText = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every text of the database, also those in JSON, and the default words of pages. */
function readContent() {
  const database = new DatabaseSync(path.join(site.dataDir, 'clinic.sqlite'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${name}"`).all());
  database.close();
  const defaults = textPages.flatMap((page) => Object.values(fieldsOf(page)).map(({ text }) => text));
  return [...rows.flatMap((row) => Object.values(row)), ...defaults, holidays].flatMap(stringsIn);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  if (typeof value !== 'string') return [];
  if (!/^[[{]/.test(value)) return [plainText(value)];
  try {
    return stringsIn(JSON.parse(value));
  } catch {
    return [plainText(value)];
  }
}

/** Words in plain Latin letters, as those of the pseudo-language are not, that are no content. */
function createFindLiterals(content: readonly string[]) {
  const pieces = content
    .map((text) => text.replaceAll(/\{(\w+)\}/g, (field, name: string) => clinic[name] ?? field))
    .flatMap(piecesOf);
  const whole = new Set([...pieces, ...pieces.flatMap((piece) => piece.split('@')), ...accepted]);
  const filledIn = pieces
    .filter((piece) => /\{\w+\}/.test(piece) && piece.replaceAll(/\{\w+\}/g, '').length > 12)
    .map(
      (piece) =>
        new RegExp(
          `^${piece
            .split(/\{\w+\}/)
            .map(RegExp.escape)
            .join('.*')}$`,
        ),
    );
  const all = content.join('\n');
  return (text: string) =>
    piecesOf(text).filter(
      (piece) =>
        !whole.has(piece) &&
        !(piece.length > 24 && all.includes(piece)) &&
        !filledIn.some((pattern) => pattern.test(piece)),
    );
}

/** Parts of sentences and lists between punctuation, without what is in the pseudo-language. */
const piecesOf = (text: string) =>
  plainText(text)
    .split(/[⟦⟧|…]| in Kochi\b|(?<=[.?!]) |[:,] | - |[^\p{ASCII}–—‘’“”·₹×]+/u)
    .map(bare)
    .filter((piece) => /[a-z]{2}/i.test(piece));

/** A text without the punctuation around it. */
const bare = (text: string) => text.replaceAll(/^[^\p{L}{]+|[^\p{L}\p{N}}]+$/gu, '');

/** Where the first visit that the sweep books is. */
const dayOfVisit = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

test('every word on the pages for visitors comes from the words of the language, or is content', {
  timeout: 300_000,
}, async () => {
  const { path: visitPath } = await bookVisit(site, 'Asha Example', `${dayOfVisit}T10:00`);
  const findLiterals = createFindLiterals(readContent());
  const context = await (await sharedChromium()).newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const pages = await Promise.all(visitorPaths.map(async (path) => [path, await addressOf(site, path)] as const));
  const found: Record<string, string[]> = {};
  for (const [path, address] of [
    ...pages,
    ['/search', '/search?q=knee'],
    ['/:missing', '/nothing-here'],
    ['/visit/:token', visitPath],
    ['/stop/:token', `/stop/${'x'.repeat(43)}`],
  ] as const) {
    await page.goto(address);
    await scriptsRun(page);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    // Search engines show the beginning of the text of a record.
    const texts = await page.evaluate(textsOfPage, path.includes(':'));
    expect(texts.join(), address).toContain('⟦');
    const literals = [...new Set(texts.flatMap(findLiterals))].filter((text) => !ofContent.test(text));
    if (literals.length > 0) found[path] = [...(found[path] ?? []), ...literals];
  }
  await context.close();
  const finished = Object.entries(found).filter(([path]) => !filledByServer.includes(path));
  expect(Object.fromEntries(finished)).toEqual({});
});

/** Ends of names of sources, and fields in braces. */
const ofContent = /^(\p{Lu}\p{L}+ and others|\{\w+\})$/u;

/** In the admin area: formats, units, keys, names of programs and of settings, and fields in braces, which are the same in every language. */
const sameInAdmin =
  /^(CSV|Excel|SQLite|MB|GB|am|pm|dev|vm|You|blog|A script|call \{emergency\}|and build exercise|Ctrl\+.*|[A-Z]+_[A-Z_]+|https?:.*|localhost:\d+|\{\w+\}|English|Search)$/;

/** Pages of the admin area with English beside what is written: words of pages, ready messages and their translations. */
const besideEnglish = ['/admin/messages', '/admin/pages', '/admin/texts', '/admin/translations', '/admin/untold'];

/** Most dialogs that are opened on one page. */
const mostOpened = 12;

test('every word of the admin area and its dialogs comes from the words of the language, or is content', {
  timeout: 900_000,
}, async () => {
  const browser = await sharedChromium();
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    storageState: await sessionOf(site, browser),
  });
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  let dialogs = 0;
  for (const path of adminPaths) {
    const texts = new Set<string>();
    const read = async () => {
      for (const text of await page.evaluate(textsOfPage, false)) texts.add(text);
    };
    await page.goto(path);
    await adminPageLoaded(page);
    await read();
    expect([...texts].join(), path).toContain('⟦');
    const openers = await page.evaluate(findOpeners, mostOpened);
    for (const opener of openers) {
      await page.goto(path);
      await adminPageLoaded(page);
      const button = page.locator(opener);
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      const isClicked = await button.click({ timeout: 2_000 }).then(
        () => true,
        () => false, // something lies over it
      );
      if (!isClicked) continue;
      const dialog = page.locator('dialog[open], [popover]:popover-open').first();
      if (
        await dialog.waitFor({ timeout: 700 }).then(
          () => true,
          () => false,
        )
      )
        dialogs += 1;
      await read();
    }
    const findLiterals = createFindLiterals(readContent());
    const literals = [...new Set([...texts].flatMap(findLiterals))].filter((text) => !sameInAdmin.test(text));
    if (literals.length > 0 && !besideEnglish.includes(path)) found[path] = literals;
  }
  await context.close();
  expect(dialogs).toBeGreaterThan(20);
  expect(found).toEqual({});
});

/** Marks buttons that open something, one of each kind. Answers how to find them after a reload. */
function findOpeners(most: number) {
  const seen = new Set<string>();
  const all = [...document.querySelectorAll<HTMLElement>('main button:not([type="submit"]), main a[href*="open="]')];
  const openers: string[] = [];
  for (const element of all) {
    const kind = `${element.className} ${element.textContent?.slice(0, 12)}`;
    if (seen.has(kind) || openers.length >= most) continue;
    seen.add(kind);
    const same = [...document.querySelectorAll(`main ${element.localName}`)];
    openers.push(`main ${element.localName} >> nth=${same.indexOf(element)}`);
  }
  return openers;
}
