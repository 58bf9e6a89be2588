import * as staffSentences from '#contract/messages/of-staff.ts';
import * as visitorSentences from '#contract/messages/of-visitors.ts';
import { defaultLanguage, type Language, type OtherLanguage } from '#contract/plain/languages.ts';
import * as ar from '../../languages/ar/messages/of-visitors.ts';
import * as hindiOfStaff from '../../languages/hi/messages/of-staff.ts';
import * as hindi from '../../languages/hi/messages/of-visitors.ts';
import * as mr from '../../languages/mr/messages/of-visitors.ts';
import * as ta from '../../languages/ta/messages/of-visitors.ts';

type Words = string | ((...fields: string[]) => unknown) | { readonly [name: string]: Words };

interface Table {
  sentences: Map<string, string>;
  /** Sentences with fields. */
  patterns: { matches: RegExp; fill: (...fields: string[]) => unknown }[];
}

/** A character that stands for a field and occurs in no sentence. */
const mark = '\uFFFC';

const tables: Readonly<Record<OtherLanguage, Table>> = {
  hi: tableOf(hindi, hindiOfStaff),
  ar: tableOf(ar),
  ta: tableOf(ta),
  mr: tableOf(mr),
};

/** Translates a sentence of a refusal by its English words, as gettext does. One that has no translation stays as it is. */
export function translateSentence(sentence: string, language: Language): string {
  if (language === defaultLanguage) return sentence;
  const { sentences, patterns } = tables[language];
  const known = sentences.get(sentence);
  if (known !== undefined) return known;
  for (const { matches, fill } of patterns) {
    const fields = matches.exec(sentence);
    if (fields) return String(fill(...fields.slice(1)));
  }
  return sentence;
}

function tableOf(ofVisitors: object, ofStaff: object = {}): Table {
  const table: Table = { sentences: new Map(), patterns: [] };
  add(table, visitorSentences as unknown as Words, ofVisitors as Words);
  add(table, staffSentences as unknown as Words, ofStaff as Words);
  return table;
}

function add(table: Table, english: Words, other: Words) {
  if (typeof english === 'string') {
    if (typeof other === 'string') table.sentences.set(english, other);
  } else if (typeof english === 'function') {
    const matches = patternOf(english);
    if (matches && typeof other === 'function') table.patterns.push({ matches, fill: other });
  } else if (typeof other === 'object') {
    for (const [name, words] of Object.entries(english)) if (other[name] !== undefined) add(table, words, other[name]);
  }
}

/** Pattern of the sentences that a function makes of its fields; undefined if it makes none of them. */
function patternOf(sentenceOf: (...fields: string[]) => unknown) {
  const made = sentenceOf(...Array.from({ length: sentenceOf.length }, () => mark));
  if (typeof made !== 'string' || !made.includes(mark)) return undefined;
  return new RegExp(`^${made.split(mark).map(RegExp.escape).join('(.+)')}$`, 's');
}
