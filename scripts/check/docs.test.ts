import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { adminPages, patientPage, publicPages, signInPages } from '#web/pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('{docs,art}/**/*.md', { cwd: root }),
];

/** Made when the program is installed, built or run, so not in the repository. */
const made = new Set(['.git', '.react-router', 'build', 'data', 'dist', 'node_modules', 'screenshots']);
const repository = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !made.has(name))
  .flatMap((entry) => [entry.name, ...(entry.isDirectory() ? filesIn(entry.name) : [])]);
/** Docs name a file by the end of its path, such as `http/limiter.ts`: the folder is clear from the text around it. */
const pathEnds = new Set(repository.flatMap((file) => endsOf(file)));
const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts));

const knownExtension = /\.(?:ts|tsx|mjs|cjs|js|json|jsonc|css|md|svg)$/;
/** Text that is no path, or a made-up path such as the resource `notes` of add-a-resource.md. */
const placeholder = /[<>{}*$ ]|NNNN|\bnotes\b|^https?:|^\/|^@|^\.?node_modules/;
/** Contents of a backup, the build and the data folder, which do not exist in a fresh checkout. */
const madeLater = /^(?:build|data|dist|uploads|tables|screenshots)\/|^manifest\.json$/;

test('every relative link leads to a file', async () => {
  const failures = await failuresOf(pages, (page) => {
    const targets = [...withoutFences(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const relative = targets.map((target) => target.replace(/#.*/, '')).filter((target) => target && !isUrl(target));
    const folder = path.dirname(path.join(root, page));
    expect(relative.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('the pictures of the README are there, and weigh less than 300 KB together', () => {
  const pictures = [...read('README.md').matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => path.join(root, file));
  expect(pictures).toHaveLength(3);
  expect(pictures.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(300_000);
});

test('every path in backticks is that of a file or folder', async () => {
  const failures = await failuresOf(pages, (page) => {
    const paths = [...withoutFences(read(page)).matchAll(/`([^`\n]+)`/g)]
      .map(([, token = '']) => token)
      .filter((token) => (knownExtension.test(token) || token.endsWith('/')) && !placeholder.test(token))
      .filter((token) => !madeLater.test(token));
    expect(paths.filter((token) => !pathEnds.has(token.replace(/\/$/, '')))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('docs/architecture.md shows every program, and every folder of server and web', async () => {
  const trees = [...read('docs/architecture.md').matchAll(/^```\n([^]*?)^```/gm)].map(([, tree = '']) => tree).join('');
  const entries = (folder: string) => readdirSync(path.join(root, folder), { withFileTypes: true });
  const folders = ['src/server', 'src/web', 'src/web/admin'].flatMap((folder) =>
    entries(folder).flatMap((entry) => (entry.isDirectory() ? [`${entry.name}/`] : [])),
  );
  const programs = entries('src').flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const failures = await failuresOf([...programs, ...folders], (name) => {
    expect(trees).toMatch(new RegExp(`^ +(?:[^ ]+ )*${name.replaceAll('.', '\\.')}`, 'm'));
  });
  expect(failures).toEqual([]);
});

test('docs/architecture.md says of every screen where it lives', async () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    (row) => row.slice(1).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
  );
  const screens = [...publicPages, patientPage, ...signInPages, ...adminPages];
  const failures = await failuresOf(screens, ({ path: address, module }) => {
    const found = rows.filter(([addresses = []]) => addresses.includes(address));
    expect(found, address).toHaveLength(1);
    const [[, folders = [], resources = []] = []] = found;
    expect(
      folders.some((folder) => module.startsWith(`routes/${folder}/`)),
      `${address} is in ${module}`,
    ).toBe(true);
    expect(resources.filter((name) => !existsSync(path.join(root, 'src/server/resources', name)))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('every command is one of package.json, and every bench exists', async () => {
  const failures = await failuresOf(pages, (page) => {
    const commands = [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)(?: ([\w-]+))?/g)];
    const unknown = commands.filter(([, script = '', argument]) => {
      const isBench = script === 'bench' && argument !== undefined;
      return !scripts.has(script) || (isBench && !existsSync(path.join(root, `bench/${argument}.ts`)));
    });
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
  expect(failures).toEqual([]);
});

const variables = new Set(read('src/server/config.ts').match(/\b[A-Z]+(?:_[A-Z]+)*(?=: (?:z|whole)\b)/g));

test('every environment variable is one that the program reads', async () => {
  const failures = await failuresOf(pages, (page) => {
    const named = [...read(page).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
    const others = new Set(['CHROMIUM_PATH', 'MINISIGN_KEY']); // for the tests, and for a release
    expect(named.filter((name) => !variables.has(name) && !others.has(name))).toEqual([]);
  });
  expect(failures).toEqual([]);
});

test('docs/configuration.md and .env.example name every environment variable', () => {
  for (const page of ['docs/configuration.md', '.env.example'])
    expect([...variables].filter((name) => !new RegExp(`\\b${name}\\b`).test(read(page)))).toEqual([]);
});

/** Requirements of the levels 1 and 2 of ASVS 5.0, by section. */
const requirements = {
  1: '1:2 2:9 3:11 4:3 5:2',
  2: '1:3 2:3 3:4 4:1',
  3: '2:2 3:4 4:6 5:5 7:2',
  4: '1:3 2:1 3:2 4:4',
  5: '1:1 2:3 3:2 4:3',
  6: '1:3 2:12 3:4 4:4 5:5 6:3 8:4',
  7: '1:3 2:4 3:2 4:5 5:2 6:2',
  8: '1:2 2:3 3:1 4:1',
  9: '1:3 2:4',
  10: '1:2 2:2 3:4 4:11 5:5 6:2 7:3',
  11: '1:2 2:3 3:3 4:4 5:1 6:1',
  12: '1:3 2:2 3:4',
  13: '1:1 2:5 3:2 4:5',
  14: '1:2 2:4 3:3',
  15: '1:3 2:3 3:7',
  16: '1:1 2:5 3:4 4:3 5:3',
  17: '1:1 2:4 3:2',
};

test('docs/security-tests.md answers each requirement of ASVS once, and names a file for each answer', () => {
  const required = Object.entries(requirements).flatMap(([chapter, sections]) =>
    sections.split(' ').flatMap((section) => {
      const [number = '', count = ''] = section.split(':');
      return Array.from({ length: Number(count) }, (_, index) => `${chapter}.${number}.${index + 1}`);
    }),
  );
  const rows = [
    ...read('docs/security-tests.md').matchAll(/^\| ([\d., –]+) \| (met|not met|does not apply) \| .+ \| (.+) \|$/gm),
  ];
  const answered = rows.flatMap(([, numbers = '']) => numbers.split(', ').flatMap(numbersIn));
  expect(required).toHaveLength(253);
  expect(answered.toSorted()).toEqual(required.toSorted());
  expect(rows.filter(([, , , files = '']) => !/`[^`]+\.\w+`/.test(files))).toEqual([]);
});

/** `1.2.3–5` -> 1.2.3, 1.2.4, 1.2.5. */
function numbersIn(range: string) {
  const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(range) ?? [];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);
}

const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
const index = read('docs/decisions/README.md').split('\n').map(squeeze);

test('every decision has a number, a date, a status and the three headings, and the index says the same', async () => {
  const failures = await failuresOf(decisions, (file) => {
    const text = read(`docs/decisions/${file}`);
    const number = Number(/^(\d{4})-[a-z\d-]+\.md$/.exec(file)?.[1]);
    const [, titleNumber, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const date = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text)?.[1];
    const status = /^- Status: ((?:accepted|superseded by \d+|changed by \d+)\b.*)$/m.exec(text)?.[1];
    expect({ number: Number(titleNumber), date, status }).toEqual({
      number,
      date: expect.any(String),
      status: expect.any(String),
    });
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
    expect(index).toContain(`| [${number}](${file}) | ${title} | ${date} | ${status} |`);
  });
  expect(failures).toEqual([]);
});

test('no two decisions have the same number', () => {
  const numbers = decisions.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('every decision is linked from the code it explains, and code links to no other', () => {
  const code = repository.filter((file) => /^(?:src|e2e|scripts|bench|deploy)\/.+\.(?:ts|tsx|mjs|css|sh)$/.test(file));
  const linked = new Set(code.flatMap((file) => read(file).match(/(?<=docs\/decisions\/)\d{4}-[a-z\d-]+\.md/g) ?? []));
  expect([...linked].toSorted()).toEqual(decisions.toSorted());
});

test('the docs stay short: 3,600 lines in all besides the Hindi words, and 40 decisions', () => {
  // Translators look words up in that table, which has a line for each term; no one reads it from end to end.
  const markdown = ['.github/pull_request_template.md', ...pages].filter((page) => page !== 'docs/glossary-hindi.md');
  expect(markdown.reduce((sum, page) => sum + read(page).split('\n').length - 1, 0)).toBeLessThanOrEqual(3600);
  expect(decisions.length).toBeLessThanOrEqual(40);
});

function filesIn(folder: string) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** `src/server/log.ts` -> itself, `server/log.ts`, `log.ts`. */
function endsOf(file: string) {
  const parts = file.split('/');
  return parts.map((_, start) => parts.slice(start).join('/'));
}

function withoutFences(text: string) {
  return text.replace(/^```[^]*?^```$/gm, '');
}

function isUrl(target: string) {
  return /^(?:https?|mailto):/.test(target);
}

/** Table cells are padded, so that columns line up. */
function squeeze(line: string) {
  return line.replace(/ {2,}/g, ' ');
}
