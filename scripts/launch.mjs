// The entry point of `npm start`, `npm test` and all other commands. It runs on any Node from version 18, installs packages and
// builds where needed, and then runs the actual program with the pinned Node.
import { join } from 'node:path';
import { ensureBuilt, ensureSamplePictures } from './launch/build.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { findNode } from './launch/pinned-node.mjs';
import { root } from './launch/root.mjs';
import { run } from './launch/run.mjs';

const programs = {
  start: { script: 'build/program/main.js', mode: 'production', build: true },
  dev: { script: 'src/dev.ts', mode: 'development', samples: true },
  admin: { script: 'src/admin.ts', mode: 'production' },
  backup: { script: 'src/backup.ts', mode: 'production' },
  restore: { script: 'src/restore.ts', mode: 'production' },
  move: { script: 'src/move.ts', mode: 'production' },
  build: { build: true },
  check: { script: 'scripts/check.ts' },
  fix: { script: 'scripts/fix.ts' },
  test: { script: 'scripts/test.ts' },
  browsers: { script: 'scripts/browsers.ts', build: true },
  'test:faults': { script: 'scripts/test-faults.ts', build: true },
  package: { script: 'scripts/package.ts', build: true },
  sbom: { script: 'scripts/sbom.ts' },
  release: { script: 'scripts/release.ts' },
  figures: { script: 'scripts/figures.ts' },
  art: { script: 'art/draw.ts' },
  screenshots: { script: 'scripts/screenshots.ts', build: true },
};

async function launch(command, args) {
  requireNode18();
  const program = programOf(command, args);
  await ensureInstalled(program);
  const node = findNode();
  if (program.build || program.samples) await ensureSamplePictures(node);
  if (program.build) await ensureBuilt(node);
  return program.script ? run(node, [...nodeOptions(program), program.script, ...args], environment(program)) : 0;
}

function programOf(command, args) {
  if (Object.hasOwn(programs, command)) return programs[command];
  if (command === 'run' && args.length > 0) return { script: args.shift() };
  if (command === 'bench' && args.length > 0) return { script: `bench/${args.shift()}.ts`, build: true };
  throw new Error(
    `Usage: node scripts/launch.mjs ${Object.keys(programs).join(' | ')} | bench <name> | run <file> [arguments]`,
  );
}

function requireNode18() {
  if (Number.parseInt(process.versions.node, 10) >= 18) return;
  throw new Error(`Node 18 or newer is needed to start; this is ${process.version}.`);
}

const nodeOptions = (program) => (program.mode ? ['--env-file-if-exists=.env'] : []);

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
  process.exitCode = 1;
}
