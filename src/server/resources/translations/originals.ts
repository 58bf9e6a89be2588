import * as templateMessages from '#contract/messages/messages.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import { messageKeys } from '#contract/plain/template-fields.ts';
import { fieldsOf, type TextPage, textPageNames, textPages } from '#contract/plain/text-fields.ts';
import { kindOf, type TranslationKind } from '#contract/plain/translated-fields.ts';
import type { TranslationText } from '#contract/translations.ts';
import type { Database } from '#server/db/database.ts';
import { builtInOf, type FindBuiltIn } from '#server/db/translations.queries.ts';
import { htmlOf } from '#server/markup/blog-text.ts';
import { clinicDay, getClinicProfile, profileWords } from '../clinic/clinic-profile.queries.ts';
import { builtInOfPage, wordsOf } from '../texts/page-words.ts';
import { listTexts } from '../texts/texts.queries.ts';
import { readRows } from './translations.queries.ts';

/** A record as it can be translated. */
export interface Original {
  record: string;
  name: string;
  /** English texts by field, as they are stored. */
  words: Readonly<Record<string, string | null>>;
  fields: Readonly<Record<string, Pick<TranslationText, 'label' | 'type'>>>;
  /** English texts as people edit them, where these differ. */
  shown?: Readonly<Record<string, string>>;
  builtIn: FindBuiltIn;
  /** Visitors do not see it, so it need not be translated now. */
  isPast: boolean;
}

/** All records of a kind, or the one that is named. */
export async function readOriginals(
  db: Database,
  kind: TranslationKind,
  language: OtherLanguage,
  now: number,
  record?: string,
): Promise<Original[]> {
  if (kind === 'texts') return (await readTexts(db, language)).filter((one) => !record || one.record === record);
  const { fields } = kindOf(kind);
  if (kind === 'clinic-profile') {
    const profile = await getClinicProfile(db);
    if (record && record !== '1') return [];
    return [
      {
        record: '1',
        name: profile.name,
        words: profileWords(profile),
        fields,
        builtIn: builtInOf(language, kind),
        isPast: false,
      },
    ];
  }
  const today = await clinicDay(db, now);
  const isEnd = (day: unknown) => typeof day === 'string' && day < today;
  const rows = await readRows(db, kind, record === undefined ? undefined : Number(record));
  return rows
    .filter((row) => kind !== 'message-template' || messageKeys.some((key) => key === row['key']))
    .map((row) => {
      const words = kind === 'message-template' ? templateWords(row) : textsIn(row, Object.keys(fields));
      return {
        record: String(row[kind === 'treatment' ? 'treatment_id' : 'id']),
        name:
          kind === 'message-template' ? templateMessages.titleOf(String(row['key'])) : String(Object.values(words)[0]),
        words,
        fields,
        builtIn: builtInOf(language, kind),
        ...(kind === 'blog' && { shown: { content: htmlOf(row as unknown as Parameters<typeof htmlOf>[0]) } }),
        isPast: isEnd(row['ends_on']) || isEnd(row['closes_on']) || row['is_hidden'] === 1 || row['is_shown'] === 0,
      };
    });
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const textsIn = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field] === null ? null : String(row[field])]));

function templateWords({ key, text }: Row) {
  return { text: String(text ?? templateMessages.defaults[key as keyof typeof templateMessages.defaults]) };
}

async function readTexts(db: Database, language: OtherLanguage): Promise<Original[]> {
  const edited = new Map((await listTexts(db)).map(({ page, words }) => [page, words]));
  return textPages.map((page) => {
    const words = wordsOf(page, JSON.parse(edited.get(page) ?? '{}') as Record<string, string>);
    return {
      record: page,
      name: textPageNames[page].name,
      words,
      fields: fieldsOfPage(page),
      builtIn: builtInOfPage(language, page),
      isPast: false,
    };
  });
}

function fieldsOfPage(page: TextPage): Original['fields'] {
  const fields = Object.entries(fieldsOf(page));
  return Object.fromEntries(
    fields.map(([name, { label, isLong }]) => [name, { label, type: isLong ? 'lines' : 'line' }]),
  );
}
