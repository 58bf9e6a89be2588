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
  'gallery-item': 'gallery_items',
  opening: 'careers',
  notice: 'notices',
  page: 'pages',
  'message-template': 'message_templates',
} as const satisfies Partial<Record<TranslationKind, string>>;

export type RowKind = keyof typeof tables;

type AnyRow = Readonly<Record<string, string | number | null>>;

/** Records of which there can be many, and by which column the newest come first. */
const orders: Partial<Record<RowKind, 'created_at' | 'position'>> = {
  blog: 'created_at',
  opening: 'created_at',
  notice: 'created_at',
  'gallery-item': 'position',
};

/** More than any clinic has, so that its list misses none; it bounds what one answer reads. */
const newest = 5_000;

/** Rows of a kind that are there: those that are listed, or the one with this id. */
export async function readRows(db: Database, kind: RowKind, id?: number): Promise<AnyRow[]> {
  const table: 'gallery_items' = tables[kind] as 'gallery_items';
  const key = (kind === 'treatment' ? 'treatment_id' : 'id') as 'id';
  const gone = (kind === 'practitioner' ? 'left_at' : 'deleted_at') as 'deleted_at';
  const stays = kind === 'sign' || kind === 'treatment' || kind === 'message-template';
  const present = db
    .selectFrom(table)
    .selectAll()
    .$if(!stays, (query) => query.where(gone, 'is', null));
  if (id !== undefined) return present.where(key, '=', id).execute();
  const order = orders[kind];
  if (!order) return present.orderBy(key).execute();
  return present.orderBy(order, 'desc').orderBy('id', 'desc').limit(newest).execute();
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
