import type { Ratings } from '#contract/reviews.ts';
import { locale } from '#words/locale.ts';
import { range } from '#words/reviews.ts';

/** The mean of the approved reviews, also in words, and how many they are; undefined without any. Samples are none. */
export function rate(ratings: Ratings | null) {
  if (!ratings || ratings.average === null) return undefined;
  const { average, count } = ratings;
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return { average, words: average.toLocaleString(locale, oneDigit), count };
}

/** Five groups, the best first. A half step counts towards the next whole star: 4.5 to 5. */
export function groupByStars({ distribution }: Ratings) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const within = distribution.filter(({ rating }) => Math.ceil(rating) === stars);
    return { label: range(stars - 0.5, stars), count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}
