import type { Ratings } from '#contract/reviews.ts';
import { locale } from '#words/locale.ts';

/** The mean of the approved reviews, also in words, and how many they are; undefined without any. Samples are none. */
export function rate(ratings: Ratings | null) {
  if (!ratings || ratings.average === null) return undefined;
  const { average, count } = ratings;
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return { average: Math.round(average * 2) / 2, words: average.toLocaleString(locale, oneDigit), count };
}
