import { defaultLanguage, type Language, type OtherLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { kindOf, type TranslationKind } from '#contract/plain/translated-fields.ts';
import type { Database } from './database.ts';
import { digestOf, findBuiltIn } from './seed/built-in-translations.ts';

// Texts that visitors read in another language. One without a translation stays English, and is named.

/** The digest says from which English text it was made. */
type StoredWords = Readonly<Record<string, { text: string; of: string }>>;

export interface Translation {
  words: StoredWords;
  checked_at: number | null;
  checked_by: string | null;
  version: number;
}

type Words = Readonly<Record<string, string | null | undefined>>;

export { digestOf };

const none: Translation = { words: {}, checked_at: null, checked_by: null, version: 0 };

/** The translations of these records into a language. */
export async function readTranslations(
  db: Database,
  language: OtherLanguage,
  kind: TranslationKind,
  records: readonly string[],
) {
  if (records.length === 0) return () => none;
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('record', 'in', records)
    .execute();
  const found = new Map(
    rows.map(({ words, ...row }) => [row.record, { ...row, words: JSON.parse(words) as StoredWords }]),
  );
  return (record: string): Translation => found.get(record) ?? none;
}

/** Every text of a record in every language but English. */
export async function translatedTexts(db: Database, kind: TranslationKind, record: number) {
  const rows = await db
    .selectFrom('translations')
    .select('words')
    .where('language', 'in', otherLanguages)
    .where('kind', '=', kind)
    .where('record', '=', String(record))
    .execute();
  return rows.flatMap(({ words }) => Object.values(JSON.parse(words) as StoredWords).map(({ text }) => text));
}

export interface TranslatedText {
  state: 'current' | 'older' | 'missing';
  /** Empty if it is missing. */
  text: string;
}

/** Finds the program's own translation of an English text. */
export type FindBuiltIn = (field: string, english: string) => string | undefined;

export const builtInOf =
  (language: OtherLanguage, kind: TranslationKind): FindBuiltIn =>
  (field, english) =>
    findBuiltIn(language, kind, field, english);

/** How each text stands in the language: what was translated here goes before the program's own. */
export function translate(originals: Words, { words }: Pick<Translation, 'words'>, builtIn: FindBuiltIn) {
  const one = (field: string, original: string): TranslatedText => {
    const stored = words[field];
    if (stored?.of === digestOf(original)) return { state: 'current', text: stored.text };
    const own = builtIn(field, original);
    if (own) return { state: 'current', text: own };
    return stored ? { state: 'older', text: stored.text } : { state: 'missing', text: '' };
  };
  const present = Object.entries(originals).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new Map(present.map(([field, original]) => [field, one(field, original)]));
}

/** Whether an owner has checked it as it is now. */
export const isChecked = ({ checked_at }: Translation, texts: ReadonlyMap<string, TranslatedText>) =>
  checked_at !== null && texts.values().every(({ state }) => state === 'current');

interface Key {
  id?: number;
  treatment_id?: number;
}

export const recordOf = ({ treatment_id, id = treatment_id }: Key) => String(id);

export interface Untranslated {
  /** Fields that are answered in English; only in another language. */
  untranslated?: string[];
}

/** Rows in the language that a visitor reads. */
export async function inLanguage<R extends object>(
  db: Database,
  language: Language,
  kind: TranslationKind,
  rows: readonly R[],
): Promise<(R & Untranslated)[]> {
  if (language === defaultLanguage) return [...rows];
  const find = await readTranslations(db, language, kind, rows.map(recordOf));
  return rows.map((row) => {
    const originals = Object.fromEntries(
      Object.keys(kindOf(kind).fields).map((field) => [field, (row as Words)[field]]),
    );
    const { words, untranslated } = overlay(translate(originals, find(recordOf(row)), builtInOf(language, kind)));
    return { ...row, ...words, untranslated };
  });
}

/** One row in the language that a visitor reads. */
export async function oneInLanguage<R extends object>(db: Database, language: Language, kind: TranslationKind, row: R) {
  const [read = row] = await inLanguage(db, language, kind, [row]);
  return read as R & Untranslated;
}

/** Words that are there, and the names of those that are missing. */
export function overlay(texts: ReadonlyMap<string, TranslatedText>) {
  const all = [...texts];
  const words = Object.fromEntries(all.filter(([, { text }]) => text).map(([field, { text }]) => [field, text]));
  return { words, untranslated: all.filter(([, { text }]) => !text).map(([field]) => field) };
}

/** Sorts by name as people of the language do; English stays in the order of the database. */
export function sortByName<R extends { name: string }>(language: Language, rows: readonly R[]) {
  if (language === defaultLanguage) return [...rows];
  const { compare } = new Intl.Collator(language);
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

/** Kinds whose records can be deleted, by table. */
const deletable = {
  'gallery-item': 'gallery_items',
  problem: 'problems',
  condition: 'conditions',
  symptom: 'symptoms',
  blog: 'blogs',
  opening: 'careers',
  notice: 'notices',
  page: 'pages',
} as const satisfies Partial<Record<TranslationKind, string>>;

/** Deletes translations of records that are gone for good. Ids are never given twice, so these translate nothing else meanwhile. */
export async function deleteOrphanedTranslations(db: Database) {
  for (const [kind, table] of Object.entries(deletable) as [TranslationKind, (typeof deletable)['problem']][]) {
    // oxlint-disable-next-line changes/writes-take-trx -- no one can see them any more
    const orphans = db.deleteFrom('translations').where('kind', '=', kind);
    await orphans
      .where('record', 'not in', (eb) => eb.selectFrom(table).select((row) => row.cast<string>('id', 'text').as('id')))
      .execute();
  }
}
