// The entry point of `npm start`, `npm test` and all other commands. It runs on the Node that npm runs on, installs packages and
// builds where needed, and then runs the actual program with the pinned Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { findNode } from './launch/pinned-node.mjs';
import { root } from './launch/root.mjs';
import { run } from './launch/run.mjs';
import { readUsage, UsageError } from './launch/usage.mjs';

const text = { type: 'string' };
const flag = { type: 'boolean' };

/** Programs of the product read their own arguments; of the others, `usage` says which there are. */
const programs = {
  start: { script: 'build/program/main.js', mode: 'production', build: true },
  dev: { script: 'src/dev.ts', mode: 'development', usage: { form: '' } },
  admin: { script: 'src/admin.ts', mode: 'production' },
  backup: { script: 'src/backup.ts', mode: 'production' },
  restore: { script: 'src/restore.ts', mode: 'production' },
  move: { script: 'src/move.ts', mode: 'production' },
  build: { build: true, usage: { form: '' } },
  check: { tools: true, script: 'scripts/check.ts', usage: { form: '' } },
  fix: { tools: true, script: 'scripts/fix.ts', usage: { form: '' } },
  test: { tools: true, script: 'scripts/test.ts', usage: { form: '[options of Vitest]' } },
  browsers: { tools: true, script: 'scripts/browsers.ts', build: true, usage: { form: '[BROWSER ...]' } },
  'test:simulation': {
    tools: true,
    script: 'scripts/test-simulation.ts',
    build: true,
    usage: {
      form: '[--seed NUMBER] [--days NUMBER] [--postgres]',
      options: { seed: text, days: text, postgres: flag },
    },
  },
  explore: {
    tools: true,
    script: 'scripts/explore.ts',
    build: true,
    usage: { form: '[--minutes NUMBER] [--output FOLDER]', options: { minutes: text, output: text } },
  },
  'test:faults': {
    tools: true,
    script: 'scripts/test-faults.ts',
    build: true,
    usage: { form: '[options of Vitest]' },
  },
  'test:sweeps': {
    tools: true,
    script: 'scripts/test-sweeps.ts',
    build: true,
    usage: { form: '[options of Vitest]' },
  },
  package: {
    script: 'scripts/package.ts',
    build: true,
    usage: { form: '[--arch x64 | arm64] [--node FOLDER]', options: { arch: text, node: text } },
  },
  smoke: { script: 'scripts/smoke.ts', build: true, usage: { form: '[FOLDER]' } },
  sbom: { script: 'scripts/sbom.ts', usage: { form: '' } },
  release: {
    script: 'scripts/release.ts',
    usage: {
      form: '[--dry-run | --key FILE | files [--official-node] | notes | key FILE]',
      options: { 'dry-run': flag, 'official-node': flag, key: text },
    },
  },
  figures: { tools: true, script: 'scripts/figures.ts', usage: { form: '[COMMIT]' } },
  'former-texts': { tools: true, script: 'scripts/former-texts.ts', usage: { form: '' } },
  language: { script: 'scripts/language.ts', usage: { form: '[add TAG]' } },
  art: { script: 'art/draw.ts', usage: { form: '' } },
  screenshots: {
    tools: true,
    script: 'scripts/screenshots.ts',
    build: true,
    usage: { form: '[--readme | NAME ...]', options: { readme: flag } },
  },
  compare: {
    tools: true,
    script: 'scripts/compare.ts',
    usage: { form: '[--accept] [NAME ...]', options: { accept: flag } },
  },
};

async function launch(command, args) {
  requireNode();
  const program = programOf(command, args);
  if (program.usage && !readUsage(command, program.usage, args)) return 0;
  await ensureInstalled(program);
  const node = findNode();
  if (program.build) await ensureBuilt(node);
  return program.script ? run(node, [...nodeOptions(program), program.script, ...args], environment(program)) : 0;
}

function programOf(command, args) {
  if (command === 'start' && args.includes('--help')) return { script: 'src/main.ts' }; // without a build
  if (Object.hasOwn(programs, command)) return programs[command];
  if (command === 'run' && args.length > 0) return { script: args.shift(), tools: true };
  if (command === 'bench' && args.length > 0) return { script: `bench/${args.shift()}.ts`, build: true, tools: true };
  throw new Error(
    `Usage: node scripts/launch.mjs ${Object.keys(programs).join(' | ')} | bench <name> | run <file> [arguments]`,
  );
}

/** npm leaves out optional packages that the Node it runs on is too old for: those that build the site and encode pictures. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or 22.12 or newer is needed to install and to start; this is ${process.version}.`);
}

const nodeOptions = (program) => (program.mode && existsSync(join(root, '.env')) ? ['--env-file=.env'] : []);

const environment = (program) => ({
  // Node caches compiled modules, with types stripped, which halves the time of the next start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node-compile'),
  // React selects its production or development build by NODE_ENV. With more arenas, glibc holds on to 50 MB of unused memory.
  ...(program.mode && { NODE_ENV: program.mode, MALLOC_ARENA_MAX: '2' }),
});

const [command = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await launch(command, args);
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
