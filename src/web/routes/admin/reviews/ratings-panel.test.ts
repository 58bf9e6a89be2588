import { expect, test } from 'vitest';
import { groupRatings } from './ratings-panel.tsx';

const halfSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

function ratingsOf(countOf: (rating: number) => number) {
  const distribution = halfSteps.map((rating) => ({ rating, count: countOf(rating) }));
  return { count: 0, average: null, distribution };
}

test('a half step counts towards the next whole star', () => {
  const all = ratingsOf((rating) => rating * 2);
  const active = ratingsOf((rating) => (rating >= 4 ? 1 : 0));
  expect(groupRatings(all, active)).toEqual([
    { label: '4.5 to 5', all: 19, active: 2 },
    { label: '3.5 to 4', all: 15, active: 1 },
    { label: '2.5 to 3', all: 11, active: 0 },
    { label: '1.5 to 2', all: 7, active: 0 },
    { label: '0.5 to 1', all: 3, active: 0 },
  ]);
});
