// `npm run former-texts`: records digests of all health texts that the history of the repository has seeded, so that databases
// which still have them are renewed. Run it last, before a release: texts that change after it are not known to the next version.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestsOf, type SeedContent, seededTextsOf } from '#server/db/seed/seeded-texts.ts';

const content = 'src/server/db/seed/content';
const target = 'src/server/db/seed/former-text-digests.ts';
const perLine = 9;

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 100_000_000 });

const commits = git('log', '--format=%H', '--', content).toString().split('\n').filter(Boolean);
const digests = new Set(digestsOf(seededTextsOf(await readContent(content))));
for (const commit of commits) for (const digest of await digestsAt(commit)) digests.add(digest);
writeFileSync(target, fileOf([...digests].toSorted()));
console.log(`${digests.size} texts of ${commits.length} commits are in ${target}.`);

/** A folder in the project, because only there do the aliases of imports and the types of sources work. */
async function digestsAt(commit: string) {
  const folder = `.former-texts-${commit}`;
  mkdirSync(folder);
  try {
    const archive = git('archive', commit, content);
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return digestsOf(seededTextsOf(await readContent(path.join(folder, content))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function readContent(folder: string): Promise<SeedContent> {
  const read = async (file: string, name: string): Promise<unknown> => {
    try {
      const module = (await import(pathToFileURL(path.resolve(folder, file)).href)) as Record<string, unknown>;
      return module[name];
    } catch (error) {
      // A former version may lack a file, but not one that imports something that is gone.
      if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
      throw error;
    }
  };
  return {
    conditions: (await read('conditions.ts', 'conditions')) ?? [],
    symptoms: (await read('symptoms.ts', 'symptoms')) ?? [],
    blogs: (await read('blogs.ts', 'blogs')) ?? [],
    problems: (await read('problems.ts', 'problems')) ?? [],
    notIf: (await read('treatments.ts', 'notIf')) ?? {},
    treatmentTexts: (await read('treatment-texts.ts', 'treatmentTexts')) ?? {},
    urgentSigns: (await read('urgent-signs.ts', 'urgentSigns')) ?? [],
    pages: (await read('pages.ts', 'pages')) ?? [],
  } as SeedContent;
}

function fileOf(list: readonly string[]) {
  const lines = Array.from(
    { length: Math.ceil(list.length / perLine) },
    (_, line) => `  ${list.slice(line * perLine, (line + 1) * perLine).join(' ')}`,
  );
  return [
    '/** Digests of texts that this or a former version has seeded; `npm run former-texts` writes them. */',
    'export const formerTextDigests = `',
    ...lines,
    '`',
    '  .trim()',
    '  .split(/\\s+/);',
    '',
  ].join('\n');
}
