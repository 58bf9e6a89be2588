// `npm run fix`: formats, sorts imports, and applies the lint fixes that cannot change behaviour.
import { lint as runLint, runTool } from './check/run-tool.ts';

await runTool('@react-router/dev', ['typegen']); // without its types, lint reports every use of a route's data
const lint = await runLint('--fix');
const format = await runTool('@biomejs/biome', ['check', '--write'], 'biome'); // last, because a lint fix may need formatting
for (const { ok, output } of [lint, format]) if (!ok) console.log(output);
console.log(lint.ok && format.ok ? 'fix: done, nothing is left' : 'fix: the problems above need fixing by hand');
process.exitCode = lint.ok && format.ok ? 0 : 1;
