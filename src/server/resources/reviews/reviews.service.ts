import type { Page } from '#contract/endpoint.ts';
import type { PageQuery, SearchQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { ApprovedReview, Ratings, Review, ReviewCounts, ReviewStatus } from '#contract/reviews.ts';
import type { Clock } from '#server/clock.ts';
import { daysToRange } from '#server/days.ts';
import { type ChangeRequest, recordChange } from '#server/db/audit-log.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import { addToCounts, countNames, halfSteps, readCounts } from '#server/db/counters.queries.ts';
import type { Database } from '#server/db/database.ts';
import { doOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { lockVersion } from '#server/db/optimistic-lock.queries.ts';
import { insertTerms } from '#server/db/search.queries.ts';
import { parseSearch, termsOf } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/app-error.ts';
import * as queries from './reviews.queries.ts';

interface NewReview {
  name: string;
  email: string;
  mobile: string;
  rating: number;
  description: string | null;
  privacy_notice: string | null;
}

type ReviewQuery = SearchQuery & { status?: ReviewStatus | undefined };

/** Stores a visitor's review, which is hidden until an administrator shows it. */
export async function submitReview(
  db: Database,
  clock: Clock,
  request: RepeatableRequest & { body: NewReview },
): Promise<ApprovedReview> {
  const { rating, ...review } = request.body;
  return inTransaction(db, (trx) =>
    doOnce(trx, request, clock(), async () => {
      const values = { ...review, half_stars: rating * 2, visible: 0, created_at: clock() } as const;
      return toReview(await insertReview(trx, values));
    }),
  );
}

/** Inserts a review with its search terms, and counts it. */
export async function insertReview(trx: Database, values: Parameters<typeof queries.insertReview>[1]) {
  const row = await queries.insertReview(trx, values);
  const terms = termsOf({ ...row, phone: row.mobile, text: row.description });
  await insertTerms(
    trx,
    'reviews',
    terms.map((term) => ({ term, id: row.id })),
  );
  await addToCounts(trx, { [countOf(row)]: 1 });
  return row;
}

export async function listApproved(db: Database, page: PageQuery): Promise<Page<ApprovedReview[]>> {
  const filter: queries.ReviewFilter = { visible: 1, from: undefined, until: undefined, words: [] };
  const { rows, next } = await queries.listReviews(db, filter, page);
  return { body: rows.map(toReview), next, total: (await countReviews(db)).active, totalIsExact: true };
}

export async function listReviews(db: Database, query: ReviewQuery): Promise<Page<Review[]>> {
  const { status = 'all', q, from, to } = query;
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  const visible = status === 'all' ? undefined : status === 'active' ? 1 : 0;
  const filter: queries.ReviewFilter = { visible, ...range, words: parseSearch(q) };
  const { rows, next } = await queries.listReviews(db, filter, query);
  const isFiltered = filter.words.length > 0 || Boolean(from || to);
  const total = isFiltered ? await queries.countMatches(db, filter) : (await countReviews(db))[status];
  return { body: rows.map(toReview), next, total, totalIsExact: !isFiltered || total < limits.countedMatches };
}

export async function countReviews(db: Database): Promise<ReviewCounts> {
  const { all, active } = await rateReviews(db);
  return { all: all.count, active: active.count, inactive: all.count - active.count };
}

export async function rateReviews(db: Database): Promise<{ all: Ratings; active: Ratings }> {
  const counts = await readCounts(db, ...countNames);
  const active = halfSteps.map((half) => counts[`reviews.active.${half}`] ?? 0);
  const inactive = halfSteps.map((half) => counts[`reviews.inactive.${half}`] ?? 0);
  return { all: ratingsOf(active.map((count, index) => count + (inactive[index] ?? 0))), active: ratingsOf(active) };
}

/** `counts` has one number per half step, starting at half a star. */
function ratingsOf(counts: number[]): Ratings {
  const count = counts.reduce((sum, ofStep) => sum + ofStep, 0);
  const halves = counts.reduce((sum, ofStep, index) => sum + ofStep * (index + 1), 0);
  return {
    count,
    average: count === 0 ? null : halves / 2 / count,
    distribution: counts.map((ofStep, index) => ({ rating: (index + 1) / 2, count: ofStep })),
  };
}

export async function getReview(db: Database, id: number): Promise<Review> {
  const found = await queries.findReview(db, id);
  if (!found) throw notFound();
  return toReview(found);
}

export async function setVisibility(
  db: Database,
  id: number,
  isActive: boolean,
  change: ChangeRequest,
): Promise<Review> {
  const visible = isActive ? 1 : 0;
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'reviews', id, change.expectedVersion);
    const found = await queries.getReview(trx, id);
    await queries.updateVisibility(trx, id, visible);
    await recordChange(trx, change, isActive ? 'shown' : 'hidden', subjectOf(id), {
      [countOf({ ...found, visible: 1 })]: visible - found.visible,
      [countOf({ ...found, visible: 0 })]: found.visible - visible,
    });
    return toReview({ ...found, visible });
  });
}

export async function removeReview(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    await lockVersion(trx, 'reviews', id, change.expectedVersion);
    const found = await queries.getReview(trx, id);
    await queries.deleteReview(trx, id);
    await recordChange(trx, change, 'deleted', subjectOf(id), { [countOf(found)]: -1 });
  });
  return null;
}

/** Without the name, because reviewers are patients. */
function subjectOf(id: number) {
  return { kind: 'review', id, name: null } as const;
}

function countOf({ visible, half_stars }: Pick<Row<'reviews'>, 'visible' | 'half_stars'>) {
  return visible === 1 ? (`reviews.active.${half_stars}` as const) : (`reviews.inactive.${half_stars}` as const);
}

function toReview({ half_stars, visible, created_at, ...row }: Row<'reviews'>): Review {
  return { ...row, rating: half_stars / 2, visible: visible === 1, created_at: new Date(created_at).toISOString() };
}
