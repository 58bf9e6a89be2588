// Everything that can be known without running the program, in well under half a minute.
import { runTool, type ToolResult } from './check/run-tool.ts';

const started = performance.now();
const results = await Promise.all([
  ...typeChecks(),
  runTool('@biomejs/biome', ['check', '--max-diagnostics=none'], 'biome'),
  runTool('dependency-cruiser', ['src', '--output-type=err-long']),
  canary(),
  runTool('knip', ['--no-progress']),
]);
const failed = results.filter((result) => !result.ok);
for (const { name, output } of failed) console.log(`\n${name}\n${output.trimEnd()}\n`);
console.log(summary());
process.exitCode = failed.length > 0 ? 1 : 0;

function summary() {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed.length === 0) return `check: ${results.map(({ name }) => name).join(', ')}: all well, ${seconds} s`;
  return `check: ${failed.map(({ name }) => name).join(', ')} failed, ${seconds} s`;
}

// Both need the types that React Router writes for the routes.
function typeChecks(): Promise<ToolResult>[] {
  const typegen = runTool('@react-router/dev', ['typegen'], 'react-router typegen');
  return [typegen, typegen.then(() => runTool('typescript', ['-b'], 'tsc')), typegen.then(() => runTool('oxlint', []))];
}

/** dependency-cruiser passes over a folder of files that it can't read, so one where a rule is broken has to fail. */
async function canary(): Promise<ToolResult> {
  const { ok, output } = await runTool('dependency-cruiser', ['scripts/check/canary']);
  const caught = !ok && output.includes('sql-only-in-queries: scripts/check/canary/');
  return {
    name: 'canary',
    ok: caught,
    output: `dependency-cruiser is blind: it let scripts/check/canary pass.\n${output}`,
  };
}
