import path from 'node:path';
import { parseSync } from 'vite';
import type { SourceTree } from './source-tree.ts';
import type { Step } from './walks.ts';

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isScript = (file: string) => /\.tsx?$/.test(file);
const linesOf = (text: string) => text.split('\n').length - 1;

/** A module shorter than this, with one importer beside it, might as well be a part of that importer. */
const fragmentLines = 41;

export interface ModuleFigures {
  count: number;
  medianTs: number;
  medianTsx: number;
  withOneImporter: number;
  /** Short modules that lie in the folder of their only importer. */
  fragments: number;
}

/** Figures of the modules in `src/web`, without tests. Imports of types count; imports by tests don't. */
export function measureModules(tree: SourceTree): ModuleFigures {
  const modules = [...tree.keys()].filter((file) => file.startsWith('src/web/') && isScript(file) && !isTest(file));
  const importers = findImporters(tree);
  const withOneImporter = modules.filter((file) => importers.get(file)?.size === 1);
  const fragments = withOneImporter.filter((file) => {
    const [importer = ''] = importers.get(file) ?? [];
    return linesOf(tree.get(file) ?? '') < fragmentLines && path.posix.dirname(importer) === path.posix.dirname(file);
  });
  const medianOf = (extension: string) =>
    median(modules.filter((file) => file.endsWith(extension)).map((file) => linesOf(tree.get(file) ?? '')));
  return {
    count: modules.length,
    medianTs: medianOf('.ts'),
    medianTsx: medianOf('.tsx'),
    withOneImporter: withOneImporter.length,
    fragments: fragments.length,
  };
}

/**
 * Lines of code by area: TypeScript without tests, what only tests import, sample content, blank lines, comments and imports.
 * Lines of CSS and of Markdown are counted whole.
 */
export function measureLines(tree: SourceTree) {
  const files = [...tree.keys()];
  const count = (wanted: (file: string) => boolean, measure: (text: string, file: string) => number = linesOf) =>
    files.filter(wanted).reduce((sum, file) => sum + measure(tree.get(file) ?? '', file), 0);
  const product = (file: string) =>
    file.startsWith('src/') && isScript(file) && !isTest(file) && !/\/(?:testing|seed|words|languages)\//.test(file);
  const areas = [...new Set(files.filter(product).map(areaOf))].toSorted();
  return {
    areas: Object.fromEntries(
      areas.map((area) => [area, count((file) => product(file) && areaOf(file) === area, codeLinesOf)]),
    ),
    product: count(product, codeLinesOf),
    css: count((file) => file.startsWith('src/') && file.endsWith('.css')),
    markdown: count((file) => file.endsWith('.md')),
    decisions: files.filter((file) => /decisions\/\d{4}/.test(file)).length,
    testFiles: files.filter(isTest).length,
  };
}

/** Lines that hold more than blanks, comments and imports. */
export function codeLinesOf(text: string, file: string): number {
  const { comments, program } = parseSync(file, text);
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  let code = text;
  for (const { start, end } of [...comments, ...imports])
    code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end);
  return code.split('\n').filter((line) => /[^\s;]/.test(line)).length;
}

/** The first two folders, or three in the admin area's routes. */
function areaOf(file: string) {
  const folders = path.posix.dirname(file).split('/');
  return folders.slice(0, folders[2] === 'routes' ? 4 : 3).join('/');
}

/** Modules that are imported, each with the modules that do. */
function findImporters(tree: SourceTree) {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of tree) {
    if (!isScript(file) || isTest(file)) continue;
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = resolve(specifier, file);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

function resolve(specifier: string, importer: string) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  return specifier.replace(/^#/, 'src/');
}

function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = below] = sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (below + above) / 2;
}

/** How many modules a walk passes. */
export function countModules(walk: readonly Step[]) {
  return new Set(walk.map(([file]) => file)).size;
}

/** Returns the mistakes in a walk: a missing file or symbol, or a step that no earlier step leads to. */
export function findMistakes(walk: readonly Step[], tree: SourceTree): string[] {
  return walk.flatMap(([file, symbol, ledToBy], index) => {
    const text = tree.get(file);
    if (text === undefined) return [`${file} does not exist.`];
    if (!defines(text, symbol)) return [`${file} does not define ${symbol}.`];
    const earlier = walk.slice(0, index).map(([passed]) => tree.get(passed) ?? '');
    const isReached = index === 0 || ledToBy !== undefined || earlier.some((passed) => names(passed, symbol));
    return isReached ? [] : [`No step before ${file} refers to ${symbol}.`];
  });
}

const names = (text: string, symbol: string) => new RegExp(String.raw`\b${symbol}\b`).test(text);

/** A declaration, a method with a body, or a property of an object. */
function defines(text: string, symbol: string) {
  const declaration = String.raw`\b(?:function\*?|const|let|class)\s+${symbol}\b`;
  const member = String.raw`^\s*(?:async\s+)?${symbol}(?:\(.*\{$|:)`;
  return new RegExp(`${declaration}|${member}`, 'm').test(text);
}

/** The files that a guide names and that exist. */
export function findNamedFiles(guide: string, tree: SourceTree): string[] {
  const named = [...guide.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
  return [...new Set(named)].filter((file) => tree.has(file));
}
