import type { ExpressionBuilder, Insertable } from 'kysely';
import type { PageQuery } from '#contract/fields.ts';
import type { ReviewStatus } from '#contract/reviews.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countFound, readPage } from '#server/db/paging.ts';
import { matchesWords } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';

export interface ReviewFilter {
  status: ReviewStatus;
  /** Range of the creation time in ms, end exclusive. */
  from: number | undefined;
  until: number | undefined;
  /** Words that must all match, each in any of its forms. */
  words: string[][];
}

export async function insertReview(trx: Transaction, values: Insertable<Tables['reviews']>) {
  return trx.insertInto('reviews').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function listReviews(db: Database, filter: ReviewFilter, page: PageQuery) {
  const found = await findMatches(db, filter);
  return readPage(found.selectAll(), 'reviews', page);
}

/** Groups samples by the columns that decide how a review is counted. */
export async function countSamples(db: Database) {
  return db
    .selectFrom('reviews')
    .select((eb) => ['half_stars', 'visible', 'is_new', eb.fn.countAll<number>().as('count')])
    .where('is_sample', '=', 1)
    .where('deleted_at', 'is', null)
    .groupBy(['half_stars', 'visible', 'is_new'])
    .execute();
}

export async function countMatches(db: Database, filter: ReviewFilter) {
  const found = await findMatches(db, filter);
  return countFound(db, found.select('id'));
}

async function findMatches(db: Database, filter: ReviewFilter) {
  const isFound = await matchesWords(db, 'reviews', filter.words);
  return db
    .selectFrom('reviews')
    .where((eb) => matches(eb, filter))
    .where(isFound);
}

function matches(eb: ExpressionBuilder<Tables, 'reviews'>, { status, from, until }: ReviewFilter) {
  return eb.and([
    eb('deleted_at', 'is', null),
    ...(status === 'all' ? [] : [eb('visible', '=', status === 'active' ? 1 : 0)]),
    ...(status === 'new' || status === 'inactive' ? [eb('is_new', '=', status === 'new' ? 1 : 0)] : []),
    ...(from === undefined ? [] : [eb('created_at', '>=', from)]),
    ...(until === undefined ? [] : [eb('created_at', '<', until)]),
  ]);
}
