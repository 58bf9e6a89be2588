import type { Page } from '#contract/endpoint.ts';
import type { PageQuery, SearchQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import {
  type ApprovedReview,
  type Ratings,
  type Review,
  type ReviewCounts,
  type ReviewStatus,
  reviews,
} from '#contract/reviews.ts';
import type { Clock } from '#server/clock.ts';
import { daysToRange } from '#server/days.ts';
import {
  addToCounts,
  type ChangeRequest,
  countedHalves,
  countNames,
  halfSteps,
  lockVersion,
  readCounts,
  recordChange,
  reviewCount,
} from '#server/db/changes.queries.ts';
import { clinicTimeZone, showsReviews } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import { doOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { insertTerms, parseSearch, termsOf } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './reviews.queries.ts';

export function mountReviews({ mount, db, clock }: ResourceContext) {
  mount(reviews.submit, ({ body }, c) => submitReview(db, clock, { key: c.get('idempotencyKey'), body }));
  mount(reviews.listApproved, ({ query }) => listApproved(db, query));
  mount(reviews.approvedRatings, async () =>
    (await showsReviews(db)) ? (await rateReviews(db)).active : ratingsOf(halfSteps.map(() => 0)),
  );
  mount(reviews.list, ({ query }) => listReviews(db, query));
  mount(reviews.search, ({ body }) => listReviews(db, body));
  mount(reviews.counts, () => countReviews(db));
  mount(reviews.ratings, () => rateReviews(db));
  mount(reviews.get, ({ params }) => getReview(db, params.id));
  mount(reviews.setVisibility, ({ params, body }, c) => setVisibility(db, params.id, body.isActive, c.get('change')));
  mount(reviews.remove, ({ params }, c) => removeReview(db, params.id, c.get('change')));
  mount(reviews.restore, ({ params }, c) => restoreReview(db, params.id, c.get('change')));
}

interface NewReview {
  name: string;
  email: string;
  mobile: string;
  rating: number | null;
  description: string | null;
  privacy_notice: string | null;
  may_publish?: 0 | 1 | undefined;
}

type ReviewQuery = SearchQuery & { status?: ReviewStatus | undefined };

/** Stores a visitor's review, which is new until an administrator shows it. */
async function submitReview(
  db: Database,
  clock: Clock,
  request: RepeatableRequest & { body: NewReview },
): Promise<ApprovedReview> {
  const { rating, ...review } = request.body;
  return inTransaction(db, (trx) =>
    doOnce(trx, request, clock(), async () => {
      const { may_publish = null } = review;
      const flags = { may_publish, visible: 0, is_new: 1 } as const;
      const values = { ...review, ...flags, half_stars: rating && rating * 2, created_at: clock() };
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
  await addToCounts(trx, { [reviewCount(row)]: 1 });
  return row;
}

async function listApproved(db: Database, page: PageQuery): Promise<Page<ApprovedReview[]>> {
  if (!(await showsReviews(db))) return { body: [], next: null, total: 0, totalIsExact: true };
  const filter: queries.ReviewFilter = { status: 'active', from: undefined, until: undefined, words: [] };
  const { rows, next } = await queries.listReviews(db, filter, page);
  return { body: rows.map(toReview), next, total: (await countReviews(db)).active, totalIsExact: true };
}

async function listReviews(db: Database, query: ReviewQuery): Promise<Page<Review[]>> {
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

async function getReview(db: Database, id: number): Promise<Review> {
  const found = await queries.findReview(db, id);
  if (!found) throw notFound();
  return toReview(found);
}

async function setVisibility(db: Database, id: number, isActive: boolean, change: ChangeRequest): Promise<Review> {
  const visible = isActive ? 1 : 0;
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'reviews', id, change.expectedVersion);
    const found = await queries.getReview(trx, id);
    await queries.updateVisibility(trx, id, visible);
    const changed = { ...found, visible, is_new: 0 } as const;
    const [before, after] = [reviewCount(found), reviewCount(changed)];
    const counted = before === after ? {} : { [before]: -1, [after]: 1 };
    await recordChange(trx, change, isActive ? 'shown' : 'hidden', subjectOf(id), counted);
    return toReview(changed);
  });
}

async function removeReview(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'reviews', id, change);
    await recordChange(trx, change, 'deleted', subjectOf(id), { [reviewCount(row)]: -1 });
  });
  return null;
}

async function restoreReview(db: Database, id: number, change: ChangeRequest): Promise<Review> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'reviews', id, change);
    await recordChange(trx, change, 'restored', subjectOf(id), { [reviewCount(row)]: 1 });
    return toReview(row);
  });
}

/** Without the name, because reviewers are patients. */
function subjectOf(id: number) {
  return { kind: 'review', id, name: null } as const;
}

function toReview({ half_stars, visible, is_new, may_publish, is_sample, created_at, ...row }: Row<'reviews'>): Review {
  const flags = { visible: visible === 1, is_new: is_new === 1, sample: is_sample === 1 };
  const mayPublish = { may_publish: may_publish === null ? null : may_publish === 1 };
  return {
    ...row,
    ...flags,
    ...mayPublish,
    rating: (half_stars ?? 0) / 2,
    created_at: new Date(created_at).toISOString(),
  };
}
