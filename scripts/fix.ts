// `npm run fix`: formats, sorts imports, and applies the lint fixes that cannot change behaviour.
import { lint as runLint, runTool } from './check/run-tool.ts';

await runTool('@react-router/dev', ['typegen']); // without its types, lint reports every use of a route's data
const lint = await runLint('--fix');
const format = await runTool('@biomejs/biome', ['check', '--write'], 'biome'); // last, since a lint fix may need it
for (const { ok, output } of [lint, format]) if (!ok) console.log(output);
console.log(lint.ok && format.ok ? 'fix: nothing left to do' : 'fix: what is listed above needs a person');
process.exitCode = lint.ok && format.ok ? 0 : 1;
