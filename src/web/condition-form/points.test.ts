import { expect, test } from 'vitest';
import { addPoint, changePoint, insertPoint, movePoint, removePoint } from './points.ts';

const points = ['a', 'b', 'c'].map((title, key) => ({ key, title, description: '' }));
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title).join('');
const keys = (list: readonly { key: number }[]) => new Set(list.map(({ key }) => key)).size;

test('a point moves one place, and not beyond the ends', () => {
  expect(titles(movePoint(points, 2, 1))).toBe('acb');
  expect(titles(movePoint(points, 0, 1))).toBe('bac');
  expect(movePoint(points, 0, -1)).toBe(points);
  expect(movePoint(points, 2, 3)).toBe(points);
});

test('a removed point comes back to its place under a key of its own', () => {
  const grown = addPoint(removePoint(points, 1));
  const back = insertPoint(grown, 1, { title: 'b', description: '' });
  expect(titles(back)).toBe('abc');
  expect(keys(back)).toBe(4);
});

test('the last point to be removed leaves an empty one behind', () => {
  expect(removePoint([{ key: 0, title: 'a', description: 'x' }], 0)).toEqual([{ key: 1, title: '', description: '' }]);
});

test('only the point at the place changes', () => {
  expect(titles(changePoint(points, 1, { title: 'x' }))).toBe('axc');
});
