import type { z } from 'zod';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/plain/limits.ts';
import {
  type Ratings,
  type ReviewCounts,
  type ReviewStatus,
  review as reviewSchema,
  reviews,
} from '#contract/reviews.ts';
import {
  byProgram,
  changeRecord,
  countedHalves,
  countNames,
  halfSteps,
  type RepeatableRequest,
  readCounts,
  reviewCount,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import { insertTerms, parseSearch, termsOf } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { announce } from '#server/db/webhook-events.queries.ts';
import { daysToRange } from '#server/scheduling/days.ts';
import { clinicTimeZone, showsReviews } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './reviews.queries.ts';

const kind: RecordKind<'reviews', ReturnType<typeof toReview>> = {
  table: 'reviews',
  kind: 'review',
  nameOf: () => null, // reviewers are patients
  toRecord: toReview,
  countsOf: (row) => [reviewCount(row)],
};

export function mountReviews(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(reviews.submit, ({ body }, { idempotencyKey }) => submitReview(db, clock(), { key: idempotencyKey, body }));
  mount(reviews.listPublic, ({ query }) => listApproved(db, query));
  mount(reviews.approvedRatings, async () =>
    (await showsReviews(db)) ? (await rateReviews(db)).active : ratingsOf(halfSteps.map(() => 0)),
  );
  mount(reviews.list, ({ query }) => listReviews(db, query));
  mount(reviews.search, ({ body }) => listReviews(db, body));
  mount(reviews.counts, () => countReviews(db));
  mount(reviews.ratings, () => rateReviews(db));
  mountRecords(context, reviews, kind);
  mount(reviews.setVisibility, ({ params, body: { isActive } }, call) => {
    const shown = { visible: isActive ? 1 : 0, is_new: 0 } as const;
    return updateRecord(call, kind, params.id, () => shown, { action: isActive ? 'shown' : 'hidden' });
  });
}

type NewReview = z.output<typeof reviews.submit.body>;
type ReviewQuery = z.output<typeof reviews.list.query>;

/** Stores a visitor's review, which is new until an administrator shows it. */
async function submitReview(db: Database, now: number, request: RepeatableRequest & { body: NewReview }) {
  const { rating, ...review } = request.body;
  const { may_publish = null } = review;
  const flags = { may_publish, visible: 0, is_new: 1 } as const;
  const values = { ...review, ...flags, half_stars: rating && rating * 2, created_at: now };
  return changeRecord(
    db,
    byProgram(now),
    async (trx) => {
      const { row, counts } = await insertReview(trx, values);
      await announce(trx, { type: 'review.created', data: { review_id: row.id } }, now);
      // The stored answer of a repeated request, which erasing finds by the id.
      return { result: reviewSchema.parse(toReview(row)), entry: [], counts };
    },
    request,
  );
}

/** Inserts a review with its search terms. */
export async function insertReview(trx: Transaction, values: Parameters<typeof queries.insertReview>[1]) {
  const row = await queries.insertReview(trx, values);
  await insertTerms(trx, 'reviews', row.id, termsOf({ ...row, phone: row.mobile, text: row.description }));
  return { row, counts: { [reviewCount(row)]: 1 } };
}

async function listApproved(db: Database, page: PageQuery) {
  if (!(await showsReviews(db))) return { body: [], next: null, total: 0, totalIsExact: true };
  const filter: queries.ReviewFilter = { status: 'active', from: undefined, until: undefined, words: [] };
  const { rows, next } = await queries.listReviews(db, filter, page);
  return { body: rows.map(toReview), next, total: (await countReviews(db)).active, totalIsExact: true };
}

async function listReviews(db: Database, query: ReviewQuery) {
  const { status = 'all', q, from, to } = query;
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  const filter: queries.ReviewFilter = { status, ...range, words: parseSearch(q) };
  const { rows, next } = await queries.listReviews(db, filter, query);
  const isFiltered = filter.words.length > 0 || Boolean(from || to);
  const total = isFiltered ? await queries.countMatches(db, filter) : (await countReviews(db))[status];
  return { body: rows.map(toReview), next, total, totalIsExact: !isFiltered || total < limits.countedMatches };
}

async function countReviews(db: Database): Promise<ReviewCounts> {
  const steps = await readSteps(db);
  const [fresh, active, inactive] = [sum(steps.new), sum(steps.active), sum(steps.inactive)];
  return { all: fresh + active + inactive, new: fresh, active, inactive };
}

/** Samples never count in a rating: no one has given them. */
async function rateReviews(db: Database): Promise<{ all: Ratings; active: Ratings }> {
  const { new: fresh, active, inactive } = await readSteps(db, await queries.countSamples(db));
  const all = countedHalves.map((half) => sum([fresh[half], active[half], inactive[half]]));
  return { all: ratingsOf(all), active: ratingsOf(active) };
}

type SampleCount = Awaited<ReturnType<typeof queries.countSamples>>[number];

/** How many reviews have each number of half stars, by status. */
async function readSteps(db: Database, without: readonly SampleCount[] = []) {
  const counts = await readCounts(db, ...countNames);
  for (const sample of without) {
    const name = reviewCount(sample);
    counts[name] = (counts[name] ?? 0) - sample.count;
  }
  const ofStatus = (status: Exclude<ReviewStatus, 'all'>) =>
    countedHalves.map((half) => counts[`reviews.${status}.${half}`] ?? 0);
  return { new: ofStatus('new'), active: ofStatus('active'), inactive: ofStatus('inactive') };
}

function sum(counts: readonly (number | undefined)[]) {
  return counts.reduce<number>((total, count = 0) => total + count, 0);
}

/** `counts` has one number per half star, starting with the reviews without stars, which are left out. */
function ratingsOf(counts: number[]): Ratings {
  const rated = halfSteps.map((half) => ({ half, of: counts[half] ?? 0 }));
  const count = sum(rated.map((step) => step.of));
  const halves = sum(rated.map(({ half, of }) => of * half));
  return {
    count,
    average: count === 0 ? null : halves / 2 / count,
    distribution: rated.map(({ half, of }) => ({ rating: half / 2, count: of })),
  };
}

export function toReview({ half_stars, is_sample, ...row }: Row<'reviews'>) {
  return { ...row, sample: is_sample, rating: (half_stars ?? 0) / 2 };
}
