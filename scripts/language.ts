// `npm run language`: counts what each language still says in English. `npm run language -- add mr` begins a language, in English words.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addLanguage, englishFolders, type Folder, nameOf } from './language/add-language.ts';

/** Names that are the same in every language. */
const names = new Set(["'WhatsApp'", "'SMS'"]);

/** Modules beside those of words. */
const withoutWords = ['locale.ts', 'translate-sentence.ts', 'words-of.ts'];

const [act, tag = ''] = process.argv.slice(2);
try {
  if (act !== undefined && (act !== 'add' || !tag))
    throw new Error('Write `npm run language -- add` and a tag, like mr.');
  if (act === 'add') addLanguage(tag);
  const added = new Set(globSync('src/languages/*/words').map((folder) => path.basename(path.dirname(folder))));
  for (const language of [...added].toSorted()) await report(language);
  console.log(
    act === 'add'
      ? `Next: run \`npm run fix\` and \`npm run check\`, then translate the modules in src/languages/${tag}. Texts of pages, conditions and signs stay in English until src/languages/${tag} has text-fields and content, as src/languages/hi does. \`npm run language\` counts what is left.`
      : 'Next: translate what is left in src/languages, then run `npm run check` and `npm test`. `npm run language -- add TAG` begins another language.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function report(language: string) {
  const left: string[] = [];
  const missing: string[] = [];
  let entries = 0;
  for (const folder of Object.keys(englishFolders) as Folder[]) {
    const files = globSync(`${englishFolders[folder]}/*.ts`).toSorted();
    if (globSync(`src/languages/${language}/${folder}/*.ts`).length === 0) {
      missing.push(`${folder} (${files.length} modules)`);
      continue;
    }
    for (const file of files) {
      const name = path.basename(file);
      if (name.endsWith('.test.ts') || withoutWords.includes(name)) continue;
      const words = await entriesOf(`src/languages/${language}/${folder}/${name}`);
      if (!words) {
        missing.push(`${folder}/${name}`);
        continue;
      }
      const english = new Map(await entriesOf(file));
      const same = words.filter(([entry, said]) => hasWords(said) && !names.has(said) && english.get(entry) === said);
      entries += words.length;
      if (same.length > 0) left.push(`${folder}/${name} ${same.length}`);
    }
  }
  const count = left.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0);
  console.log(`${nameOf(language)} (${language}): ${entries} entries, ${count} of them still as in English.`);
  if (left.length > 0) console.log(`  As in English: ${left.join(', ')}.`);
  if (missing.length > 0) console.log(`  No module yet: ${missing.join(', ')}.`);
}

/** The texts and functions of a module, also those in lists and records, as they are written; nothing if there is no such module. */
async function entriesOf(file: string) {
  if (globSync(file).length === 0) return undefined;
  return textsIn(await import(pathToFileURL(path.resolve(file)).href), '');
}

function textsIn(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null)
    return [[name, typeof value === 'string' ? `'${value}'` : String(value)]];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${name}.${key}`));
}

/** Whether a text, or a sentence in a function, has words beside its fields. */
function hasWords(text: string) {
  if (text.startsWith("'")) return /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  const quoted = text.replaceAll(/\$\{[^}]*\}/g, '').match(/(['"`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? [];
  return quoted.some((words) => /\p{L}.* | .*\p{L}/u.test(words));
}
