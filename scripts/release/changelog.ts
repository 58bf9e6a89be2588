import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Release {
  version: string;
  date: string;
  /** Undefined until it has been released: a commit cannot name itself. */
  commit: string | undefined;
  /** The last migration of its schema. */
  schema: string | undefined;
}

interface Entry extends Release {
  /** The lines about changes, with their headings. */
  text: string;
}

/** The releases of CHANGELOG.md, the newest first. */
export function readReleases(changelog: string): Entry[] {
  const entries = changelog.split(/^## (?=\[\d)/m).slice(1);
  return entries.map((entry) => {
    const [, version = '', date = ''] = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/m.exec(entry) ?? [];
    const [, commit, schema] = /^Commit `(\w{40})`, database schema `([\w-]+)`\.$/m.exec(entry) ?? [];
    return { version, date, commit, schema, text: entry.replace(/^\[.+\n|^\[.+\]: .+$/gm, '').trim() };
  });
}

/** The changelog with the commit and the schema of a release in its entry. */
export function recordCommit(changelog: string, { version, commit, schema }: Omit<Release, 'date'>) {
  return changelog.replace(
    new RegExp(`^## \\[${RegExp.escape(version)}\\] - .+$`, 'm'),
    (heading) => `${heading}\n\nCommit \`${commit}\`, database schema \`${schema}\`.`,
  );
}

/** Runs git and returns its output without the final line break. */
export function git(folder: string, ...args: string[]) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
}

/** Whether this copy of the repository has the commit; a shallow clone or an archive has not. */
export function hasCommit(folder: string, commit: string) {
  try {
    git(folder, 'cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
