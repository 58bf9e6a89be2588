import { describe, expect, test } from 'vitest';
import { reviews } from '#contract/reviews.ts';
import { type ReviewValues, sendReview } from './review-form.tsx';

const emptyReview = sendReview.read(new FormData());
const findMissing = (values: ReviewValues) => sendReview.check?.(values);
const filledIn = { ...emptyReview, rating: '4.5', name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' };

describe('what was left empty', () => {
  test('is named with the same words in the browser and by the contract', () => {
    const issues = reviews.submit.body.safeParse(emptyReview).error?.issues ?? [];
    const byContract = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]).toReversed());
    expect(findMissing(emptyReview)).toEqual(byContract);
    expect(Object.keys(byContract)).toHaveLength(3);
  });

  test('includes what holds only spaces', () => {
    expect(findMissing({ ...filledIn, name: '  ' })).toEqual({ name: 'Please enter your name.' });
  });

  test('does not include what is optional', () => {
    expect(findMissing({ ...filledIn, rating: '' })).toEqual({});
  });
});
