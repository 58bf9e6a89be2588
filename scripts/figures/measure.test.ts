import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countModules, findMistakes, findNamedFiles, measureLines, measureModules } from './measure.ts';
import { readSourceTree } from './source-tree.ts';
import { type Step, walks } from './walks.ts';

const lines = (count: number, text = '') => text + '\n'.repeat(count);
const code = (count: number) => 'go();\n'.repeat(count);

describe('the figures of the modules', () => {
  test('count lines, importers and short modules beside their only importer', () => {
    const tree = new Map([
      ['src/web/page.tsx', lines(50, "import { row } from './row.ts'; import type { Far } from '#web/far/far.ts';")],
      ['src/web/row.ts', lines(40)],
      ['src/web/far/far.ts', lines(10, "import { both } from '../both.ts';")],
      ['src/web/both.ts', lines(60, "const row = await import('./row.ts');")],
      ['src/web/both.test.ts', lines(99, "import './both.ts';")],
      ['src/web/other.tsx', lines(20, "export { both } from './both.ts';")],
      ['src/server/app.ts', lines(99)],
    ]);
    expect(measureModules(tree)).toEqual({ count: 5, medianTs: 40, medianTsx: 35, withOneImporter: 1, fragments: 0 });
    tree.set('src/web/both.ts', lines(60));
    expect(measureModules(tree)).toMatchObject({ withOneImporter: 2, fragments: 1 });
    tree.set('src/web/row.ts', lines(41));
    expect(measureModules(tree)).toMatchObject({ withOneImporter: 2, fragments: 0 });
  });
});

test('lines are counted by area, without tests, sample content, blank lines, comments and imports', () => {
  const tree = new Map([
    ['src/server/app.ts', `import { a } from './a.ts';\n\n/** Adds. */\n${code(3)} // and says so\n`],
    ['src/server/db/tables.ts', code(5)],
    ['src/server/db/seed/blogs.ts', lines(100)],
    ['src/server/testing/app.ts', lines(100)],
    ['src/server/app.test.ts', lines(100)],
    ['src/web/routes/admin/blogs/blog.tsx', code(7)],
    ['src/web/ui/button.css', lines(2)],
    [path.join('docs/decisions', '0001-start.md'), lines(4)],
    ['README.md', lines(6)],
  ]);
  expect(measureLines(tree)).toEqual({
    areas: { 'src/server': 3, 'src/server/db': 5, 'src/web/routes/admin': 7 },
    product: 15,
    css: 2,
    markdown: 10,
    decisions: 1,
    testFiles: 1,
  });
});

describe('a walk from the click to SQL', () => {
  const tree = new Map([
    ['button.tsx', 'export function Button() { return <button onClick={save} />; }'],
    ['save.ts', 'const api = {\n  markDone: send,\n};\nexport async function save() {}'],
    ['queries.ts', '  async markDone(id) {\n  }'],
  ]);
  const walk: readonly Step[] = [
    ['button.tsx', 'Button'],
    ['save.ts', 'save'],
    ['save.ts', 'markDone'],
    ['queries.ts', 'markDone'],
  ];

  test('holds when every module defines its symbol and an earlier one refers to it', () => {
    expect(findMistakes(walk, tree)).toEqual([]);
    expect(countModules(walk)).toBe(3);
  });

  test('fails when a file is gone', () => {
    const rest = new Map([...tree].filter(([file]) => file !== 'save.ts'));
    expect(findMistakes(walk, rest)).toContain('save.ts does not exist.');
  });

  test('fails when a symbol is only used where it should be defined', () => {
    const renamed = new Map([...tree, ['save.ts', 'const { save } = made;\nsave();\n  markDone: send,']]);
    expect(findMistakes(walk, renamed)).toEqual(['save.ts does not define save.']);
  });

  test('fails when no step before refers to it, unless it says what leads there', () => {
    const loose = new Map([...tree, ['button.tsx', 'export function Button() {}']]);
    expect(findMistakes(walk, loose)).toEqual(['No step before save.ts refers to save.']);
    expect(
      findMistakes(
        [
          ['button.tsx', 'Button'],
          ['save.ts', 'save', 'is passed on'],
        ],
        loose,
      ),
    ).toEqual([]);
  });
});

test('a guide names the files that exist, each once', () => {
  const tree = new Map([['src/contract/notices.ts', '']]);
  const guide = 'Edit `src/contract/notices.ts`, then `src/contract/notices.ts` again, `src/gone.ts` and `npm test`.';
  expect(findNamedFiles(guide, tree)).toEqual(['src/contract/notices.ts']);
});

const tree = readSourceTree();

test('a field takes at most eight files beside its words, which the guide names with what to look for', () => {
  const guide = tree.get('docs/add-a-field.md') ?? '';
  const rows = [...guide.matchAll(/^\| \d+\. `([^`]+)` +\| `([^`]+)`/gm)].map(([, file = '', words = '']) => [
    file,
    words,
  ]);
  expect(findNamedFiles(guide, tree)).toEqual(rows.map(([file]) => file));
  expect(rows.filter(([file = '']) => !file.includes('/messages/')).length).toBeLessThanOrEqual(8);
  expect(rows.filter(([file = '', words = '']) => !tree.get(file)?.includes(words))).toEqual([]);
});

describe('scripts/figures/walks.ts', () => {
  test.each(Object.entries(walks))('describes the code as it is: %s', (_name, walk) => {
    expect(findMistakes(walk, tree)).toEqual([]);
  });
});
