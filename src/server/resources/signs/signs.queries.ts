import { fillHelpLines, type HelpLines } from '#contract/plain/fill-help-lines.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { lineOf, type SignWords } from '#contract/plain/urgencies.ts';
import type { Sign, SignRecord } from '#contract/signs.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import {
  builtInOf,
  isChecked,
  overlay,
  readTranslations,
  recordOf,
  translate,
} from '#server/db/translations.queries.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { clinicHelpLines } from '../clinic/clinic-profile.queries.ts';

/** Lists signs in the order of the seed: by urgency, then by body area. */
export async function listSigns(db: Database) {
  return db.selectFrom('signs').selectAll().orderBy('id').execute();
}

/** A sign as it is answered, with the clinic's numbers filled in. `words` are those of its language. */
export function toSign(row: Row<'signs'>, lines: HelpLines, words?: SignWords): Sign {
  const record = toSignRecord(row);
  const number = record.urgency === 'call' ? lines.emergencyNumber : null;
  return fillHelpLines({ ...record, line: lineOf(record, words), number }, lines, words);
}

/** Signs as visitors read them: in another language whole or not at all, and with the English words until an owner has checked it. */
export async function listSignsInLanguage(db: Database, language: Language): Promise<Sign[]> {
  const [rows, lines] = await Promise.all([listSigns(db), clinicHelpLines(db)]);
  if (language === defaultLanguage) return rows.map((row) => toSign(row, lines));
  const find = await readTranslations(db, language, 'sign', rows.map(recordOf));
  const translatedLines = await clinicHelpLines(db, language);
  return rows.map((row) => {
    const original = toSign(row, lines);
    const translation = find(recordOf(row));
    const texts = translate({ sign: row.sign, advice: row.advice }, translation, builtInOf(language, 'sign'));
    const { words, untranslated } = overlay(texts);
    if (untranslated.length > 0) return { ...original, untranslated: [...texts.keys()] };
    const { sign, advice, line } = original;
    return {
      ...toSign({ ...row, ...words }, translatedLines, wordsOf(language).urgencies),
      ...(!isChecked(translation, texts) && { original: { sign, advice, line } }),
      untranslated,
    };
  });
}

export function toSignRecord({ body_areas, ...row }: Row<'signs'>): SignRecord {
  return { ...row, body_areas: JSON.parse(body_areas) as SignRecord['body_areas'] };
}
