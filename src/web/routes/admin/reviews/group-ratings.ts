import type { Ratings } from '#contract/reviews.ts';

export interface RatingGroup {
  label: string;
  all: number;
  active: number;
}

/** Five groups, the best first. A half step counts to the star that it has begun: 4.5 to 5. */
export function groupRatings(all: Ratings, active: Ratings): RatingGroup[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    label: `${stars - 0.5} to ${stars}`,
    all: countIn(all, stars),
    active: countIn(active, stars),
  }));
}

function countIn({ distribution }: Ratings, stars: number) {
  const within = distribution.filter(({ rating }) => Math.ceil(rating) === stars);
  return within.reduce((sum, { count }) => sum + count, 0);
}
