import type { Point } from './long-text-draft.ts';

// The steps in which a list of points is written. Places count from 0.

export function addPoint(points: readonly Point[]): readonly Point[] {
  return insertPoint(points, points.length, { title: '', description: '' });
}

export function insertPoint(points: readonly Point[], place: number, words: Omit<Point, 'key'>): readonly Point[] {
  return points.toSpliced(place, 0, { ...words, key: nextKey(points) });
}

export function changePoint(points: readonly Point[], place: number, change: Partial<Point>): readonly Point[] {
  return points.map((point, index) => (index === place ? { ...point, ...change } : point));
}

/** The last one leaves an empty one behind. */
export function removePoint(points: readonly Point[], place: number): readonly Point[] {
  return points.length > 1 ? points.toSpliced(place, 1) : [{ key: nextKey(points), title: '', description: '' }];
}

/** Where there is no such place, nothing moves. */
export function movePoint(points: readonly Point[], from: number, to: number): readonly Point[] {
  const point = points[from];
  if (!point || to < 0 || to >= points.length) return points;
  return points.toSpliced(from, 1).toSpliced(to, 0, point);
}

function nextKey(points: readonly Point[]) {
  return Math.max(0, ...points.map(({ key }) => key)) + 1;
}
