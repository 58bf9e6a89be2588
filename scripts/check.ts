// `npm run check`: everything that can be checked without running the program, in well under half a minute.
import { checkSubjects, checkWording } from './check/english.ts';
import { lint, runTool, type ToolResult } from './check/run-tool.ts';

const started = performance.now();
const results = await Promise.all([
  ...typeChecks(),
  runTool('@biomejs/biome', ['check', '--max-diagnostics=none'], 'biome'),
  runTool('dependency-cruiser', ['src', 'art', '--output-type=err-long']),
  ...canaries(),
  runTool('knip', ['--no-progress']),
]);
results.push(checkWording(), checkSubjects());
const failed = results.filter((result) => !result.ok);
for (const { name, output } of failed) console.log(`\n${name}\n${output.trimEnd()}\n`);
console.log(summary());
process.exitCode = failed.length > 0 ? 1 : 0;

function summary() {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed.length === 0) return `check: ${results.map(({ name }) => name).join(', ')}: passed in ${seconds} s`;
  return `check: ${failed.map(({ name }) => name).join(', ')} failed after ${seconds} s`;
}

// Both need the types that React Router generates for the routes.
function typeChecks(): Promise<ToolResult>[] {
  const typegen = runTool('@react-router/dev', ['typegen'], 'react-router typegen');
  return [
    typegen,
    typegen.then(() => runTool('typescript', ['-b', '--checkers', '1'], 'tsc')),
    typegen.then(() => lint()),
  ];
}

/** Checks files that break a rule on purpose. A tool that accepts them checks nothing, which dependency-cruiser never reports. */
function canaries(): Promise<ToolResult>[] {
  return [
    canary('dependency-cruiser', /sql-only-in-queries: scripts\/check\/canary\//g, 1),
    canary(
      'oxlint',
      /clinic\(sql-is-written\)|changes\(writes-take-trx\)|browsers\(floor\)|words\(plain\)|pages\(reads-wait\)/g,
      25,
    ),
  ];
}

async function canary(tool: string, mark: RegExp, times: number): Promise<ToolResult> {
  const { output } = await runTool(tool, ['scripts/check/canary']);
  const caught = output.match(mark)?.length ?? 0;
  const complaint = `${tool} found only ${caught} of the ${times} violations in scripts/check/canary, so it checks nothing.\n${output}`;
  return { name: `canary of ${tool}`, ok: caught === times, output: complaint };
}
