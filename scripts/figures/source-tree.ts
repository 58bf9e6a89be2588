import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Text by path, relative to the project's folder and with forward slashes. */
export type SourceTree = ReadonlyMap<string, string>;

const root = path.resolve(import.meta.dirname, '../..');

/** Reads sources, tests and docs, either of the working tree or of a commit. */
export function readSourceTree(commit?: string): SourceTree {
  if (commit === undefined) return readFolder(root);
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  try {
    const archive = path.join(folder, 'commit.tar');
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return readFolder(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFolder(folder: string): SourceTree {
  const files = globSync(
    ['{src,scripts,art,bench,e2e}/**/*.{ts,tsx,css}', 'e2e/*.json', '*.md', '{docs,art}/**/*.md'],
    {
      cwd: folder,
    },
  );
  return new Map(
    files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')] as const),
  );
}
