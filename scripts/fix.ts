// Formats, sorts imports, and applies the lint fixes that can't change what the program does.
import { lint as runLint, runTool } from './check/run-tool.ts';

const lint = await runLint('--fix');
const format = await runTool('@biomejs/biome', ['check', '--write'], 'biome'); // last, since a lint fix may need it
for (const { ok, output } of [lint, format]) if (!ok) console.log(output);
console.log(lint.ok && format.ok ? 'fix: nothing left to do' : 'fix: what is listed above needs a person');
process.exitCode = lint.ok && format.ok ? 0 : 1;
