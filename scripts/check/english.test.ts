import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { git } from '../release/changelog.ts';
import { checkSubjects, findSubjectFaults, findWordingFaults } from './english.ts';

test('a comment must not begin with a pronoun or a preposition', () => {
  for (const words of [
    'Of one request.',
    'What a page needs.',
    'Who asks.',
    'Those below.',
    'The same again.',
    'As typed.',
  ]) {
    const comments = [
      `/** ${words} */`,
      `  /**\n   * ${words}\n   */`,
      `// ${words}`,
      `call(); // ${words}`,
      `{/* ${words} */}`,
    ];
    for (const comment of comments) expect(findWordingFaults(`${comment}\n`), comment).toHaveLength(1);
  }
  const right = [
    '/** Office of one clinic. */',
    '// Reads a page.',
    '// What follows is the same comment.',
    "call('What // it');",
  ];
  expect(findWordingFaults(right.join('\n'))).toEqual([]);
});

test('private words are refused in comments and titles, not in code', () => {
  const trailing = ['call();', '// anew'].join(' ');
  const wrong = ['// Tells somebody.', ' * For whoever asks.', trailing, "test('nobody sees it', run);"];
  for (const line of wrong) expect(findWordingFaults(line), line).toHaveLength(1);
  expect(findWordingFaults("const nobody = 'Anybody';")).toEqual([]);
});

test('a subject begins with a known verb and has at most 72 characters', () => {
  const tooLong = `Add ${'x'.repeat(69)}`;
  expect(findSubjectFaults(['Add a check', tooLong.slice(0, -1)])).toEqual([]);
  for (const subject of [tooLong, 'What a visit weighs now', 'add a check']) {
    expect(findSubjectFaults([subject]), subject).toHaveLength(1);
    expect(findSubjectFaults([subject])[0], subject).toContain(subject);
  }
});

test('subjects are checked from a commit on, and skipped where it is missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'subjects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(checkSubjects(folder)).toMatchObject({ ok: true, name: expect.stringContaining('skipped') });
  const commit = (subject: string) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    git(folder, ...author, 'commit', '--allow-empty', '-qm', subject);
    return git(folder, 'rev-parse', 'HEAD');
  };
  git(folder, 'init', '-q');
  const since = commit('Words of an earlier time');
  commit('Add a check');
  expect(checkSubjects(folder, since).ok).toBe(true);
  commit('A subject without a verb');
  expect(checkSubjects(folder, since)).toMatchObject({
    ok: false,
    output: expect.stringMatching(/A subject without a verb$/),
  });
});
