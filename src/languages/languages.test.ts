import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';

/** Modules of a language by their folder, and the English ones that they stand for. */
const englishOf: Record<string, string> = {
  words: 'src/web/words',
  'words/admin': 'src/web/words/admin',
  messages: 'src/contract/messages',
  server: 'src/server/words',
};

/** Names and abbreviations that are written in Latin letters, and the name of the English format. */
const latin = new Set([
  'en-GB',
  'WhatsApp',
  'SMS',
  'YouTube',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Twitter',
  'PDF',
  'URL',
]);

/** Arguments of functions that take neither numbers, texts nor lists of them, or add nothing to a digit. */
const given: Record<string, readonly unknown[]> = {
  'words/times.clock': ['2026-11-24T04:30:00.000Z', 'Asia/Kolkata'],
  'words/hours.clock': [17, 30],
  'words/admin/texts.nameOf': ['home'],
  'words/admin/clinic.dayAndTimeIn': ['Asia/Kolkata', new Date('2026-11-24T11:30:00.000Z')],
  'messages/patient-moment.clock': [new Date('2026-11-24T11:30:00.000Z'), 'Asia/Kolkata'],
  'messages/imports.addButton': ['patients', 2],
  'messages/imports.outcome': ['patients', 2, 2],
  'messages/imports.describeCounts': [{ new: 2, there: 2, wrong: 2 }],
  'messages/imports.progressOf': [{ state: 'reading', added: 2, pictures: {} }],
  'messages/samples.countOfKind': ['conditions', 2],
};

/** Entries that another language may say without words: by a bracket, a colon or a comma. 'am' stays in the admin area. */
const wordless = new Set([
  'words/condition-form.toField',
  'words/admin/calendar.hour',
  'words/admin/feeds.forPractitioner',
  'words/admin/hours.forPerson',
  'words/admin/list.moment',
  'words/admin/reviews.whomToWrite',
  'words/admin/texts.toDefaultHidden',
  'words/admin/treatments.forTreatment',
  'words/admin/treatments.ofTreatment',
  'words/admin/visits.clock',
]);

/** Arguments that a function may take: digits, so that every letter in an answer comes from the module. */
const tried = [2, '2', ['2', '2'], 1];

const modules = globSync('src/languages/*/{words,words/admin,messages,server}/*.ts').filter(
  (file) => !/\/(complete|locale)\.ts$/.test(file),
);

test.each(modules)('%s says all that the English module says, and in its language', async (file) => {
  const [, , language = ''] = file.split('/');
  const folder = path.dirname(file).split('/').slice(3).join('/');
  const name = path.basename(file);
  const letters = new RegExp(`\\p{Script=${new Intl.Locale(language).maximize().script}}`, 'u');
  const words = entriesOf(await import(path.resolve(file)), `${folder}/${path.parse(name).name}`);
  const english = new Map(
    entriesOf(await import(path.resolve(`${englishOf[folder]}/${name}`)), `${folder}/${path.parse(name).name}`),
  );
  expect(words.map(([entry]) => entry).toSorted()).toEqual([...english.keys()].toSorted());
  const failures = await failuresOf(words, ([entry, value]) => {
    for (const [said, original] of pairsOf(entry, value, english.get(entry))) {
      expect(said.trim() === '', 'It is empty.').toBe(original.trim() === '');
      expect(fieldsOf(said)).toEqual(fieldsOf(original));
      const ownWords = original.replaceAll(/\{\w+\}/g, '');
      if (!/[a-z]/i.test(ownWords) || latin.has(original) || wordless.has(entry)) continue;
      expect(said).toMatch(letters);
      // Names of laws, medical words and addresses may stand in brackets.
      expect(said.replaceAll(/\([^)]*\)/g, '')).not.toMatch(/\b[a-z]+ [a-z]+ [a-z]+\b/);
    }
  });
  expect(failures).toEqual([]);
});

type Entry = readonly [name: string, value: unknown];

/** Texts and functions of a module, also those in lists and records. */
function entriesOf(value: unknown, name: string): Entry[] {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, part]) => entriesOf(part, `${name}.${key}`));
}

/** Texts of an entry, each with the English one: those of a function for the same arguments. */
function pairsOf(name: string, value: unknown, english: unknown): (readonly [string, string])[] {
  if (typeof value !== 'function' || typeof english !== 'function') return [[String(value), String(english)]];
  const calls = given[name] ? [given[name]] : tried.map((one) => Array.from({ length: english.length }, () => one));
  const pairs = calls.flatMap((call) => {
    try {
      return [[english(...call), value(...call)] as const];
    } catch {
      return []; // takes other arguments
    }
  });
  expect(pairs.length, 'It takes none of the arguments that this test knows.').toBeGreaterThan(0);
  return pairs.flatMap(([original, said]) =>
    entriesOf(said, name).map(
      ([entry, text]) => [String(text), String(new Map(entriesOf(original, name)).get(entry))] as const,
    ),
  );
}

const fieldsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
