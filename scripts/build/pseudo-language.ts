/** A language of tests alone, by its usual tag: English words with accents, longer, in brackets and from right to left, so that words from elsewhere stand out. */
export const pseudoLanguage = 'qps-ploc';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'];

/** Translates words, and what functions of words answer. */
export function inPseudo<T>(words: T): T;
export function inPseudo(words: unknown): unknown {
  if (typeof words === 'string') return textInPseudo(words);
  if (typeof words === 'function')
    return (...fields: unknown[]) => inPseudo((words as (...all: unknown[]) => unknown)(...fields));
  if (Array.isArray(words)) return words.map((one) => inPseudo(one as unknown));
  if (!words || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, inPseudo(one as unknown)]));
}

/** Fields in braces stay, and a text that is in the language already. */
function textInPseudo(text: string) {
  if (!text.trim() || /^⟦[^⟦⟧]*⟧$/.test(text)) return text;
  const other = text.replaceAll(/\{\w+\}|[a-z]/gi, (found) => accented[plain.indexOf(found)] ?? found);
  return `⟦${other}${' ǿƞḗ ŧẇǿ'.repeat(Math.ceil(text.length / 24))}⟧`;
}

/** A module of English words with each of its exports in the language. */
export function moduleInPseudo(source: string) {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return [
    `import { inPseudo } from ${JSON.stringify(import.meta.filename)};`,
    source.replaceAll(/^export (?=const|function)/gm, ''),
    ...names.map((name) => `const ${name}_ = inPseudo(${name});\nexport { ${name}_ as ${name} };`),
  ].join('\n');
}
