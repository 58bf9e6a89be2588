import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type * as contract from '#contract/plain/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Copies what the command reads and writes. */
function copySources() {
  const folder = mkdtempSync(path.join(tmpdir(), 'language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['package.json', 'src/contract', 'src/languages', 'src/server/words', 'src/web/words'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function run(folder: string, ...args: string[]) {
  const script = path.join(root, 'scripts/language.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a language begins with the English words of every module that Hindi has, and is on the list of languages', async () => {
  const folder = copySources();
  const { status, stdout, stderr } = run(folder, 'add', 'ne');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^नेपाली \(ne\): (\d+) entries, \d{2,} of them still as in English\.$/m);
  expect(stdout).toMatch(/Next: .*src\/languages\/ne/);
  const locale = (await import(pathToFileURL(path.join(folder, 'src/languages/ne/words/locale.ts')).href)) as object;
  expect({ ...locale }).toEqual({ language: 'ne', locale: 'ne-NP', prefix: '/ne', direction: 'ltr' });
  for (const checks of ['words/complete.ts', 'messages/complete.ts'])
    expect(read(folder, `src/languages/ne/${checks}`)).toBe(read(root, `src/languages/hi/${checks}`));
  const list = pathToFileURL(path.join(folder, 'src/contract/plain/languages.ts')).href;
  const { languages, languageNames, languageOffers } = (await import(list)) as typeof contract;
  expect(read(folder, 'src/languages/ne/words/type.css')).toContain('.chip):lang(ne) {');
  expect(languages).toContain('ne');
  expect(languageNames).toMatchObject({ hi: 'हिन्दी', ne: 'नेपाली' });
  expect(languageOffers).toMatchObject({ ne: 'This website is also in नेपाली.' });
});

test('a language that is written from right to left is laid out so, and a tag may have a region', async () => {
  const folder = copySources();
  for (const [tag, locale, direction] of [
    ['ur', 'ur-PK', 'rtl'],
    ['pt-BR', 'pt-BR', 'ltr'],
  ] as const) {
    expect(run(folder, 'add', tag)).toMatchObject({ status: 0, stderr: '' });
    const module = pathToFileURL(path.join(folder, `src/languages/${tag}/words/locale.ts`)).href;
    expect(await import(module)).toMatchObject({ language: tag, locale, direction });
  }
});

test('an entry counts as translated once it differs, and a module that is not there counts as missing', () => {
  const folder = copySources();
  const before = run(folder, 'add', 'ne').stdout;
  const file = 'src/languages/ne/words/error-page.ts';
  writeFileSync(path.join(folder, file), read(folder, file).replace(/(?<=export const \w+ = ')[^']+/, 'भाषांतर'));
  rmSync(path.join(folder, 'src/languages/ne/words/visit.ts'));
  const after = run(folder).stdout;
  const leftOf = (text: string) => Number(/\(ne\).*?words\/error-page\.ts (\d+)/s.exec(text)?.[1]);
  expect(leftOf(after)).toBe(leftOf(before) - 1);
  expect(after).toMatch(/\(ne\).*?No module yet: [^\n]*words\/visit\.ts/s);
});

test('a tag that is unknown, or there already, is refused in a sentence, and nothing changes', () => {
  const folder = copySources();
  const before = read(folder, 'src/contract/plain/languages.ts');
  for (const [tag, sentence] of [
    ['hi', 'हिन्दी (hi) is there already.'],
    ['xx', 'No language has the tag xx.'],
    ['../mr', 'No language has the tag ../mr.'],
  ] as const) {
    const { status, stdout, stderr } = run(folder, 'add', tag);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(sentence), stderr).toBe(true);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  expect(run(folder, 'remove', 'hi')).toMatchObject({ status: 1, stdout: '' });
  expect(read(folder, 'src/contract/plain/languages.ts')).toBe(before);
});
