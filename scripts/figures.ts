// `npm run figures`: how much a reader has to hold at once. `npm run figures -- COMMIT` measures the modules of a commit.
import { countModules, findMistakes, findNamedFiles, measureLines, measureModules } from './figures/measure.ts';
import { readSourceTree } from './figures/source-tree.ts';
import { walks } from './figures/walks.ts';

const [commit] = process.argv.slice(2);
const tree = readSourceTree(commit);

const lines = measureLines(tree);
console.log(
  'lines of code in src, without tests, testing/, seed/, words, blank lines, comments and imports:',
  lines.product,
);
for (const [area, count] of Object.entries(lines.areas)) console.log(`  ${area}: ${count}`);
console.log('lines of CSS:', lines.css);
console.log(`lines of Markdown: ${lines.markdown}, in ${lines.decisions} decisions and the rest`);
console.log(`files of tests: ${lines.testFiles}; npm test prints how many tests ran, and for how long`);

const { count, medianTs, medianTsx, withOneImporter, fragments } = measureModules(tree);
console.log(`modules in src/web, without tests: ${count}; median lines: ${medianTs} (ts), ${medianTsx} (tsx)`);
console.log(`with exactly one importer: ${withOneImporter}; of those under 41 lines and beside it: ${fragments}`);

for (const guide of ['docs/add-a-resource.md', 'docs/add-a-field.md'])
  console.log(`files that ${guide} names for its example: ${findNamedFiles(tree.get(guide) ?? '', tree).length}`);

// The list of steps fits the working tree alone.
for (const [name, walk] of Object.entries(commit === undefined ? walks : {})) {
  const mistakes = findMistakes(walk, tree);
  const passed = mistakes.length === 0 ? countModules(walk) : 'unknown';
  console.log(`modules from the click to SQL, ${name}: ${passed}`);
  for (const mistake of mistakes) console.log(`  scripts/figures/walks.ts is out of date: ${mistake}`);
  if (mistakes.length > 0) process.exitCode = 1;
}
