import type { OtherLanguage } from '#contract/plain/languages.ts';
import type { TranslationKind } from '#contract/plain/translated-fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

/** Tables of records that have an id. */
const tables = {
  sign: 'signs',
  practitioner: 'practitioners',
  problem: 'problems',
  treatment: 'treatments',
  condition: 'conditions',
  symptom: 'symptoms',
  blog: 'blogs',
  opening: 'careers',
  notice: 'notices',
  page: 'pages',
  'message-template': 'message_templates',
} as const satisfies Partial<Record<TranslationKind, string>>;

export type RowKind = keyof typeof tables;

type AnyRow = Readonly<Record<string, string | number | null>>;

/** Blogs can be many, so the list has the newest. */
const newest = 100;

/** Rows of a kind that are there: all that are listed, or the one with this id. */
export async function readRows(db: Database, kind: RowKind, id?: number): Promise<AnyRow[]> {
  const table: 'careers' = tables[kind] as 'careers';
  const key = (kind === 'treatment' ? 'treatment_id' : 'id') as 'id';
  const gone = kind === 'practitioner' ? 'left_at' : 'deleted_at';
  const stays = kind === 'sign' || kind === 'treatment' || kind === 'message-template';
  return db
    .selectFrom(table)
    .selectAll()
    .$if(!stays, (query) => query.where(gone as 'deleted_at', 'is', null))
    .$if(id !== undefined, (query) => query.where(key, '=', id ?? 0))
    .$if(kind === 'blog', (query) => query.orderBy('created_at', 'desc'))
    .orderBy(key, kind === 'blog' ? 'desc' : 'asc')
    .$if(kind === 'blog', (query) => query.limit(newest))
    .execute();
}

/** The row of a translation, which the first change adds. */
export async function getTranslationId(
  trx: Transaction,
  { language, kind, record }: { language: OtherLanguage; kind: TranslationKind; record: string },
  at: number,
) {
  await trx
    .insertInto('translations')
    .values({ language, kind, record, updated_at: at, version: 0 })
    .onConflict((conflict) => conflict.columns(['language', 'kind', 'record']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('translations')
    .select('id')
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('record', '=', record)
    .executeTakeFirstOrThrow();
  return id;
}

type Changes = Pick<Row<'translations'>, 'checked_at' | 'checked_by'> & Partial<Pick<Row<'translations'>, 'words'>>;

export async function updateTranslation(trx: Transaction, id: number, changes: Changes, at: number) {
  await trx
    .updateTable('translations')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .execute();
}
