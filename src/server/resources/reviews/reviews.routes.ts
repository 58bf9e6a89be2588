import { reviews } from '#contract/reviews.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './reviews.service.ts';

export function mountReviews({ mount, db, clock }: ResourceContext) {
  mount(reviews.submit, ({ body }, c) => service.submitReview(db, clock, { key: c.get('idempotencyKey'), body }));
  mount(reviews.listApproved, ({ query }) => service.listApproved(db, query));
  mount(reviews.approvedRatings, () => service.rateApproved(db));
  mount(reviews.list, ({ query }) => service.listReviews(db, query));
  mount(reviews.counts, () => service.countReviews(db));
  mount(reviews.ratings, () => service.rateReviews(db));
  mount(reviews.get, ({ params }) => service.getReview(db, params.id));
  mount(reviews.setVisibility, ({ params, body }, c) =>
    service.setVisibility(db, params.id, body.isActive, c.get('change')),
  );
  mount(reviews.remove, ({ params }, c) => service.removeReview(db, params.id, c.get('change')));
  mount(reviews.restore, ({ params }, c) => service.restoreReview(db, params.id, c.get('change')));
}
