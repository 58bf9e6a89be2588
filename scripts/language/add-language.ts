import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptsFromRightToLeft } from '../../src/contract/plain/languages.ts';

/** Folders of a language, and those of the English modules that they stand for. */
export const englishFolders = {
  words: 'src/web/words',
  'words/admin': 'src/web/words/admin',
  messages: 'src/contract/messages',
  server: 'src/server/words',
} as const;

export type Folder = keyof typeof englishFolders;

/** Has all modules that a language needs, and the places where a language is named. */
const example = 'hi';

/** Returns what a language calls itself; nothing for a tag that no one knows. */
export const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);

/** Begins a language with the English words, which show until they are translated. */
export function addLanguage(tag: string) {
  const name = knownName(tag);
  if (existsSync(`src/languages/${tag}`) || tag === 'en')
    throw new Error(`${name} (${tag}) is there already. \`npm run language\` counts what is left to translate.`);
  for (const folder of Object.keys(englishFolders) as Folder[])
    for (const file of globSync(`src/languages/${example}/${folder}/*.ts`)) copyModule(file, folder, tag);
  const { region, script = '' } = new Intl.Locale(tag).maximize();
  const ofExample = `src/languages/${example}/words/type.css`;
  if (script === new Intl.Locale(example).maximize().script)
    writeFileSync(
      `src/languages/${tag}/words/type.css`, // the same letters need the same lines
      readFileSync(ofExample, 'utf8').replaceAll(`:lang(${example})`, `:lang(${tag})`),
    );
  const locale = new Intl.Locale(tag).region ? tag : `${tag}-${region}`;
  const direction = scriptsFromRightToLeft.includes(script) ? 'rtl' : 'ltr';
  change(`src/languages/${tag}/words/locale.ts`, (source) =>
    source
      .replace(/(?<=language: Language = ).*;/, `'${tag}';`)
      .replace(/(?<=locale = ).*;/, `'${locale}';`)
      .replace(/(?<=prefix = ).*;/, `'/${tag}';`)
      .replace(/(?<=direction: 'ltr' \| 'rtl' = ).*;/, `'${direction}';`),
  );
  change('src/contract/plain/languages.ts', (source) =>
    Object.entries({ languageNames: name, locales: locale, languageOffers: `This website is also in ${name}.` }).reduce(
      (text, [record, words]) => addEntry(text, record, tag, words),
      source.replace(/(?<=languages = \[.*)\](?= as const)/, `, '${tag}']`),
    ),
  );
  for (const file of globSync(['src/server/words/*.ts', 'src/web/admin/telling/patient-words.ts'], {
    exclude: ['**/*.test.ts'],
  }))
    change(file, (source) => wireLike(source, tag));
}

function knownName(tag: string) {
  let name: string | undefined;
  try {
    if (Intl.getCanonicalLocales(tag)[0] === tag) name = nameOf(tag);
  } catch {
    // Is no tag at all.
  }
  if (!name)
    throw new Error(
      `No language has the tag ${tag}. Write a BCP 47 tag, like mr for Marathi or pt-BR for Brazilian Portuguese.`,
    );
  return name;
}

/** Writes the English module of the same name into the language. What compares the modules, and the locale, are those of the example. */
function copyModule(file: string, folder: Folder, tag: string) {
  const name = path.basename(file);
  if (name.endsWith('.test.ts')) return;
  const target = `src/languages/${tag}/${folder}/${name}`;
  const isOwn = ['complete.ts', 'locale.ts'].includes(name);
  const source = readFileSync(isOwn ? file : `${englishFolders[folder]}/${name}`, 'utf8');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    isOwn ? source : source.replaceAll(/(?<=from ')\.[^']*/g, (from) => importedAs(from, file, englishFolders[folder])),
  );
}

/** A module beside it that the language has too stays beside it; the path of another begins at the root. */
function importedAs(from: string, file: string, english: string) {
  if (existsSync(path.join(path.dirname(file), from))) return from;
  return path.posix
    .join(english, from)
    .replace(/^src\/web\/words\//, '#words/')
    .replace(/^src\//, '#');
}

function change(file: string, edit: (source: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

const keyOf = (tag: string) => (tag.includes('-') ? `'${tag}'` : tag);

/** Adds to a record by language, which is written in one line or in several. */
const addEntry = (source: string, record: string, tag: string, words: string) =>
  source.replace(
    new RegExp(`(?<=const ${record}: [^=]*= \\{)([^}]*?),?(\\s*)(?=\\};)`),
    (_, entries: string, space: string) =>
      `${entries},${space.replace('\n', '\n  ') || ' '}${keyOf(tag)}: '${words}'${space.includes('\n') ? ',' : ''}${space}`,
  );

/** Wires a language as the example is: imports, and an entry of the record by language. */
function wireLike(source: string, tag: string) {
  const own = (text: string) =>
    text
      .replaceAll(`languages/${example}/`, `languages/${tag}/`)
      .replaceAll(/\bhindi(?=[A-Z]|\b)/g, tag.replaceAll('-', ''));
  return source
    .replaceAll(new RegExp(`^import .*languages/${example}/.*\\n`, 'gm'), (line) => line + own(line))
    .replaceAll(
      new RegExp(`\\b${example}: ([^{}\\n]+?|\\{[^{}]*\\})(?=,|\\s*\\})`, 'g'),
      (entry, words: string) => `${entry}, ${keyOf(tag)}: ${own(words)}`,
    );
}
