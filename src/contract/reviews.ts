import { z } from 'zod';
import { crudEndpoints } from './crud.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  flag,
  honeypot,
  id,
  inputsOf,
  numberInput,
  pageQuery,
  privacyNotice,
  searchQuery,
  storedOf,
  version,
  yesNo,
} from './fields.ts';
import * as refusals from './messages/refusals.ts';
import * as reviewMessages from './messages/reviews.ts';
import { serverLimits } from './plain/limits.ts';
import { reviewFields } from './plain/review-fields.ts';
import { routes } from './routes.ts';

/** Active: on the website. Inactive: hidden from it by an administrator. New: not decided yet. */
export const reviewStatuses = ['all', 'new', 'active', 'inactive'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const review = z
  .object({
    id,
    ...storedOf(reviewFields),
    rating: z.number().describe('0 without stars'),
    created_at: createdAt,
    visible: yesNo,
    is_new: yesNo.describe('True until an administrator shows or hides it'),
    may_publish: yesNo.nullable().describe('Whether its author agrees to show it; null if never asked'),
    sample: yesNo.describe('Invented for the demo; never part of a rating'),
    privacy_notice: z.string().nullable().describe('Version of the privacy notice that was shown; null if none was'),
    version,
  })
  .meta({ id: 'Review' });

export const approvedReview = review
  .pick({ name: true, description: true, rating: true, created_at: true })
  .meta({ id: 'ApprovedReview' });

export type Review = z.output<typeof review>;
export type ApprovedReview = z.output<typeof approvedReview>;

const { rating } = serverLimits;
const stars = numberInput(refusals.noRating).refine(
  (number) => number >= rating.min && number <= rating.max && Number.isInteger(number / rating.step),
  refusals.wrongRating,
);
const newReview = z
  .object({
    ...inputsOf(reviewFields),
    rating: z
      .union([z.literal(['', 0, '0', null]).transform(() => null), stars], { error: refusals.noRating })
      .default(null)
      .describe('0 or none: without stars'),
    may_publish: flag.optional().describe('Whether the author agrees to show it'),
    website: honeypot,
    privacy_notice: privacyNotice,
  })
  .meta({ id: 'NewReview' });

const counts = z
  .object({ all: z.int(), new: z.int(), active: z.int(), inactive: z.int() })
  .meta({ id: 'ReviewCounts' });
export type ReviewCounts = z.output<typeof counts>;

const ratings = z
  .object({
    count: z.int(),
    average: z.number().nullable().describe('Null without reviews'),
    distribution: z.array(z.object({ rating: z.number(), count: z.int() })).describe('In half steps from 0.5 to 5'),
  })
  .meta({ id: 'Ratings' });
export type Ratings = z.output<typeof ratings>;

const search = searchQuery.extend({ status: z.enum(reviewStatuses).optional() });

const { get, remove, restore } = crudEndpoints({
  noun: 'a review',
  record: review,
  form: newReview,
  messages: { ...reviewMessages, notFound: 'Review not found.' },
});

export const reviews = defineEndpoints(routes.reviews, ['front-desk', 'Review not found.'], {
  submit: {
    access: 'public',
    maxBytes: serverLimits.publicBody.text,
    summary: 'Submit a review, which is published once the clinic approves it',
    body: newReview,
    output: approvedReview,
    status: 201,
    idempotent: true,
    rate: serverLimits.reviewRate,
    failure: reviewMessages.submitFailure,
  },
  listPublic: {
    access: 'public',
    summary: 'Approved reviews, newest first',
    query: pageQuery,
    output: z.array(approvedReview),
  },
  approvedRatings: { access: 'public', summary: 'Ratings of the approved reviews, but for samples', output: ratings },
  list: { summary: 'All reviews, newest first', query: search, output: z.array(review) },
  search: {
    summary: 'The same list; the searched words are in the body, so that no proxy logs them',
    body: search.meta({ id: 'ReviewSearch' }),
    output: z.array(review),
  },
  counts: { summary: 'Number of reviews by status', output: counts },
  ratings: {
    summary: 'Ratings of all reviews, and of those that are shown, but for samples',
    output: z.object({ all: ratings, active: ratings }),
  },
  get,
  setVisibility: {
    summary: 'Show or hide a review',
    body: z.object({ isActive: z.boolean('Please send true or false.') }),
    output: review,
    conditional: true,
    failure: reviewMessages.visibilityFailure,
  },
  remove,
  restore,
});
