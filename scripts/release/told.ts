import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './changelog.ts';

/** Names that people rely on who run the program or call its API. */
const promises = [
  { files: '.env.example', names: /^([A-Z][A-Z\d_]+)=/gm, mayBeAdded: false },
  { files: 'src/contract/*routes.ts', names: /'(\/api\/[^']+)'/g, mayBeAdded: true },
  { files: 'package.json', names: /"([\w:]+)": "node scripts\/launch/g, mayBeAdded: true },
];

/** Settings that are new, and settings, addresses of the API and commands that are gone, since a commit, and that an entry does not name. */
export function findUntold(folder: string, since: string, entry: string) {
  const changed = promises.flatMap(({ files, names, mayBeAdded }) => {
    const before = namesIn(readAt(folder, since, files), names);
    const now = namesIn(
      globSync(files, { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8')),
      names,
    );
    return [...before.symmetricDifference(now)].filter((name) => before.has(name) || !mayBeAdded);
  });
  return changed.filter((name) => !new RegExp(`(?<![\\w/])${RegExp.escape(name)}(?![\\w/])`).test(entry)).toSorted();
}

function readAt(folder: string, commit: string, files: string) {
  const known = git(folder, 'ls-tree', '-r', '--name-only', commit).split('\n');
  return known.filter((file) => path.matchesGlob(file, files)).map((file) => git(folder, 'show', `${commit}:${file}`));
}

function namesIn(texts: string[], names: RegExp) {
  return new Set(texts.flatMap((text) => [...text.matchAll(names)].map(([, name = '']) => name)));
}
