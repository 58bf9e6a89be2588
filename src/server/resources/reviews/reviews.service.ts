import type { Page } from '#contract/endpoint.ts';
import type { PageQuery, SearchQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { ApprovedReview, Review, reviewStatuses } from '#contract/reviews.ts';
import type { Clock } from '#server/clock.ts';
import { daysToRange } from '#server/days.ts';
import { claimChange } from '#server/db/claim-change.queries.ts';
import { clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { doOnce, type RepeatableRequest } from '#server/db/idempotency.queries.ts';
import { addToCount, readCounts } from '#server/db/kept-counts.queries.ts';
import type { Row } from '#server/db/tables.ts';
import * as queries from './reviews.queries.ts';

interface NewReview {
  name: string;
  email: string;
  mobile: string;
  rating: number;
  description: string | null;
}

type ReviewQuery = SearchQuery & { status?: (typeof reviewStatuses)[number] | undefined };

/** Stores a visitor's review, which waits until the administrator shows it. */
export async function submitReview(
  db: Database,
  clock: Clock,
  request: RepeatableRequest & { body: NewReview },
): Promise<ApprovedReview> {
  const { rating, ...review } = request.body;
  return db.transaction().execute((trx) =>
    doOnce(trx, request, clock(), async () => {
      await addToCount(trx, 'reviews.inactive', 1);
      return toReview(
        await queries.insertReview(trx, { ...review, half_stars: rating * 2, visible: 0, created_at: clock() }),
      );
    }),
  );
}

export async function listApproved(db: Database, page: PageQuery): Promise<Page<ApprovedReview[]>> {
  const { rows, next } = await queries.listReviews(
    db,
    { visible: 1, from: undefined, until: undefined, text: undefined },
    page,
  );
  return { body: rows.map(toReview), next, total: (await countReviews(db)).active, totalIsExact: true };
}

export async function listReviews(db: Database, query: ReviewQuery): Promise<Page<Review[]>> {
  const { status = 'all', q, from, to } = query;
  const range =
    from || to ? daysToRange({ from, to }, await clinicTimeZone(db)) : { from: undefined, until: undefined };
  const visible = status === 'all' ? undefined : status === 'active' ? 1 : 0;
  const filter: queries.ReviewFilter = { visible, ...range, text: q?.trim() };
  const { rows, next } = await queries.listReviews(db, filter, query);
  const narrowed = Boolean(filter.text || from || to);
  const total = narrowed ? await queries.countMatches(db, filter) : (await countReviews(db))[status];
  return { body: rows.map(toReview), next, total, totalIsExact: !narrowed || total < limits.countedMatches };
}

export async function countReviews(db: Database) {
  const counts = await readCounts(db, 'reviews.active', 'reviews.inactive');
  const active = counts['reviews.active'];
  const inactive = counts['reviews.inactive'];
  return { all: active + inactive, active, inactive };
}

export async function setVisibility(
  db: Database,
  id: number,
  isActive: boolean,
  expectedVersion: number | undefined,
): Promise<Review> {
  const visible = isActive ? 1 : 0;
  return db.transaction().execute(async (trx) => {
    await claimChange(trx, 'reviews', id, expectedVersion);
    const found = await queries.getReview(trx, id);
    await queries.updateVisibility(trx, id, visible);
    // Always in this order: two that hide and show at the same moment would else wait for each other.
    await addToCount(trx, 'reviews.active', visible - found.visible);
    await addToCount(trx, 'reviews.inactive', found.visible - visible);
    return toReview({ ...found, visible });
  });
}

export async function removeReview(db: Database, id: number, expectedVersion: number | undefined) {
  await db.transaction().execute(async (trx) => {
    await claimChange(trx, 'reviews', id, expectedVersion);
    const found = await queries.getReview(trx, id);
    await queries.deleteReview(trx, id);
    await addToCount(trx, countOf(found.visible), -1);
  });
  return null;
}

function countOf(visible: 0 | 1) {
  return visible === 1 ? 'reviews.active' : 'reviews.inactive';
}

function toReview({ half_stars, visible, created_at, ...row }: Row<'reviews'>): Review {
  return { ...row, rating: half_stars / 2, visible: visible === 1, created_at: new Date(created_at).toISOString() };
}
